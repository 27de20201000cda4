import { useSelector } from 'react-redux';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { useLoad } from '@/shared/store/useLoad';
import { usePagedList } from '@/shared/store/usePagedList';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Link } from '@/shared/ui/link/Link';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { groups, type GroupsState } from '../entities';
import { groupInvites } from '../lists';
import { loadWaiting } from '../requests';
import { GroupRow } from './GroupRow';
import styles from './Groups.module.css';
import { useGroupTexts } from './groupTexts';

const shownInvitations = 4;

/** Invitations to the member, and groups in which people wait for the member's answer; absent without any (GRP-01). */
export function WaitingForMe() {
  const t = useGroupTexts();
  const invitations = usePagedList(groupInvites, { direction: 'in', term: '' });
  const speaksWaiting = useSpeaks('groupLists');
  if (invitations.ids.length === 0 && !speaksWaiting) return null;
  return <Shown invited={invitations.ids} hasRequests={speaksWaiting} title={t('waiting.title')} />;
}

interface ShownProps {
  invited: readonly string[];
  hasRequests: boolean;
  title: string;
}

function Shown({ invited, hasRequests, title }: ShownProps) {
  const t = useGroupTexts();
  const known = useSelector(
    (state: Parameters<typeof loadWaiting.select>[0]) => loadWaiting.select(state).data,
  );
  const asked = hasRequests ? (known?.asked ?? []) : [];
  return (
    <>
      {hasRequests && <Loaded />}
      {invited.length + asked.length > 0 && (
        <section aria-label={title} className={styles.waiting}>
          <h2>{title}</h2>
          <ul>
            {invited.slice(0, shownInvitations).map((id) => (
              <li key={id}>
                <GroupRow id={id} />
              </li>
            ))}
            {asked.map(({ groupId, requests }) => (
              <li key={groupId}>
                <AskedGroup id={groupId} requests={requests} />
              </li>
            ))}
          </ul>
          {invited.length > shownInvitations && (
            <Link to={paths.groupInvitations('in')}>{t('waiting.more')}</Link>
          )}
        </section>
      )}
    </>
  );
}

/** Loads what waits anew on opening the page. */
function Loaded() {
  useLoad(loadWaiting);
  return null;
}

function AskedGroup({ id, requests }: { id: string; requests: number }) {
  const t = useGroupTexts();
  const group = useSelector((state: GroupsState) => groups.select(state, id));
  if (!group) return null;
  const { name, permalink, avatar } = group;
  return (
    <PersonRow
      kind="group"
      name={name}
      to={paths.group(permalink)}
      seed={id}
      image={avatar}
      meta={t('waiting.requests', { count: requests })}
      action={
        <ButtonLink size="sm" variant="primary" to={`${paths.group(permalink, 'members')}?tab=requests`}>
          {t('waiting.answer')}
        </ButtonLink>
      }
    />
  );
}
