import type { AppError } from '@/shared/errors/appError';
import { paths } from '@/shared/config/paths';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { areEmpty, sumOf, type Week } from '../weeks';
import styles from './Wallet.module.css';
import { useWalletTexts } from './walletTexts';

interface LedeProps {
  /** Null until they have come. */
  weeks: readonly Week[] | null;
  error: AppError | null;
}

/** The sentence above the line: one fact of the week, or that there is none yet. */
export function Lede({ weeks, error }: LedeProps) {
  const t = useWalletTexts();
  if (error) return <p className={styles.lede}>{t('lede.failed')}</p>;
  if (!weeks)
    return (
      <p className={styles.lede} aria-busy="true">
        <Skeleton width="min(100%, 14em)" height="0.8em" />
      </p>
    );
  if (!areEmpty(weeks)) return <Fact weeks={weeks} />;
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

function Fact({ weeks }: { weeks: readonly Week[] }) {
  const t = useWalletTexts();
  const last = weeks.slice(-1);
  const isQuiet = areEmpty(last);
  const told = isQuiet ? weeks : last;
  const [posts, likes, people] = [sumOf(told, 'posts'), sumOf(told, 'likes'), sumOf(told, 'followers')];
  const texts = {
    posts: t('posts', { count: posts, figure: formatCount(posts) }),
    likes: t('likes', { count: likes, figure: formatCount(likes) }),
    people: t('people', { count: people, figure: formatCount(people) }),
  };
  return <p className={styles.lede}>{t(`lede.${factOf(isQuiet, posts, people)}`, texts)}</p>;
}

function factOf(isQuiet: boolean, posts: number, people: number) {
  if (isQuiet) return posts === 0 ? 'quietCame' : 'quiet';
  if (people === 0) return 'week';
  return posts === 0 ? 'came' : 'both';
}
