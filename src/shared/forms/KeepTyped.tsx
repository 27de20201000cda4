import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { createTypedValues } from './typedValues';

interface KeepTypedProps<Values> {
  typed: ReturnType<typeof createTypedValues<Values>>;
  /** Key under which the values are kept. */
  as: string;
}

/** Keeps what is entered while the form around it shows (SHELL-14). */
export function KeepTyped<Values>({ typed, as: key }: KeepTypedProps<Values>) {
  const { values } = useFormikContext<Values>();
  useEffect(() => typed.keep(key, values), [key, typed, values]);
  return null;
}
