import { createContext, use } from 'react';
import type { AppError } from '../errors/appError';

export interface FormState {
  /** The owner's request runs. */
  isSubmitting: boolean;
  /** What the last attempt failed with. */
  failure: AppError | null;
  /** Codes of the server by field; each stands until its field is changed. */
  serverErrors: Readonly<Record<string, string>>;
  /** Seconds until the server takes the same again; 0 when it does now. */
  waitSeconds: number;
}

export const FormContext = createContext<FormState>({
  isSubmitting: false,
  failure: null,
  serverErrors: {},
  waitSeconds: 0,
});

/** What fields and buttons know of the form around them. */
export function useFormState(): FormState {
  return use(FormContext);
}
