import { ChartLine, TableProperties } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '@/features/posts/types';
import { tokenSymbol } from '@/shared/config/product';
import { formatCount, formatNumber } from '@/shared/lib/numbers/formatNumber';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Segment } from '@/shared/ui/segment/Segment';
import { formatTokens } from '../formatTokens';
import { areEmpty, measures, noonOfLastDay, runningTotals, weekOf, type Measure, type Week } from '../weeks';
import styles from './Dashboard.module.css';
import { InkLine } from './InkLine';
import { useWalletTexts } from './walletTexts';

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

interface WeeksProps {
  weeks: readonly Week[];
  /** Posts with a mark on the line. */
  best: readonly Post[];
  /** Followers who came before the weeks. */
  followersBefore: number;
  /** Number of the newest posts that are in the weeks, where those are not all. */
  notAll: number | null;
}

/** The weeks as a line of ink or a table, by the measure that the member chooses. */
export function Weeks({ weeks, best, followersBefore, notAll }: WeeksProps) {
  const t = useWalletTexts();
  const [wanted, setMeasure] = useState<Measure>('likes');
  const [isTable, setIsTable] = useState(false);
  // Without anything in the weeks, or where it is not known, there is nothing to choose.
  const known = areEmpty(weeks) ? [] : measures.filter((name) => weeks.some((week) => week[name] !== null));
  const measure = known.includes(wanted) ? wanted : 'likes';
  const before = measure === 'followers' ? followersBefore : 0;
  const totals = runningTotals(weeks, measure, before);
  const labels = weeks.map((week) => dayAndMonth.format(noonOfLastDay(week)));
  const format = measure === 'worth' ? formatTokens : formatCount;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>
          {t(known.includes('followers') ? 'dashboard.leadFollowers' : 'dashboard.lead')}{' '}
          {notAll !== null && t('dashboard.notAll', { count: notAll })}
        </p>
        <div className={styles.choices}>
          {known.length > 1 && (
            <Segment
              label={t('dashboard.measure')}
              value={measure}
              options={known.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
              onChange={setMeasure}
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
          marks={best.map(({ createdAt }) => weekOf(createdAt, weeks) ?? 0)}
          least={before}
          unit={measure === 'worth' ? tokenSymbol : t(`dashboard.units.${measure}`)}
          format={format}
          label={t('dashboard.picture', {
            measure: t(`dashboard.${measure}`),
            from: format(totals[0] ?? 0),
            to: format(totals.at(-1) ?? 0),
          })}
        />
      )}
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
          <tr key={week.from}>
            <th scope="row">{labels[index]}</th>
            <td>{formatNumber(week.posts)}</td>
            <td>{format(week[measure] ?? 0)}</td>
            <td>{format(totals[index] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
