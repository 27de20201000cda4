import { useId } from 'react';
import { SelectFormField } from '@/shared/forms/SelectFormField';
import { useFormField } from '@/shared/forms/useFormField';
import { audiences, type Audience, type PrivacySetting } from '@/shared/wire/user';
import { choiceSentence } from '../privacySentences';
import { usePrivacyTexts } from './privacyTexts';
import styles from './Settings.module.css';

/** One subject with its audience, and the meaning as a sentence (SET-04). */
export function PrivacyRow({ setting }: { setting: PrivacySetting }) {
  const t = usePrivacyTexts();
  const id = useId();
  const { value } = useFormField<Audience>(setting);
  return (
    <li className={`${styles.row} ${styles.wraps}`}>
      <div className={styles.texts}>
        <p className={styles.name}>{t(`settings.${setting}`)}</p>
        <p id={id} className={styles.help}>
          {choiceSentence(t, setting, value)}
        </p>
      </div>
      <SelectFormField
        name={setting}
        label={t(`settings.${setting}`)}
        isLabelHidden
        describedBy={id}
        size="sm"
        options={audiences.map((audience) => ({ value: audience, label: t(`audiences.${audience}`) }))}
      />
    </li>
  );
}
