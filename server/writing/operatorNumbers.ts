import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { operatorSettings } from '../db/schema';

type Name = 'hide-after' | 'hold-links';

/** Sets a number by which every server process goes from then on (OPS-06); null switches the rule off. */
export async function setOperatorNumber(db: Database, name: Name, number: number | null): Promise<void> {
  if (number === null) {
    await db.delete(operatorSettings).where(eq(operatorSettings.name, name));
    return;
  }
  const value = String(number);
  await db
    .insert(operatorSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: operatorSettings.name, set: { value } });
}

/** Reads a number that the operator has set; null while the rule is off. */
export async function operatorNumber(db: Database, name: Name): Promise<number | null> {
  const [row] = await db
    .select({ value: operatorSettings.value })
    .from(operatorSettings)
    .where(eq(operatorSettings.name, name));
  return row === undefined ? null : Number(row.value);
}
