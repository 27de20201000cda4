import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../field/Field';
import box from '../checkbox/Checkbox.module.css';
import styles from './RadioGroup.module.css';

interface RadioOption {
  value: string;
  label: string;
  /** One line; with it or an icon, options are cards. */
  help?: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

export interface RadioGroupProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  options: readonly RadioOption[];
  value: string;
  error?: string | undefined;
  isReadOnly?: boolean;
  layout?: 'column' | 'row' | 'columns' | 'cards';
  onChange: (value: string) => void;
}

export function RadioGroup({
  label,
  isLabelHidden = false,
  name,
  options,
  value,
  error,
  isReadOnly = false,
  layout = 'column',
  onChange,
}: RadioGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div
      role="radiogroup"
      className={styles.group}
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : errorId}
      aria-invalid={error === undefined ? undefined : true}
      aria-readonly={isReadOnly || undefined}
    >
      <span id={id} className={styles.legend} data-hidden={isLabelHidden}>
        {label}
      </span>
      <div className={styles.options} data-layout={layout}>
        {options.map(({ value: option, label: text, help, icon: Icon, isDisabled }) => (
          <label key={option} className={layout === 'cards' ? styles.card : box.row}>
            <span className={box.box}>
              <input
                type="radio"
                name={name ?? id}
                value={option}
                checked={option === value}
                disabled={isDisabled}
                onChange={() => onChange(option)}
              />
            </span>
            <span className={styles.text}>
              <span>{text}</span>
              {help !== undefined && <span className={styles.help}>{help}</span>}
            </span>
            {Icon && <Icon className={styles.icon} aria-hidden="true" />}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
