import { getIn, setIn, type FormikErrors } from 'formik';
import type { ObjectSchema } from 'yup';

export type FormValues = Record<string, unknown>;

/** Loads the rules on demand, which keeps yup out of the first chunk. */
export type SchemaLoader = () => Promise<ObjectSchema<FormValues>>;

/**
 * Code of the first broken rule by field, nested like the values. Empty when the rules cannot be loaded, because the
 * server checks again.
 */
export async function findErrors(load: SchemaLoader, values: FormValues): Promise<FormikErrors<FormValues>> {
  const schema = await load().catch(() => null);
  if (!schema) return {};
  const broken = await schema.validate(values, { abortEarly: false }).then(
    () => [],
    (failure: unknown) => readBroken(failure),
  );
  return broken.reduce<FormikErrors<FormValues>>(
    (errors, { path, code }) =>
      getIn(errors, path) === undefined ? (setIn(errors, path, code) as FormikErrors<FormValues>) : errors,
    {},
  );
}

function readBroken(failure: unknown): { path: string; code: string }[] {
  if (!(failure instanceof Error) || failure.name !== 'ValidationError') throw failure;
  const { inner, path, message } = failure as Error & { inner?: unknown; path?: string };
  if (Array.isArray(inner) && inner.length > 0) return inner.flatMap(readBroken);
  return path === undefined ? [] : [{ path, code: message }];
}
