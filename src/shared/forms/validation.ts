import type { ObjectSchema } from 'yup';

/** Values of a form by field name. */
export type FormValues = Record<string, unknown>;

/** A form's rules, loaded on demand so that yup stays out of the first chunk. */
export type SchemaLoader = () => Promise<ObjectSchema<FormValues>>;

/**
 * The code of the first broken rule by field name. Where the rules cannot be loaded nothing is refused here: the
 * server checks again and its answer lands on the same fields.
 */
export async function findErrors(load: SchemaLoader, values: FormValues): Promise<Record<string, string>> {
  const schema = await load().catch(() => null);
  if (!schema) return {};
  const broken = await schema.validate(values, { abortEarly: false }).then(
    () => [],
    (failure: unknown) => readBroken(failure),
  );
  const errors: Record<string, string> = {};
  for (const { path, code } of broken) errors[path] ??= code;
  return errors;
}

/** yup's ValidationError, read without importing yup. */
function readBroken(failure: unknown): { path: string; code: string }[] {
  if (!(failure instanceof Error) || failure.name !== 'ValidationError') throw failure;
  const { inner, path, message } = failure as Error & { inner?: unknown; path?: string };
  if (Array.isArray(inner) && inner.length > 0) return inner.flatMap(readBroken);
  return path === undefined ? [] : [{ path, code: message }];
}
