import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts';
import { useConfirmLeaving } from '../lib/leaving/leaving';
import { isSameJson } from '../lib/json/sameJson';
import { Button } from '../ui/button/Button';
import { VisuallyHidden } from '../ui/visuallyHidden/VisuallyHidden';
import { FormBanner } from './FormBanner';
import { thingErrorText } from './thingErrorText';
import { useFormState } from './FormContext';
import styles from './SaveBar.module.css';
import { useSavingTexts } from './savingTexts';
import { SubmitButton } from './SubmitButton';
import type { FormValues } from './validation';

interface SaveBarProps {
  /** The server's values. */
  saved: FormValues;
  status: 'idle' | 'pending' | 'succeeded' | 'failed';
  /** More about the changes, above the buttons. */
  children?: ReactNode;
}

/**
 * Appears below a form with unsaved changes: saves or discards them. While visible, leaving the page asks first.
 * When it disappears, the focus returns to the last edited field.
 */
export function SaveBar({ saved, status, children }: SaveBarProps) {
  const t = useSavingTexts();
  const common = useTexts('common');
  const { dirty, resetForm } = useFormikContext();
  const { isSubmitting } = useFormState();
  const bar = useLastField(dirty);
  useSavedValues(saved, status);
  useConfirmLeaving(dirty);

  return (
    <>
      <div ref={bar} className={styles.bar} hidden={!dirty}>
        {children}
        <FormBanner describe={thingErrorText} />
        <div className={styles.barRow}>
          <p className={styles.barText}>{t('unsaved')}</p>
          <Button variant="quiet" disabled={isSubmitting} onClick={() => resetForm()}>
            {t('discard')}
          </Button>
          <SubmitButton loadingLabel={t('saving')}>{common('save')}</SubmitButton>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{dirty ? t('unsaved') : status === 'succeeded' ? t('saved') : ''}</span>
      </VisuallyHidden>
    </>
  );
}

/**
 * Shows the server's values after a save, and in fields that nobody changed here also what is saved elsewhere, so that
 * a save takes nobody's change back. What is typed stays.
 */
function useSavedValues(saved: FormValues, status: SaveBarProps['status']): void {
  const { values, initialValues, touched, resetForm, setValues } = useFormikContext<FormValues>();
  const last = useRef({ status, sent: values });

  const showSaved = (before: FormValues) => {
    const typed = Object.entries(values).filter(([name, value]) => !isSameJson(value, before[name]));
    resetForm({ values: saved, touched });
    if (typed.length > 0) void setValues({ ...saved, ...Object.fromEntries(typed) });
  };
  const follow = useEffectEvent(() => {
    const isNew = last.current.status !== status;
    last.current = { status, sent: isNew && status === 'pending' ? values : last.current.sent };
    if (isNew && status === 'succeeded') showSaved(last.current.sent);
    else if (!isSameJson(saved, initialValues)) showSaved(initialValues);
  });
  const savedText = JSON.stringify(saved);
  useEffect(() => follow(), [savedText, status]);
}

function useLastField(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const form = bar.current?.closest('form');
    const noteFocus = ({ target }: FocusEvent) => {
      hadFocus.current = target instanceof Node && bar.current?.contains(target) === true;
    };
    const noteEdit = ({ target }: Event) => {
      if (target instanceof HTMLElement) field.current = target;
    };
    form?.addEventListener('focusin', noteFocus);
    form?.addEventListener('input', noteEdit);
    return () => {
      form?.removeEventListener('focusin', noteFocus);
      form?.removeEventListener('input', noteEdit);
    };
  }, []);

  useEffect(() => {
    if (isShown || !hadFocus.current) return;
    hadFocus.current = false;
    field.current?.focus();
  }, [isShown]);
  return bar;
}
