import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FieldError } from '../field/Field';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  children: ReactNode;
  name?: string;
  isChecked: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  error?: string | undefined;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
}

export function Checkbox({
  children,
  name,
  isChecked,
  isDisabled = false,
  isReadOnly = false,
  error,
  onChange,
  onBlur,
}: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            type="checkbox"
            name={name}
            checked={isChecked}
            disabled={isDisabled}
            aria-readonly={isReadOnly || undefined}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : errorId}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={onBlur}
          />
          <Check aria-hidden="true" />
        </span>
        <span>{children}</span>
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
