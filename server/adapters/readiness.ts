import { statfs } from 'node:fs/promises';

/** Longest wait for a check (OPS-04). */
const answerWithinMs = 500;
/** A question without an answer for so long is asked anew: its connection may be dead. */
const forgetAfterMs = 15_000;
/** Room that a large video and the database's own files need (decided). */
const leastFreeBytes = 256 * 1024 * 1024;

type ReadinessFault = 'database' | 'disk';

/** Tells whether the server can do its work (OPS-04). */
export interface Readiness {
  /** Names the checks that failed; answers within 500 ms whatever hangs. */
  faults(): Promise<ReadinessFault[]>;
}

interface ReadinessSettings {
  /** Any short question to the database. */
  askDatabase: () => Promise<unknown>;
  /** Bytes that are free where the data is. */
  freeBytes: () => Promise<number>;
}

/** Checks database and disk. Callers that ask at once share one question, so that probes never queue up. */
export function createReadiness({ askDatabase, freeBytes }: ReadinessSettings): Readiness {
  const database = shared(async () => {
    await askDatabase();
    return true;
  });
  const disk = shared(async () => (await freeBytes()) >= leastFreeBytes);
  return {
    async faults() {
      const [hasDatabase, hasRoom] = await Promise.all([inTime(database()), inTime(disk())]);
      return [...(hasDatabase ? [] : (['database'] as const)), ...(hasRoom ? [] : (['disk'] as const))];
    },
  };
}

/** Free bytes of the file system that holds a folder. */
export async function freeBytesAt(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}

function shared(check: () => Promise<boolean>): () => Promise<boolean> {
  let current: { answer: Promise<boolean>; since: number } | null = null;
  return () => {
    if (current !== null && performance.now() - current.since < forgetAfterMs) return current.answer;
    const asked = { answer: check().catch(() => false), since: performance.now() };
    current = asked;
    void asked.answer.then(() => {
      if (current === asked) current = null;
    });
    return asked.answer;
  };
}

function inTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), answerWithinMs);
    void answer.then((isFine) => {
      clearTimeout(timer);
      resolve(isFine);
    });
  });
}
