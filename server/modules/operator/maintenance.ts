import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { operatorSettings } from '../../db/schema';
import type { AppDeps } from '../../http/deps';

type LookDeps = Pick<AppDeps, 'db' | 'lifecycle' | 'streams'>;

const pauseMs = 1_000;
const isMaintenance = eq(operatorSettings.name, 'maintenance');

/** Begins or ends maintenance for every process on the database (OPS-06). */
export async function setMaintenance(db: Database, isOn: boolean): Promise<void> {
  if (!isOn) {
    await db.delete(operatorSettings).where(isMaintenance);
    return;
  }
  const on = { name: 'maintenance', value: 'on' } as const;
  await db.insert(operatorSettings).values(on).onConflictDoNothing();
}

/**
 * Makes the function that reads whether there is maintenance, for the calls that follow. A change is told to this
 * process's streams at the reading after the one that found it: by then every process has found it, whichever of them
 * answers those who look (OPS-06, LIVE-02).
 */
export function createMaintenanceLook({ db, lifecycle, streams }: LookDeps): () => Promise<void> {
  let isUntold = false;
  return async () => {
    const found = await db
      .select({ value: operatorSettings.value })
      .from(operatorSettings)
      .where(isMaintenance);
    const isDue = isUntold;
    isUntold = lifecycle.isMaintenance !== found.length > 0;
    lifecycle.isMaintenance = found.length > 0;
    if (isDue) for (const { send } of streams.listeners()) send('maintenance', {});
  };
}

/**
 * Looks every second, so that the status needs no database. What was read last holds while there is none. Answers a
 * function that stops it.
 */
export function scheduleMaintenance(deps: LookDeps): () => void {
  const look = createMaintenanceLook(deps);
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  async function tick(): Promise<void> {
    await look().catch(() => undefined);
    if (!isStopped) plan();
  }
  function plan(): void {
    timer = setTimeout(() => void tick(), pauseMs);
    timer.unref();
  }
  void tick();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
