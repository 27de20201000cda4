import { formatCount } from '@/shared/lib/numbers/formatNumber';
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
  format?: (total: number) => string;
}

const wide = { width: 952, height: 232, start: 12, end: 848, top: 48, base: 184, mark: 12 };
const narrow = { width: 358, height: 180, start: 12, end: 290, top: 34, base: 136, mark: 11 };
type Shape = typeof wide;

/** A line of ink through twelve weeks, with its marks and where it has come to; drawn for wide and narrow screens. */
export function InkLine({ label, ...line }: InkLineProps) {
  return (
    <figure role="img" aria-label={label} className={styles.figure}>
      <Drawing shape={wide} {...line} />
      <Drawing shape={narrow} {...line} />
    </figure>
  );
}

function Drawing({
  shape,
  totals,
  labels,
  marks,
  format = formatCount,
}: Omit<InkLineProps, 'label'> & { shape: Shape }) {
  const isNarrow = shape === narrow;
  const { width, height, start, end, top, base, mark } = shape;
  const most = Math.max(...totals, 1);
  const last = totals.length - 1;
  const x = (week: number) => start + ((end - start) * week) / Math.max(1, last);
  const y = (total: number) => base - ((base - top) * total) / most;
  const total = totals[last] ?? 0;
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className={isNarrow ? styles.narrow : styles.wide}
      aria-hidden="true"
    >
      {[0, 0.5, 1].map((part) => (
        <path
          key={part}
          className={styles.grid}
          d={`M${String(start)} ${String(y(most * part))}H${String(end)}`}
        />
      ))}
      <polyline
        className={styles.line}
        points={totals.map((value, week) => `${x(week)},${y(value)}`).join(' ')}
      />
      {labels.map(
        (text, week) =>
          (!isNarrow || week === 0 || week === last) && (
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
      <circle className={styles.end} cx={x(last)} cy={y(total)} r={6} />
      {marks.map((week, rank) => {
        // Marks of one week stand in a row from the line into the picture, clear of its end.
        const before =
          marks.slice(0, rank).filter((other) => other === week).length + (week === last ? 1 : 0);
        const point = y(totals[week] ?? 0);
        const away = (point < (top + base) / 2 ? 1 : -1) * before * mark * 2;
        return (
          <g key={rank} transform={`translate(${x(week)} ${point + away})`}>
            <circle className={styles.mark} r={mark} />
            <text className={styles.rank} textAnchor="middle" y={4.5}>
              {rank + 1}
            </text>
          </g>
        );
      })}
      <text className={styles.total} x={end + 18} y={y(total) + 8}>
        {format(total)}
      </text>
    </svg>
  );
}
