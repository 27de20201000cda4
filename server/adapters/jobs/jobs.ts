/** Kinds of jobs, with what they carry. */
interface JobKinds {
  /** Prepares a short video (CLIP-02). */
  'video.prepare': { clipId: number };
}
export type JobKind = keyof JobKinds;
export const jobKinds: readonly JobKind[] = ['video.prepare'];

/** Does a job; the signal ends with the server, and a job that throws is tried again. */
export type JobWork<K extends JobKind> = (data: JobKinds[K], signal: AbortSignal) => Promise<void>;

/** Work that outlives the process which asked for it: it is written down, and resumed after a restart. */
export interface Jobs {
  send<K extends JobKind>(kind: K, data: JobKinds[K]): Promise<void>;
}

/** Jobs of a running server. */
export interface RunningJobs extends Jobs {
  /** Does the jobs of a kind, one at a time, those of before the start first. */
  work<K extends JobKind>(kind: K, work: JobWork<K>): Promise<void>;
  /** Numbers of jobs by kind that are not begun. */
  waiting(): Promise<ReadonlyMap<JobKind, number>>;
  /** Interrupts what runs, which is tried again by the next start, and stops. */
  stop(): Promise<void>;
}
