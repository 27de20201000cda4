import * as v from 'valibot';
import { malformedError, RequestError } from '../errors/appError';

export type Schema<T> = v.GenericSchema<unknown, T>;

export const noContent: Schema<undefined> = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
);

/** Validates an answer (API-07). @throws RequestError of kind `malformed` */
export function decode<T>(schema: Schema<T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (!result.success) {
    throw new RequestError(malformedError, { cause: new Error(v.summarize(result.issues)) });
  }
  return result.output;
}

/** Schema of a list that drops malformed items. Fails without `list`, and when every item is malformed. */
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
    // An empty page means the end of the list, which an unreadable one must not imitate.
    v.check(({ list, received }) => received === 0 || list.length > 0, 'No item of the list is well-formed'),
    v.transform(({ list, count }) => ({ list, count })),
  );
}
