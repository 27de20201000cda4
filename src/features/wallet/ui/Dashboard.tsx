import { ChartLine, TableProperties } from 'lucide-react';
import { useState } from 'react';
import type { AppError } from '@/shared/errors/appError';
import type { Post } from '@/features/posts/types';
import { PostLine } from '@/features/posts/ui/PostLine';
import { tokenSymbol } from '@/shared/config/product';
import { formatCount, formatNumber } from '@/shared/lib/numbers/formatNumber';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import { Section } from '@/shared/ui/section/Section';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { bestOf, runningTotals, weekCount, weekOf, weeksOf, type Week } from '../weeks';
import styles from './Dashboard.module.css';
import { InkLine } from './InkLine';
import { useWalletTexts } from './walletTexts';

interface DashboardProps {
  /** Null until they have come. */
  own: readonly Post[] | null;
  isWhole: boolean;
  error: AppError | null;
  now: number;
  retry: () => void;
  cancel: () => void;
  /** True where the heading of the page names it. */
  isLead: boolean;
}

/** Twelve weeks of what the member wrote, as a line of ink or a table, and the posts behind it (SHELL-03). */
export function Dashboard({ isLead, ...read }: DashboardProps) {
  const t = useWalletTexts();
  return (
    <div className={styles.dashboard}>
      {isLead ? (
        <Contents {...read} />
      ) : (
        <Section title={t('titles.dashboard')}>
          <Contents {...read} />
        </Section>
      )}
    </div>
  );
}

function Contents({ own, error, retry, cancel, ...rest }: Omit<DashboardProps, 'isLead'>) {
  const t = useWalletTexts();
  if (error) return <ErrorState title={t('dashboard.failed')} error={error} onRetry={retry} />;
  if (own) return <Weeks own={own} {...rest} />;
  return (
    <div aria-busy="true">
      <Skeleton height={300} shape="block" />
      <StillWorking onCancel={cancel} />
    </div>
  );
}

const shownBest = 3;
const measures = ['likes', 'worth'] as const;
type Measure = (typeof measures)[number];
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type WeeksProps = Pick<DashboardProps, 'isWhole' | 'now'> & { own: readonly Post[] };

function Weeks({ own, isWhole, now }: WeeksProps) {
  const t = useWalletTexts();
  const [wanted, setMeasure] = useState<Measure>('likes');
  const [isTable, setIsTable] = useState(false);
  // Without any known worth there is nothing to choose.
  const hasWorth = own.some(({ value }) => value !== null);
  const measure = hasWorth ? wanted : 'likes';
  const weeks = weeksOf(own, now);
  const totals = runningTotals(weeks, measure);
  const labels = weeks.map(({ endsOn }) => dayAndMonth.format(endsOn));
  const best = bestOf(own, now, shownBest);
  const format = (total: number) => (measure === 'worth' ? amount.format(total) : formatCount(total));
  const marks = best.map(({ createdAt }) => weekCount - 1 - (weekOf(createdAt, now) ?? 0));
  const name = t(`dashboard.${measure}`);
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>
          {t('dashboard.lead')} {!isWhole && t('dashboard.notAll', { count: own.length })}
        </p>
        <div className={styles.choices}>
          {hasWorth && (
            <RadioGroup
              label={t('dashboard.measure')}
              isLabelHidden
              layout="row"
              value={measure}
              options={measures.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
              onChange={(value) => setMeasure(value as Measure)}
            />
          )}
          <IconButton
            size="sm"
            icon={isTable ? ChartLine : TableProperties}
            label={isTable ? t('dashboard.line') : t('dashboard.table')}
            onClick={() => setIsTable(!isTable)}
          />
        </div>
      </div>
      {isTable ? (
        <WeekTable weeks={weeks} labels={labels} totals={totals} measure={measure} format={format} />
      ) : (
        <InkLine
          totals={totals}
          labels={labels}
          marks={marks}
          format={format}
          label={t('dashboard.picture', {
            measure: name,
            from: format(totals[0] ?? 0),
            to: format(totals.at(-1) ?? 0),
          })}
        />
      )}
      <Best posts={best} />
    </>
  );
}

interface WeekTableProps {
  weeks: readonly Week[];
  labels: readonly string[];
  totals: readonly number[];
  measure: Measure;
  format: (total: number) => string;
}

/** The line in numbers. */
function WeekTable({ weeks, labels, totals, measure, format }: WeekTableProps) {
  const t = useWalletTexts();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.week')}</th>
          <th scope="col">{t('numbers.posts')}</th>
          <th scope="col">{t(`dashboard.${measure}`)}</th>
          <th scope="col">{t('dashboard.total')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.endsOn}>
            <th scope="row">{labels[index]}</th>
            <td>{formatNumber(week.posts)}</td>
            <td>{format(week[measure])}</td>
            <td>{format(totals[index] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The posts behind the line, by their marks. */
function Best({ posts }: { posts: readonly Post[] }) {
  const t = useWalletTexts();
  if (posts.length === 0) return null;
  return (
    <ol className={styles.best} aria-label={t('dashboard.best')}>
      {posts.map((post, rank) => (
        <li key={post.id}>
          <span className={styles.rank} aria-hidden="true">
            {rank + 1}
          </span>
          <PostLine post={post}>
            {post.value !== null && post.value > 0 && (
              <span>{t('dashboard.tokens', { amount: amount.format(post.value), token: tokenSymbol })}</span>
            )}
          </PostLine>
        </li>
      ))}
    </ol>
  );
}
