import { useMemo, useState } from 'react';
import type { AppError } from '../errors/appError';
import type { FormValues } from './validation';

/** Names that a request has for fields of its form: `{ plainPassword: 'password' }`. */
export type RequestNames = Readonly<Record<string, string>>;

interface ServerErrors {
  /** By field, while it still holds the refused value. */
  serverErrors: Record<string, string>;
  /** Code of a refused field that the form does not have; the banner says it. */
  unshown: string | null;
}

/** Errors of the server at the form's own fields, whichever name it calls them by (ANY-03). */
export function useServerErrors(
  failure: AppError | null,
  values: FormValues,
  names: RequestNames | undefined,
): ServerErrors {
  const [refused, setRefused] = useState({ failure, values });
  if (refused.failure !== failure) setRefused({ failure, values });
  return useMemo(() => {
    const errors: ServerErrors = { serverErrors: {}, unshown: null };
    for (const [sent, code] of Object.entries(refused.failure?.fields ?? {})) {
      const name = fieldOf(sent, values, names);
      if (name === null) errors.unshown ??= code;
      else if (refused.values[name] === values[name]) errors.serverErrors[name] = code;
    }
    return errors;
  }, [refused, values, names]);
}

function fieldOf(sent: string, values: FormValues, names: RequestNames = {}): string | null {
  const spoken = sent.replace(/[_-](\w)/g, (_, letter: string) => letter.toUpperCase());
  const candidates = [sent, spoken, names[spoken] ?? ''];
  return candidates.find((name) => Object.hasOwn(values, name)) ?? null;
}
