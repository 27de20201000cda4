import { useProfile } from '@/features/people/useProfile';
import { useSpeaks } from '@/features/session/useSpeaks';
import type { AppError } from '@/shared/errors/appError';
import { useLoad } from '@/shared/store/useLoad';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { Section } from '@/shared/ui/section/Section';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { loadWeeks } from '../requests';
import type { OwnPosts } from '../useOwnPosts';
import { bestOf, endOfDay, sumOf, weeksOf, type Week } from '../weeks';
import { Best } from './Best';
import styles from './Dashboard.module.css';
import { Lede } from './Lede';
import { useWalletTexts } from './walletTexts';
import { Weeks } from './Weeks';

interface DashboardProps {
  read: OwnPosts;
  /** The member's. */
  permalink: string;
  /** True where the heading of the page names it. */
  isLead: boolean;
}

/**
 * A fact of the week, twelve weeks of what the member wrote as a line of ink or a table, and the posts behind it
 * (SHELL-03). The backend counts the weeks, and who came in them; where it does not, they are summed up from the posts
 * that were read (ANY-06).
 */
export function Dashboard(props: DashboardProps) {
  const isTold = useSpeaks('dashboard');
  return isTold ? <Told {...props} /> : <SummedUp {...props} />;
}

function Told(props: DashboardProps) {
  const t = useWalletTexts();
  const { data, error, retry, cancel } = useLoad(loadWeeks, new Date(endOfDay(props.read.now)).toISOString());
  const { profile } = useProfile(props.permalink);
  const weeks = data ?? null;
  const came = weeks ? sumOf(weeks, 'followers') : 0;
  return (
    <Frame
      {...props}
      weeks={weeks}
      error={weeks ? null : error}
      failed={t('dashboard.notCounted')}
      retry={retry}
      cancel={cancel}
      followersBefore={Math.max(0, (profile?.counts.followers ?? 0) - came)}
      isTold
    />
  );
}

function SummedUp(props: DashboardProps) {
  const t = useWalletTexts();
  const { own, now, error, retry, cancel } = props.read;
  return (
    <Frame
      {...props}
      weeks={own && weeksOf(own, now)}
      error={error}
      failed={t('dashboard.failed')}
      retry={retry}
      cancel={cancel}
      followersBefore={0}
      isTold={false}
    />
  );
}

interface FrameProps extends DashboardProps {
  /** Null until they have come. */
  weeks: readonly Week[] | null;
  error: AppError | null;
  /** Names the failure. */
  failed: string;
  retry: () => void;
  cancel: () => void;
  /** Followers who came before the weeks. */
  followersBefore: number;
  /** The backend counted: all posts are in the weeks, however many were read. */
  isTold: boolean;
}

function Frame({ isLead, ...counted }: FrameProps) {
  const t = useWalletTexts();
  return (
    <>
      <Lede {...counted} />
      <div className={styles.dashboard}>
        {isLead ? (
          <Contents {...counted} />
        ) : (
          <Section title={t('titles.dashboard')}>
            <Contents {...counted} />
          </Section>
        )}
      </div>
    </>
  );
}

const shownBest = 3;

function Contents({
  weeks,
  error,
  failed,
  retry,
  cancel,
  read,
  followersBefore,
  isTold,
}: Omit<FrameProps, 'isLead' | 'permalink'>) {
  if (error) return <ErrorState title={failed} error={error} onRetry={retry} />;
  if (!weeks)
    return (
      <div aria-busy="true">
        <Skeleton height={300} shape="block" />
        <StillWorking onCancel={cancel} />
      </div>
    );
  const { own, isWhole } = read;
  const best = bestOf(own ?? [], weeks, shownBest);
  const notAll = own && !isWhole ? own.length : null;
  return (
    <>
      <Weeks weeks={weeks} best={best} followersBefore={followersBefore} notAll={isTold ? null : notAll} />
      {sumOf(weeks, 'posts') > 0 && <Best posts={best} read={read} notAll={isTold ? notAll : null} />}
    </>
  );
}
