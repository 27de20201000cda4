import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldTexts {
  label: string;
  isLabelHidden?: boolean;
  /** To the right of the label: a counter, "Optional", a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, isLabelHidden, aside, hint, error, id, describedBy, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  const description = [describedBy, hasNote && noteId].filter(Boolean).join(' ');

  return (
    <div className={styles.field}>
      <div className={styles.head} data-hidden={isLabelHidden && aside === undefined}>
        <label htmlFor={controlId} className={styles.label} data-hidden={isLabelHidden}>
          {label}
        </label>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': description === '' ? undefined : description,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error === undefined ? (
        hint !== undefined && (
          <p id={noteId} className={styles.hint}>
            {hint}
          </p>
        )
      ) : (
        <FieldError id={noteId}>{error}</FieldError>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  );
}
