import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { GroupOfWeek } from '@/features/discover/ui/GroupOfWeek';
import { PersonOfWeek } from '@/features/discover/ui/PersonOfWeek';
import { groupsOfWeek, peopleOfWeek } from '@/features/discover/lists';
import { loadTagsOfWeek } from '@/features/discover/requests';
import { loadInvitation } from '@/features/invitations/requests';
import { InviteLink } from '@/features/invitations/ui/InviteLink';
import { users, type UsersState } from '@/features/people/entities';
import { followState } from '@/features/people/follows';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useNow } from '@/shared/lib/time/useNow';
import { useLoad } from '@/shared/store/useLoad';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Link } from '@/shared/ui/link/Link';
import { Section } from '@/shared/ui/section/Section';
import { PersonRowSkeleton } from '@/shared/ui/skeleton/PersonRowSkeleton';
import { CameBy } from './CameBy';
import styles from './FirstEdition.module.css';
import { useFirstEditionTexts } from './firstEditionTexts';

export { editionRooms as rooms } from '../editionRooms';

const shownPeople = 9;
const shownGroups = 3;
const shownTags = 7;
const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/**
 * The front page of an empty feed: neighbours with their best line, groups to join and tags of the week, above the
 * feed that fills as one follows (HOUR-01).
 */
export function FirstEdition({ onFinish }: { onFinish: () => void }) {
  const t = useFirstEditionTexts();
  const now = useNow();
  const invites = useSpeaks('invitation');
  return (
    <div className={styles.edition}>
      <header className={styles.head}>
        <p className={styles.date}>{longDate.format(now).replace(',', '')}</p>
        <h2 tabIndex={-1}>{t('title')}</h2>
        <p>{t('lead')}</p>
      </header>
      {invites ? <Invited /> : <People />}
      <div className={styles.columns}>
        <Groups />
        <Tags />
      </div>
      <SoFar onFinish={onFinish} />
    </div>
  );
}

/** Whoever brought the member stands above the neighbours, who wait so as not to be pushed down. */
function Invited() {
  const { data, error } = useLoad(loadInvitation);
  if (!data && !error) return <Waiting />;
  return (
    <>
      <CameBy />
      <People inviterId={data?.inviterId ?? null} />
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <PersonRowSkeleton count={9} />
    </div>
  );
}

function People({ inviterId = null }: { inviterId?: string | null }) {
  const t = useFirstEditionTexts();
  const { ids, error, isLoading, reload } = usePagedList(peopleOfWeek);
  const invites = useSpeaks('invitation');
  if (ids.length === 0 && error) return <ErrorState title={t('stuck')} error={error} onRetry={reload} />;
  if (ids.length === 0 && isLoading) return <Waiting />;
  if (ids.length === 0)
    return (
      <>
        <EmptyState seed="early" title={t('early')} text={t('earlyText')} />
        {invites && <InviteLink />}
      </>
    );
  return (
    <section className={styles.people} aria-label={t('people')}>
      {ids
        .filter((id) => id !== inviterId)
        .slice(0, shownPeople)
        .map((id, index) => (
          <PersonOfWeek key={id} id={id} look={index === 0 ? 'lead' : 'portrait'} />
        ))}
    </section>
  );
}

function Groups() {
  const t = useFirstEditionTexts();
  const { ids } = usePagedList(groupsOfWeek);
  if (ids.length === 0) return null;
  return (
    <Section title={t('groups')}>
      {ids.slice(0, shownGroups).map((id) => (
        <GroupOfWeek key={id} id={id} />
      ))}
    </Section>
  );
}

function Tags() {
  const t = useFirstEditionTexts();
  const { data = [] } = useLoad(loadTagsOfWeek);
  if (data.length === 0) return null;
  return (
    <Section title={t('tags')}>
      <ul className={styles.tags}>
        {data.slice(0, shownTags).map(({ tag, people }) => (
          <li key={tag}>
            <Link to={paths.search(`#${tag}`, 'post')} look="name">
              <bdi>#{tag}</bdi>
            </Link>
            <span>{formatCount(people)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Says how many one follows by now, and ends the front page. */
function SoFar({ onFinish }: { onFinish: () => void }) {
  const t = useFirstEditionTexts();
  const { ids } = usePagedList(peopleOfWeek);
  const count = useSelector(
    (state: UsersState) =>
      ids.filter((id) => {
        const person = users.select(state, id);
        return person !== undefined && followState(person) !== 'none';
      }).length,
  );
  return (
    <div className={styles.soFar}>
      <h2>{t('soFar')}</h2>
      <p role="status">{count === 0 ? t('nothingYet') : t('follows', { count })}</p>
      <Button variant="primary" icon={Printer} onClick={onFinish}>
        {t('print')}
      </Button>
    </div>
  );
}
