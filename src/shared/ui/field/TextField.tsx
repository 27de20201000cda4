import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/shared/lib/classNames/classNames';
import { Field, type FieldTexts } from './Field';
import styles from './Control.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'aria-describedby'> {
  describedBy?: string | undefined;
  /** Inside the box, such as a unit or an IconButton. */
  before?: ReactNode;
  after?: ReactNode;
  /** Takes no text for the moment, and looks as before: what is sent soon is no field to read only. */
  isLocked?: boolean;
}

export function TextField({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  id,
  describedBy,
  before,
  after,
  className,
  isLocked = false,
  readOnly = false,
  disabled,
  ...input
}: TextFieldProps) {
  const texts = { label, isLabelHidden, aside, hint, error, id, describedBy };
  return (
    <Field {...texts}>
      {(control) => (
        <div
          className={classNames(styles.control, className)}
          data-invalid={error !== undefined}
          data-readonly={readOnly}
          data-disabled={disabled}
        >
          {before !== undefined && <span className={styles.before}>{before}</span>}
          <input
            dir="auto"
            {...input}
            {...control}
            className={styles.input}
            readOnly={readOnly || isLocked}
            disabled={disabled}
          />
          {after}
        </div>
      )}
    </Field>
  );
}
