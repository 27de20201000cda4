import { pgTable, text } from 'drizzle-orm/pg-core';

/** Settings that the operator changes while the server runs, read by every server process (OPS-06). */
export const operatorSettings = pgTable('operator_settings', {
  name: text('name').$type<'maintenance' | 'hide-after' | 'hold-links'>().primaryKey(),
  value: text('value').notNull(),
});
