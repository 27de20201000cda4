import { z } from 'zod';
import { isStorable } from '@/shared/rules/text';
import { ApiError, isErrorCode, notFound } from '../errors';

const maxDepth = 32;
/** Limits on the named fields of a body and on all its values, at any depth. */
const maxFields = 200;
const maxValues = 2000;
const maxPage = 10_000;
const maxPerPage = 100;

/** An id in a path; anything else is 404, because it cannot exist. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .refine(Number.isSafeInteger);

/** A number in a query, from 1. */
export const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= max);

/** Query of every list; `perPage` is the default page size. */
export const pageQuery = (perPage: number) => ({
  page: wholeNumber(maxPage).default(1),
  per_page: wholeNumber(maxPerPage).default(perPage),
});

/** Limit and offset of a `pageQuery`. */
export function offsetOf({ page, per_page }: { page: number; per_page: number }): {
  limit: number;
  offset: number;
} {
  return { limit: per_page, offset: (page - 1) * per_page };
}

/** Parses path parts; anything unexpected is 404. */
export function parseParams<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success || !isStorableAll(parsed.data)) throw notFound();
  return parsed.data;
}

function isStorableAll(params: unknown): boolean {
  return (
    typeof params !== 'object' ||
    params === null ||
    Object.values(params).every((part) => typeof part !== 'string' || isStorable(part))
  );
}

/** Parses query strings; anything unexpected is 400. */
export function parseQuery<T>(schema: z.ZodType<T>, value: Record<string, string>): T {
  requireStorable(value);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError(400, 'validationError', { fields: fieldCodes(parsed.error) });
  return parsed.data;
}

/** Parses bodies; wrong fields of a well-formed body are 422. A schema's message is the field's code. */
export function parseBody<T>(schema: z.ZodType<T>, value: unknown): T {
  requireStorable(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ApiError(400, 'validationError');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = fieldCodes(parsed.error);
  const codes = new Set(Object.values(fields));
  const [only] = codes;
  throw new ApiError(422, codes.size === 1 && only !== undefined ? only : 'validationError', { fields });
}

function fieldCodes(error: z.ZodError) {
  return Object.fromEntries(
    error.issues.map((issue) => [
      issue.path.join('.'),
      isErrorCode(issue.message) ? issue.message : ('validationError' as const),
    ]),
  );
}

/** Refuses NUL, lone surrogates, deep nesting and floods of fields. */
function requireStorable(value: unknown): void {
  let fields = 0;
  let values = 0;
  const visit = (part: unknown, depth: number): void => {
    values += 1;
    if (depth > maxDepth || fields > maxFields || values > maxValues)
      throw new ApiError(400, 'validationError');
    if (typeof part === 'string' && !isStorable(part)) throw new ApiError(400, 'validationError');
    if (typeof part !== 'object' || part === null) return;
    const isList = Array.isArray(part);
    for (const [key, child] of Object.entries(part)) {
      if (!isList) fields += 1;
      if (!isStorable(key)) throw new ApiError(400, 'validationError');
      visit(child, depth + 1);
    }
  };
  visit(value, 0);
}
