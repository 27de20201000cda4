import { useId, useRef, type Ref } from 'react';
import { twoFactorCodeLength } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { Field } from '../field/Field';
import styles from './CodeInput.module.css';

interface CodeInputProps {
  ref?: Ref<HTMLInputElement>;
  /** The digits so far. */
  value: string;
  error?: string | undefined;
  isDisabled?: boolean;
  isLabelHidden?: boolean;
  /** Takes the focus when it appears; for a step that asks for nothing else. */
  hasAutoFocus?: boolean;
  onChange: (value: string) => void;
  /** The sixth digit was typed or pasted; called once per whole code. */
  onComplete: (code: string) => void;
}

/**
 * The 6-digit code: one real input under six drawn boxes, so that paste, autofill from a message and screen readers
 * work as in any field (TFA-01). Anything but digits is dropped.
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
            // Room for a code pasted with a space or a hyphen.
            maxLength={twoFactorCodeLength * 2}
            autoFocus={hasAutoFocus}
            disabled={isDisabled}
            value={value}
            onChange={(event) => change(event.target.value)}
            onSelect={(event) => {
              // The drawn caret stands at the end; so does the real one.
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
