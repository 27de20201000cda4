import type { OpenDatabase } from '../../db/open';
import { queueLoads } from '../../taskQueue';
import type { RunningJobs } from '../jobs/jobs';
import type { Streams } from '../streams';
import type { Gauge } from './prometheus';

interface Sources {
  database: Pick<OpenDatabase, 'load'>;
  jobs: Pick<RunningJobs, 'waiting'>;
  streams: Pick<Streams, 'count'>;
}

/** Figures that the parts of a running server tell of themselves. */
export function serverGauges({ database, jobs, streams }: Sources): readonly Gauge[] {
  return [
    {
      name: 'kith_database_work',
      help: 'Queries and transactions of the process under way, and those that wait for a connection.',
      read: () => {
        const { running, waiting } = database.load();
        return [
          { labels: { state: 'running' }, value: running },
          { labels: { state: 'waiting' }, value: waiting },
        ];
      },
    },
    {
      name: 'kith_tasks',
      help: 'Costly work of the process: hashing passwords, decoding pictures, reading videos.',
      read: () =>
        [...queueLoads()].flatMap(([queue, { running, waiting }]) => [
          { labels: { queue, state: 'running' }, value: running },
          { labels: { queue, state: 'waiting' }, value: waiting },
        ]),
    },
    {
      name: 'kith_jobs_waiting',
      help: 'Jobs of all processes that wait to be done.',
      read: async () => [...(await jobs.waiting())].map(([kind, value]) => ({ labels: { kind }, value })),
    },
    {
      name: 'kith_event_streams',
      help: 'Open event streams of the process.',
      read: () => [{ value: streams.count() }],
    },
  ];
}
