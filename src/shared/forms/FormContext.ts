import { createContext, use } from 'react';
import type { AppError } from '../errors/appError';

export interface FormState {
  isSubmitting: boolean;
  /** True while what is typed would be lost, since the form goes once it is sent. */
  isLocked: boolean;
  failure: AppError | null;
  /** By field; removed when the field changes. */
  serverErrors: Readonly<Record<string, string>>;
  /** Code of a refused field that the form does not have. */
  unshown: string | null;
  /** Seconds until the server accepts the same values again; 0 when it does now. */
  waitSeconds: number;
}

export const FormContext = createContext<FormState>({
  isSubmitting: false,
  isLocked: false,
  failure: null,
  serverErrors: {},
  unshown: null,
  waitSeconds: 0,
});

export function useFormState(): FormState {
  return use(FormContext);
}
