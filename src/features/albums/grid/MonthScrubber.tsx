import { useEffect, useState, type RefObject } from 'react';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import type { Month } from '../types';
import { useAlbumTexts } from '../ui/albumTexts';
import { monthName } from './months';
import styles from './MonthScrubber.module.css';

interface MonthScrubberProps {
  /** The latest first, in the order of the list. */
  months: readonly Month[];
  /** First month of the list. */
  from: string | null;
  /** Element that holds the grid. */
  grid: RefObject<HTMLElement | null>;
  /** Called with the month that was chosen, on release. */
  onChoose: (month: string) => void;
}

/** Slider beside the grid that leads to a month; follows what is in sight (ALB-02). */
export function MonthScrubber({ months, from, grid, onChoose }: MonthScrubberProps) {
  const t = useAlbumTexts();
  const inSight = useMonthInSight(grid, from ?? months[0]?.month ?? '');
  const [dragged, setDragged] = useState<number | null>(null);
  const current = Math.max(
    0,
    months.findIndex(({ month }) => month === inSight),
  );
  const at = dragged ?? current;
  const month = months[at];
  const choose = () => {
    if (dragged !== null && month && dragged !== current) onChoose(month.month);
    setDragged(null);
  };
  const { count = 0 } = month ?? {};
  const text = month
    ? t('monthAndCount', { month: monthName(month.month), count, figure: formatNumber(count) })
    : '';
  return (
    <div className={styles.scrubber}>
      <input
        type="range"
        className={styles.slider}
        aria-label={t('month')}
        aria-valuetext={text}
        min={0}
        max={months.length - 1}
        value={at}
        onChange={({ target }) => setDragged(Number(target.value))}
        onPointerUp={choose}
        onKeyUp={choose}
        onBlur={choose}
      />
      {dragged !== null && (
        <output
          className={styles.bubble}
          style={{ insetBlockStart: `${(at / Math.max(1, months.length - 1)) * 100}%` }}
        >
          {text}
        </output>
      )}
      <ol className={styles.years} aria-hidden="true">
        {yearsOf(months).map(({ year, share }) => (
          <li key={year} style={{ insetBlockStart: `${share * 100}%` }}>
            {year}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Years with the place at which each begins, from 0 to 1. */
function yearsOf(months: readonly Month[]): { year: string; share: number }[] {
  const last = Math.max(1, months.length - 1);
  return months.flatMap(({ month }, index) => {
    const year = month.slice(0, 4);
    return months[index - 1]?.month.startsWith(year) ? [] : [{ year, share: index / last }];
  });
}

/** Month of the row at the top of the window. */
function useMonthInSight(grid: RefObject<HTMLElement | null>, first: string): string {
  const [month, setMonth] = useState(first);
  const [before, setBefore] = useState(first);
  if (before !== first) {
    setBefore(first);
    setMonth(first);
  }
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const names = grid.current?.querySelectorAll<HTMLElement>('[data-month]') ?? [];
      const passed = [...names].filter((name) => name.getBoundingClientRect().top < innerHeight / 3);
      const found = passed.at(-1)?.dataset['month'];
      if (found !== undefined) setMonth(found);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [grid]);
  return month;
}
