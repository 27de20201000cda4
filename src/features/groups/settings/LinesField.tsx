import { Plus, X } from 'lucide-react';
import { maxQuestionLength } from '@/shared/config/limits';
import { useFormField } from '@/shared/forms/useFormField';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/field/TextField';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { useGroupExtrasTexts } from '../ui/groupExtrasTexts';
import styles from './LinesField.module.css';

interface LinesFieldProps {
  name: string;
  title: string;
  hint: string;
  /** "Rule 1" */
  label: (n: number) => string;
  addLabel: string;
  most: number;
}

/** A few short texts in their order, each in a field of its own; empty ones are not saved (GRP-02). */
export function LinesField({ name, title, hint, label, addLabel, most }: LinesFieldProps) {
  const t = useGroupExtrasTexts();
  const { value, error, setValue } = useFormField<readonly string[]>(name);
  return (
    <fieldset className={styles.lines}>
      <legend>{title}</legend>
      <p className={styles.hint}>{hint}</p>
      {value.map((line, index) => (
        <div key={index} className={styles.line}>
          <TextField
            label={label(index + 1)}
            maxLength={maxQuestionLength}
            error={index === value.length - 1 ? error : undefined}
            value={line}
            onChange={({ target }) =>
              void setValue(value.map((before, at) => (at === index ? target.value : before)))
            }
          />
          <IconButton
            icon={X}
            label={`${t('settings.remove')}: ${label(index + 1)}`}
            onClick={() => void setValue(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {value.length < most && (
        <div>
          <Button size="sm" variant="quiet" icon={Plus} onClick={() => void setValue([...value, ''])}>
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
