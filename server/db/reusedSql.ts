import { is, Param, Placeholder, sql, StringChunk, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

type Values<Name extends string> = Record<Name, number | string>;
/** Puts the value of each use between two pieces of text. */
type Slot<Name extends string> = (values: Values<Name>) => Param;

const dialect = new PgDialect();

/**
 * Keeps the text of a piece of SQL that differs in a few values only. drizzle writes every part of a statement anew at
 * each use; for a list of posts that costs as much as its answer (SRV-02). `build` is called once, at the first use.
 */
export function reusedSql<Name extends string, T>(
  names: readonly Name[],
  build: (values: Record<Name, SQL>) => SQL<T>,
): (values: Values<Name>) => SQL<T> {
  let parts: { texts: StringChunk[]; slots: Slot<Name>[] } | undefined;
  return (values) => {
    parts ??= partsOf(names, build);
    const { texts, slots } = parts;
    return sql.join(
      texts.flatMap((text, index) => {
        const slot = slots[index];
        return slot === undefined ? [text] : [text, slot(values)];
      }),
    ) as SQL<T>;
  };
}

function partsOf<Name extends string>(
  names: readonly Name[],
  build: (values: Record<Name, SQL>) => SQL,
): { texts: StringChunk[]; slots: Slot<Name>[] } {
  const named = names.map((name) => [name, sql`${sql.placeholder(name)}`] as const);
  const query = dialect.sqlToQuery(build(Object.fromEntries(named) as Record<Name, SQL>));
  const texts = query.sql.split(/\$\d+/).map((text) => new StringChunk(text));
  return { texts, slots: query.params.map((value) => slotOf(names, value)) };
}

/** A value that an operator such as `eq` compares keeps the column's way of writing it. */
function slotOf<Name extends string>(names: readonly Name[], value: unknown): Slot<Name> {
  const [held, encoder] = is(value, Param) ? [value.value, value.encoder] : [value, undefined];
  const name = is(held, Placeholder) ? names.find((one) => one === held.name) : undefined;
  if (name === undefined) return () => sql.param(value);
  return (values) => (encoder === undefined ? sql.param(values[name]) : sql.param(values[name], encoder));
}
