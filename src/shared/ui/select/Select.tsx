import { ChevronDown } from 'lucide-react';
import { useMemo, type ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/Field';
import control from '../field/Control.module.css';
import styles from './Select.module.css';

interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'size' | 'children'> {
  options: readonly SelectOption[];
  /** First option, with the value ''. */
  placeholder?: string;
  describedBy?: string | undefined;
  /** `sm` for rows of settings. */
  size?: 'sm' | 'md';
}

export function Select({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  id,
  describedBy,
  options,
  placeholder,
  size = 'md',
  disabled,
  ...select
}: SelectProps) {
  const list = useMemo(
    () =>
      options.map(({ value, label: text, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {text}
        </option>
      )),
    [options],
  );
  const texts = { label, isLabelHidden, aside, hint, error, id, describedBy };
  return (
    <Field {...texts}>
      {(field) => (
        <div className={styles.box} data-size={size}>
          <select
            {...select}
            {...field}
            disabled={disabled}
            className={control.control}
            data-invalid={error !== undefined}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {list}
          </select>
          <ChevronDown aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
