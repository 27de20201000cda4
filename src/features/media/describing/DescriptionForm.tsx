import type { KeyboardEvent, ReactNode } from 'react';
import { maxAltLength } from '@/shared/config/limits';
import { TextArea } from '@/shared/ui/field/TextArea';
import styles from './DescriptionForm.module.css';
import { useDescribingTexts } from './describingTexts';

interface DescriptionFormProps {
  /** The picture, and what belongs below it. */
  picture: ReactNode;
  text: string;
  onChange: (text: string) => void;
  /** Called on Ctrl+Enter. */
  onSubmit: () => void;
  /** Below the field. */
  children?: ReactNode;
}

/** A picture and beside it the field for what is in it. */
export function DescriptionForm({ picture, text, onChange, onSubmit, children }: DescriptionFormProps) {
  const t = useDescribingTexts();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
  };
  return (
    <div className={styles.form}>
      <figure>{picture}</figure>
      <div onKeyDown={onKeyDown}>
        <TextArea
          label={t('field')}
          hint={t('help')}
          value={text}
          maxLength={maxAltLength}
          rows={6}
          onChange={({ target }) => onChange(target.value)}
        />
        {children}
      </div>
    </div>
  );
}
