/*
 * Prometheus' text format, version 0.0.4. Its library for Node is deprecated, the successor needs a newer Node than
 * this server, and both bring 5 MB for what these lines do.
 */

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string>>;

export interface Sample {
  labels?: Labels;
  value: number;
}

const escape = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const numberText = (value: number) =>
  value === Infinity ? '+Inf' : value === -Infinity ? '-Inf' : String(value);

/** Lines of one figure with its help and type. */
export function writeSamples(
  name: string,
  help: string,
  type: 'counter' | 'gauge',
  samples: readonly Sample[],
): string {
  const lines = samples.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${numberText(value)}`);
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

/** Counts by labels. */
export function createCounter(name: string, help: string) {
  const counts = new Map<string, { labels: Labels; value: number }>();
  return {
    add(labels: Labels): void {
      const key = labelText(labels);
      const count = counts.get(key) ?? { labels, value: 0 };
      count.value += 1;
      counts.set(key, count);
    },
    text: () => writeSamples(name, help, 'counter', [...counts.values()]),
  };
}

/** Distribution of durations in seconds by labels; `bounds` are the upper ends of its buckets, ascending. */
export function createHistogram(name: string, help: string, bounds: readonly number[]) {
  const series = new Map<string, { labels: Labels; counts: number[]; count: number; sum: number }>();
  return {
    observe(labels: Labels, value: number): void {
      const key = labelText(labels);
      const found = series.get(key) ?? { labels, counts: bounds.map(() => 0), count: 0, sum: 0 };
      const bucket = bounds.findIndex((bound) => value <= bound);
      if (bucket !== -1) found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
      found.count += 1;
      found.sum += value;
      series.set(key, found);
    },
    text(): string {
      const lines = [...series.values()].flatMap(({ labels, counts, count, sum }) => {
        let below = 0;
        const buckets = counts.map((inBucket, index) => {
          below += inBucket;
          return `${name}_bucket${labelText({ ...labels, le: numberText(bounds[index] ?? Infinity) })} ${below}`;
        });
        return [
          ...buckets,
          `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${labelText(labels)} ${sum}`,
          `${name}_count${labelText(labels)} ${count}`,
        ];
      });
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n');
    },
  };
}
