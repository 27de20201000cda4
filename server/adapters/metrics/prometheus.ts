import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCounter, createHistogram, writeSamples, type Sample } from './exposition';
import type { Metrics } from './metrics';

/** Upper ends in seconds, from a cached read to the longest upload. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Longest wait for a figure that the database knows. */
const sourceWithinMs = 500;
const sampleEveryMs = 10;
const nanoseconds = 1e9;

/** A figure that is read when somebody asks. A source that fails or hangs is left out. */
export interface Gauge {
  name: string;
  help: string;
  read: () => readonly Sample[] | Promise<readonly Sample[]>;
}

export interface RunningMetrics extends Metrics {
  /** All figures in Prometheus' text format. */
  text(): Promise<string>;
  stop(): void;
}

/** Collects the figures of this process. */
export function createPrometheus(gauges: readonly Gauge[]): RunningMetrics {
  const requests = createHistogram(
    'kith_request_seconds',
    'Time until an answer began, by route pattern.',
    bounds,
  );
  const refusals = createCounter('kith_rate_limited_total', 'Calls that a limit refused, by kind of limit.');
  const delay = monitorEventLoopDelay({ resolution: sampleEveryMs });
  delay.enable();

  function delaySamples(): Sample[] {
    const read = (quantile: string, value: number) => ({
      labels: { quantile },
      value: Number.isFinite(value) ? value / nanoseconds : 0,
    });
    const samples = [
      read('0.5', delay.percentile(50)),
      read('0.99', delay.percentile(99)),
      read('1', delay.count === 0 ? 0 : delay.max),
    ];
    delay.reset();
    return samples;
  }

  const own: readonly Gauge[] = [
    {
      name: 'kith_event_loop_delay_seconds',
      help: 'Delay of the event loop since these figures were last read.',
      read: delaySamples,
    },
    { name: 'kith_memory_bytes', help: 'Memory of the process.', read: memorySamples },
    {
      name: 'kith_uptime_seconds',
      help: 'Age of the process.',
      read: () => [{ value: process.uptime() }],
    },
  ];

  return {
    requestDone: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    limitReached: (rateClass) => refusals.add({ limit: rateClass }),
    async text() {
      const texts = await Promise.all([...own, ...gauges].map(gaugeText));
      const cpu = process.cpuUsage();
      return [
        requests.text(),
        refusals.text(),
        writeSamples('kith_cpu_seconds_total', 'Processor time of the process.', 'counter', [
          { value: (cpu.user + cpu.system) / 1e6 },
        ]),
        ...texts,
      ].join('');
    },
    stop: () => void delay.disable(),
  };
}

function memorySamples(): Sample[] {
  const { rss, heapUsed, external } = process.memoryUsage();
  return [
    { labels: { kind: 'resident' }, value: rss },
    { labels: { kind: 'heap' }, value: heapUsed },
    { labels: { kind: 'external' }, value: external },
  ];
}

async function gaugeText({ name, help, read }: Gauge): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Sample[]>((resolve) => {
    timer = setTimeout(() => resolve([]), sourceWithinMs);
  });
  const samples = await Promise.race([
    Promise.resolve()
      .then(read)
      .catch(() => []),
    late,
  ]);
  clearTimeout(timer);
  return samples.length === 0 ? '' : writeSamples(name, help, 'gauge', samples);
}
