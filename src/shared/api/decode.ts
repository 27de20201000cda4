import * as v from 'valibot';
import { malformedError, RequestError } from '../errors/appError';

/** Any schema whose output is T. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** For calls that answer without content. */
export const noContent: Schema<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Checks an answer at the door (API-07). @throws RequestError of kind `malformed` */
export function decode<T>(schema: Schema<T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (!result.success) {
    throw new RequestError(malformedError, { cause: new Error(v.summarize(result.issues)) });
  }
  return result.output;
}

/** A list answer whose malformed items are dropped; without `list`, or without one good item, it is malformed itself. */
export function listOf<T>(item: Schema<T>): Schema<{ list: T[]; count: number }> {
  return v.pipe(
    v.object({ list: v.array(v.unknown()), count: v.fallback(v.pipe(v.number(), v.minValue(0)), 0) }),
    v.transform(({ list, count }) => ({
      list: list.flatMap((entry) => {
        const result = v.safeParse(item, entry);
        return result.success ? [result.output] : [];
      }),
      count,
      received: list.length,
    })),
    // An empty page is the end of a list: one that nobody can read must not look like it.
    v.check(({ list, received }) => received === 0 || list.length > 0, 'No item of the list is well-formed'),
    v.transform(({ list, count }) => ({ list, count })),
  );
}
