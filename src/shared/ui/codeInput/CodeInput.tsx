import { useId, useRef, type Ref } from 'react';
import { twoFactorCodeLength } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { Field } from '../field/Field';
import styles from './CodeInput.module.css';

interface CodeInputProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  error?: string | undefined;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  hasAutoFocus?: boolean;
  onChange: (value: string) => void;
  /** Called once per complete code. */
  onComplete: (code: string) => void;
}

/**
 * Six-digit code: one real input under six drawn boxes, so that paste, autofill from a text message and screen
 * readers work as in any field (TFA-01). Drops anything but digits.
 */
export function CodeInput({
  ref,
  value,
  error,
  isDisabled = false,
  isLabelHidden = false,
  hasAutoFocus = false,
  onChange,
  onComplete,
}: CodeInputProps) {
  const t = useTexts('common');
  const id = useId();
  const sent = useRef('');
  const change = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, twoFactorCodeLength);
    onChange(code);
    if (code.length < twoFactorCodeLength) sent.current = '';
    else if (code !== sent.current) {
      sent.current = code;
      onComplete(code);
    }
  };
  const current = Math.min(value.length, twoFactorCodeLength - 1);

  return (
    <Field label={t('code.label')} isLabelHidden={isLabelHidden} error={error} id={id}>
      {(control) => (
        <div className={styles.code} data-invalid={error !== undefined} data-disabled={isDisabled}>
          <input
            {...control}
            ref={ref}
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            // Leaves room for a code pasted with spaces or hyphens.
            maxLength={twoFactorCodeLength * 2}
            autoFocus={hasAutoFocus}
            disabled={isDisabled}
            value={value}
            onChange={(event) => change(event.target.value)}
            onSelect={(event) => {
              // Keeps the real caret at the end, where the drawn one is.
              const { value: text, selectionStart } = event.currentTarget;
              if (selectionStart !== text.length) {
                event.currentTarget.setSelectionRange(text.length, text.length);
              }
            }}
          />
          {Array.from({ length: twoFactorCodeLength }, (_, position) => (
            <span
              key={position}
              className={styles.box}
              data-current={position === current}
              aria-hidden="true"
            >
              {value[position]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
