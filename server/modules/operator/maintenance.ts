import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { operatorSettings } from '../../db/schema';
import type { AppDeps } from '../../http/deps';

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

/** Reads whether there is maintenance, for the calls that follow. */
async function lookForMaintenance({ db, lifecycle }: Pick<AppDeps, 'db' | 'lifecycle'>): Promise<void> {
  const found = await db
    .select({ value: operatorSettings.value })
    .from(operatorSettings)
    .where(isMaintenance);
  lifecycle.isMaintenance = found.length > 0;
}

/**
 * Looks every second, so that the status needs no database. What was read last holds while there is none. Answers a
 * function that stops it.
 */
export function scheduleMaintenance(deps: Pick<AppDeps, 'db' | 'lifecycle'>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  async function tick(): Promise<void> {
    await lookForMaintenance(deps).catch(() => undefined);
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
