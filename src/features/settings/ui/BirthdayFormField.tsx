import { useId } from 'react';
import { useFormField } from '@/shared/forms/useFormField';
import { i18n } from '@/shared/i18n/i18n';
import { FieldError } from '@/shared/ui/field/Field';
import { Select } from '@/shared/ui/select/Select';
import type { BirthdayFields } from '../basicFields';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

const firstYear = 1900;

const options = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => String(from + index * Math.sign(to - from)));

/** Day, month and year as one field named `birthday` (VAL-08). */
export function BirthdayFormField() {
  const t = useSettingsTexts();
  const id = useId();
  const { value, error, setValue } = useFormField<BirthdayFields>('birthday');
  const errorId = `${id}-error`;
  const months = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
  const part = (name: keyof BirthdayFields, values: string[], label = (text: string) => text) => (
    <Select
      label={t(`basic.${name}`)}
      isLabelHidden
      placeholder={t(`basic.${name}`)}
      value={value[name]}
      options={values.map((text) => ({ value: text, label: label(text) }))}
      onChange={(event) => void setValue({ ...value, [name]: event.target.value })}
    />
  );

  return (
    <div role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : errorId}>
      <span id={id} className={styles.legend}>
        {t('basic.birthday')}
      </span>
      <div className={styles.day}>
        {part('month', options(1, 12), (text) => months.format(Date.UTC(2000, Number(text) - 1)))}
        {part('day', options(1, 31))}
        {part('year', options(new Date().getFullYear(), firstYear))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
