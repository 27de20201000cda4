import { useRef } from 'react';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { useWidth } from '@/shared/lib/device/useWidth';
import styles from './InkLine.module.css';

interface InkLineProps {
  /** One of each week, the oldest first. */
  totals: readonly number[];
  /** Names of the weeks. */
  labels: readonly string[];
  /** Places of the marks 1, 2, 3 among the weeks. */
  marks: readonly number[];
  /** Accessible name. */
  label: string;
  /** The least that the line can show. */
  least?: number;
  /** Stands under the last total, where there is room. */
  unit?: string;
  format?: (total: number) => string;
}

/** Narrower drawings are lower, and name the first and the last week alone. In pixels. */
const narrow = 440;
/** Room for the name of a week, in pixels. */
const labelWidth = 64;

/** A line of ink through twelve weeks, with its marks and where it has come to; drawn as wide as its place. */
export function InkLine({
  label,
  totals,
  labels,
  marks,
  least = 0,
  unit,
  format = formatCount,
}: InkLineProps) {
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const isNarrow = width < narrow;
  const { height, start, end, top, base, mark } = isNarrow
    ? { height: 180, start: 12, end: width - 68, top: 34, base: 136, mark: 11 }
    : { height: 232, start: 12, end: width - 104, top: 48, base: 184, mark: 12 };
  const most = Math.max(...totals, least + 1);
  const last = totals.length - 1;
  const x = (week: number) => start + ((end - start) * week) / Math.max(1, last);
  const y = (total: number) => base - ((base - top) * (total - least)) / (most - least);
  const total = totals[last] ?? 0;
  const first = totals[0] ?? least;
  // A line that rises at once leaves no room for its first total.
  const isClear = (y(first) - y(totals[1] ?? first)) / (x(1) - x(0)) < 1 / 4;
  const named = isNarrow ? Math.max(1, last) : Math.max(1, Math.ceil((labelWidth * last) / (end - start)));
  return (
    <figure ref={figure} role="img" aria-label={label} className={styles.figure}>
      <svg width={width} height={height} data-narrow={isNarrow} aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <path
            key={part}
            className={styles.grid}
            d={`M${String(start)} ${String(base - (base - top) * part)}H${String(end)}`}
          />
        ))}
        <polyline
          className={styles.line}
          points={totals.map((value, week) => `${x(week)},${y(value)}`).join(' ')}
        />
        {labels.map(
          (text, week) =>
            (last - week) % named === 0 && (
              <text
                key={week}
                className={styles.axis}
                data-now={week === last}
                x={x(week)}
                y={height - 6}
                textAnchor={week === 0 ? 'start' : 'middle'}
              >
                {text}
              </text>
            ),
        )}
        {least > 0 && isClear && (
          <text className={styles.axis} x={start} y={y(first) - 12}>
            {format(first)}
          </text>
        )}
        <circle className={styles.end} cx={x(last)} cy={y(total)} r={6} />
        {marks.map((week, rank) => {
          const point = y(totals[week] ?? 0);
          const away = (point < (top + base) / 2 ? 1 : -1) * steps(marks, rank, last) * mark * 2;
          return <Mark key={rank} rank={rank} x={x(week)} y={point + away} radius={mark} />;
        })}
        <text className={styles.total} x={end + 18} y={y(total) + 8}>
          {format(total)}
        </text>
        {!isNarrow && (
          <text className={styles.axis} x={end + 18} y={y(total) + 26}>
            {unit}
          </text>
        )}
      </svg>
    </figure>
  );
}

/** Counts how far a mark stands from the line: those of one week in a row into the picture, clear of its end. */
function steps(marks: readonly number[], rank: number, last: number): number {
  const week = marks[rank];
  return marks.slice(0, rank).filter((other) => other === week).length + (week === last ? 1 : 0);
}

interface MarkProps {
  /** The first is 0. */
  rank: number;
  x: number;
  y: number;
  radius: number;
}

function Mark({ rank, x, y, radius }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.mark} r={radius} />
      <text className={styles.rank} textAnchor="middle" y={4.5}>
        {rank + 1}
      </text>
    </g>
  );
}
