import type { AppError } from '@/shared/errors/appError';
import type { Post } from '@/features/posts/types';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { weeksOf, type Week } from '../weeks';
import styles from './Wallet.module.css';
import { useWalletTexts } from './walletTexts';

interface LedeProps {
  /** Null until they have come. */
  own: readonly Post[] | null;
  error: AppError | null;
  now: number;
}

/** The sentence above the line: one fact of the week, or that there is none yet. */
export function Lede({ own, error, now }: LedeProps) {
  const t = useWalletTexts();
  const told = (weeks: readonly Week[]) => {
    const posts = weeks.reduce((sum, week) => sum + week.posts, 0);
    const likes = weeks.reduce((sum, week) => sum + week.likes, 0);
    return {
      posts: t('posts', { count: posts, figure: formatCount(posts) }),
      likes: t('likes', { count: likes, figure: formatCount(likes) }),
    };
  };
  if (error) return <p className={styles.lede}>{t('lede.failed')}</p>;
  if (!own)
    return (
      <p className={styles.lede} aria-busy="true">
        <Skeleton width="min(100%, 14em)" height="0.8em" />
      </p>
    );
  const weeks = weeksOf(own, now);
  const isFirst = weeks.every((week) => week.posts === 0);
  if (!isFirst) {
    const last = weeks.slice(-1);
    const isQuiet = last[0]?.posts === 0;
    return (
      <p className={styles.lede}>{isQuiet ? t('lede.quiet', told(weeks)) : t('lede.week', told(last))}</p>
    );
  }
  return (
    <>
      <p className={styles.lede}>{t('lede.first')}</p>
      <p className={styles.under}>{t('lede.firstText')}</p>
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={paths.feed} state={{ compose: true }}>
          {t('write')}
        </ButtonLink>
        <ButtonLink to={paths.suggestedPeople}>{t('find')}</ButtonLink>
      </div>
    </>
  );
}
