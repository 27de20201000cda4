import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/classNames/classNames';
import { Field, type FieldTexts } from './Field';
import styles from './Control.module.css';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'aria-describedby'> {
  describedBy?: string | undefined;
}

/** Grows with its text, up to 40 % of the window. */
export function TextArea({
  label,
  isLabelHidden,
  aside,
  hint,
  error,
  id,
  describedBy,
  className,
  ...textarea
}: TextAreaProps) {
  const texts = { label, isLabelHidden, aside, hint, error, id, describedBy };
  return (
    <Field {...texts}>
      {(control) => (
        <textarea
          dir="auto"
          {...textarea}
          {...control}
          className={classNames(styles.control, styles.area, className)}
          data-invalid={error !== undefined}
        />
      )}
    </Field>
  );
}
