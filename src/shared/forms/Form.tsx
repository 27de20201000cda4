import { FormikProvider, useFormik } from 'formik';
import { useEffect, useMemo, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { AppError } from '../errors/appError';
import { classNames } from '../lib/classNames/classNames';
import { untilIdle } from '../lib/idle/untilIdle';
import styles from './Form.module.css';
import { FormContext } from './FormContext';
import { useServerErrors, type RequestNames } from './useServerErrors';
import { useRetryDelay } from './useRetryDelay';
import { findErrors, type FormValues, type SchemaLoader } from './validation';

interface FormProps<Values extends FormValues> {
  initialValues: Values;
  /** `() => import('./loginSchema').then((module) => module.loginSchema)`; loaded once the page is idle. */
  schema: SchemaLoader;
  /** Called with valid values only, never while `isSubmitting`. */
  onSubmit: (values: Values) => void;
  isSubmitting: boolean;
  /** Set where the form goes with its success: its text fields take nothing while it is being sent. */
  endsWhenSent?: boolean;
  /** Failure of the last request. Its `fields` show at their fields, anything else in the FormBanner. */
  failure: AppError | null;
  /** Names of the request for fields that the form calls otherwise. */
  requestNames?: RequestNames;
  /** Accessible name, where no heading gives one. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Formik form with rules loaded on demand. Validates a field on blur once it was filled, and from then on while
 * typing. On submit, focuses the first invalid field. Keeps the values when the request fails.
 */
export function Form<Values extends FormValues>({
  initialValues,
  schema,
  onSubmit,
  isSubmitting,
  endsWhenSent = false,
  failure,
  requestNames,
  label,
  className,
  children,
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<FormValues>({
    initialValues,
    validate: (values) => findErrors(schema, values),
    onSubmit: (values, { setSubmitting }) => {
      onSubmit(values as Values);
      setSubmitting(false);
    },
  });
  const { serverErrors, unshown } = useServerErrors(failure, formik.values, requestNames);
  useFocusOnError(element, formik.isSubmitting, failure);
  const waitSeconds = useRetryDelay(failure, formik.values);
  const isLocked = endsWhenSent && isSubmitting;
  const context = useMemo(
    () => ({ isSubmitting, isLocked, failure, serverErrors, unshown, waitSeconds }),
    [isSubmitting, isLocked, failure, serverErrors, unshown, waitSeconds],
  );

  useEffect(() => {
    // A failure is ignored: checking loads again.
    void untilIdle()
      .then(schema)
      .catch(() => undefined);
  }, [schema]);

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
        >
          {children}
        </form>
      </FormContext>
    </FormikProvider>
  );
}

/** Focuses the first invalid field after a failed attempt, else the banner. */
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

function firstInvalid(form: HTMLFormElement | null): HTMLElement | null {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null;
  return invalid?.querySelector<HTMLElement>('input') ?? invalid;
}
