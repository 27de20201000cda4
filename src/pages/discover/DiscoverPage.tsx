import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { discoverRoom } from '@/features/discover/room';
import { useDiscoverTexts } from '@/features/discover/ui/discoverTexts';
import { Week } from '@/features/discover/ui/Week';
import { groupsRoom } from '@/features/groups/room';
import { invitationsRoom } from '@/features/invitations/room';
import { useSpeaks } from '@/features/session/useSpeaks';
import { selectIsStatusKnown } from '@/features/session/status';
import { discoverKinds, paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { dayMs } from '@/shared/lib/time/durations';
import { useNow } from '@/shared/lib/time/useNow';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import styles from './DiscoverPage.module.css';

const AllOfWeek = lazyPart(async () => (await import('@/features/discover/ui/AllOfWeek')).AllOfWeek);
const InviteLink = lazyPart(async () => (await import('@/features/invitations/ui/InviteLink')).InviteLink);
const NotFoundPage = lazyPart(async () => (await import('../status/NotFoundPage')).default);

export const rooms = [discoverRoom, groupsRoom, invitationsRoom];

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const weekMs = 7 * dayMs;

/**
 * Best of the week among what any member may see (HOUR-02). A backend without these calls has no such page (ANY-06).
 */
export default function DiscoverPage() {
  const t = useDiscoverTexts();
  const { kind: named } = useParams();
  const now = useNow();
  const isSpoken = useSpeaks('discover');
  const invites = useSpeaks('invitation');
  const kind = discoverKinds.find((known) => known === named);
  useDocumentTitle(kind === undefined ? t('title') : t(`titles.${kind}`));
  const isKnown = useSelector(selectIsStatusKnown);
  if ((isKnown && !isSpoken) || (named !== undefined && kind === undefined)) return <NotFoundPage />;
  return (
    <>
      <Masthead aside={t('week', { from: day.format(now - weekMs), to: day.format(now) })}>
        {t('title')}
      </Masthead>
      <LinkTabs
        label={t('title')}
        tabs={[
          { to: paths.discover, label: t('tabs.week'), isExact: true },
          ...discoverKinds.map((tab) => ({ to: paths.discovered(tab), label: t(`tabs.${tab}`) })),
        ]}
      />
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        {kind === undefined ? <Week /> : <AllOfWeek key={kind} kind={kind} />}
      </Suspense>
      <Suspense>{invites && kind === undefined && <InviteLink />}</Suspense>
    </>
  );
}
