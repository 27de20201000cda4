import { FormikProvider, useFormik } from 'formik';
import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { AppError } from '../errors/appError';
import { classNames } from '../lib/classNames/classNames';
import styles from './Form.module.css';
import { FormContext } from './FormContext';
import { useWait } from './useWait';
import { findErrors, type FormValues, type SchemaLoader } from './validation';

interface FormProps<Values extends FormValues> {
  initialValues: Values;
  /** `() => import('./loginSchema').then((module) => module.loginSchema)`; loaded when the form gets the focus. */
  schema: SchemaLoader;
  /** Called with valid values only, never while `isSubmitting`. Sends the request; the rest comes by the props. */
  onSubmit: (values: Values) => void;
  /** The request runs. */
  isSubmitting: boolean;
  /** What the last request failed with, or null. Its `fields` land on their fields, the rest on the FormBanner. */
  failure: AppError | null;
  /** The accessible name, where no heading says it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form: Formik with rules loaded on demand. A field is checked when it is left and live from then on; on submit the
 * focus moves to the first field in error; what was typed stays when the request fails.
 */
export function Form<Values extends FormValues>({
  initialValues,
  schema,
  onSubmit,
  isSubmitting,
  failure,
  label,
  className,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<FormValues>({
    initialValues,
    validate: (values) => findErrors(schema, values),
    onSubmit: (values, { setSubmitting }) => {
      // Formik hands back what it was given, with the fields' values.
      onSubmit(values as Values);
      setSubmitting(false);
    },
  });
  const serverErrors = useServerErrors(failure, formik.values);
  useFocusOnError(element, formik.isSubmitting, failure);
  const waitSeconds = useWait(failure, formik.values);
  const context = useMemo(
    () => ({ isSubmitting, failure, serverErrors, waitSeconds }),
    [isSubmitting, failure, serverErrors, waitSeconds],
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSubmitting && !formik.isSubmitting && waitSeconds === 0) formik.handleSubmit();
  };
  return (
    <FormikProvider value={formik}>
      <FormContext value={context}>
        <form
          ref={element}
          noValidate
          aria-label={label}
          className={classNames(styles.form, className)}
          onSubmit={submit}
          onFocus={() => void schema().catch(() => undefined)}
        >
          {children}
        </form>
      </FormContext>
    </FormikProvider>
  );
}

/** The server's codes of the fields that still hold what it refused. */
function useServerErrors(failure: AppError | null, values: FormValues): Record<string, string> {
  const [refused, setRefused] = useState({ failure, values });
  if (refused.failure !== failure) setRefused({ failure, values });
  return useMemo(() => {
    const fields = Object.entries(refused.failure?.fields ?? {});
    return Object.fromEntries(fields.filter(([name]) => refused.values[name] === values[name]));
  }, [refused, values]);
}

/** After a failed attempt the focus stands on the first field in error, else on the banner. */
function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  isChecking: boolean,
  failure: AppError | null,
): void {
  const wasChecking = useRef(false);
  useEffect(() => {
    if (wasChecking.current && !isChecking) firstInvalid(form.current)?.focus();
    wasChecking.current = isChecking;
  }, [form, isChecking]);

  useEffect(() => {
    if (!failure) return;
    const banner = form.current?.querySelector<HTMLElement>('[data-form-banner]');
    (firstInvalid(form.current) ?? banner)?.focus();
  }, [form, failure]);
}

/** The control itself, or the first one of a group that is invalid as a whole. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
  return invalid?.querySelector<HTMLElement>('input') ?? invalid;
}
