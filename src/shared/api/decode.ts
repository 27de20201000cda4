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
    throw new RequestError(malformedError, { cause: result.issues });
  }
  return result.output;
}

/** Schema of a write's answer: null where the backend says something else, or nothing at all (ANY-02). */
export function perhaps<T>(schema: Schema<T>): Schema<T | null> {
  return v.fallback(v.nullable(schema), null);
}

/** Schema of a write's answer that counts only if it is the whole thing, told by these fields, not a part of it. */
export function whole<T>(schema: Schema<T>, fields: readonly string[]): Schema<T | null> {
  const hasAll = (body: unknown) =>
    typeof body === 'object' && body !== null && fields.every((field) => field in body);
  return perhaps(v.pipe(v.unknown(), v.check(hasAll), schema));
}

/**
 * Schema of a list that drops malformed items. Fails without `list`, and when every item is malformed. `count` is null
 * where the backend does not tell a total, tells one that cannot be, or says that there are `more`.
 */
export function listOf<T>(item: Schema<T>): Schema<{ list: T[]; count: number | null }> {
  return v.pipe(
    v.object({ list: v.array(v.unknown()), count: numberOrNull, more: v.optional(v.unknown()) }),
    v.transform(({ list, count, more }) => ({
      list: list.flatMap((entry) => {
        const result = v.safeParse(item, entry);
        return result.success ? [result.output] : [];
      }),
      count: count !== null && count >= list.length && more !== true ? count : null,
      received: list.length,
    })),
    // An empty page means the end of the list, which an unreadable one must not imitate.
    v.check(({ list, received }) => received === 0 || list.length > 0, 'No item of the list is well-formed'),
    v.transform(({ list, count }) => ({ list, count })),
  );
}

/** True unless a part of a path would walk that path. */
export function isSegment(part: string): boolean {
  return !/^\.\.?$/.test(part);
}

/** An id, text or number on the wire; one that no path can carry makes its thing malformed (ANY-01). */
export const id = v.pipe(
  v.custom<string | number>((told) => isTextOrNumber(told) && told !== '' && isSegment(String(told))),
  v.transform(String),
);
export const idOrNull = v.fallback(v.nullable(id), null);

const isTextOrNumber = (told: unknown) => typeof told === 'string' || Number.isFinite(told);

/** Yes or no, in the ways that backends write it. */
export const yesOrNo = v.pipe(
  v.custom<boolean | number | string>((told) => /^(true|false|0|1)$/.test(String(told))),
  v.transform((told) => /^[t1]/.test(String(told))),
);
export const numeric = v.pipe(
  v.custom<number | string>((told) => isTextOrNumber(told) && told !== '' && !Number.isNaN(Number(told))),
  v.transform(Number),
);

/** Uses the id as the address of a thing that has none. */
export function addressed<T extends { id: string; permalink: string | null }>(thing: T) {
  return { ...thing, permalink: thing.permalink ?? thing.id };
}

// Defaults of fields that are absent, null or of another type (ANY-01).
export const text = v.fallback(v.string(), '');
export const textOrNull = v.fallback(v.nullable(v.string()), null);
export const number = v.fallback(numeric, 0);
export const numberOrNull = v.fallback(v.nullable(numeric), null);
/** A number of things: 0 or more. */
export const total = v.fallback(
  v.pipe(
    numeric,
    v.check((told) => told >= 0),
  ),
  0,
);
export const flag = flagOr(false);

export function flagOr(fallback: boolean) {
  return v.fallback(yesOrNo, fallback);
}
