import { useId } from 'react';
import { useFormField } from '@/shared/forms/useFormField';
import { i18n } from '@/shared/i18n/i18n';
import { FieldError } from '@/shared/ui/field/Field';
import { Select } from '@/shared/ui/select/Select';
import type { BirthdayFields } from '../basicFields';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

const firstYear = 1900;

const months = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' });
/** Made once: a form draws its fields anew with every key. */
const options = {
  month: count(12, (index) => [index + 1, months.format(Date.UTC(2000, index))]),
  day: count(31, (index) => [index + 1]),
  year: count(new Date().getFullYear() - firstYear + 1, (index) => [new Date().getFullYear() - index]),
};

function count(length: number, optionOf: (index: number) => [value: number, label?: string]) {
  return Array.from({ length }, (_, index) => {
    const [value, label = value] = optionOf(index);
    return { value: String(value), label: String(label) };
  });
}

/** Day, month and year as one field named `birthday` (VAL-08). */
export function BirthdayFormField() {
  const t = useSettingsTexts();
  const id = useId();
  const { value, error, setValue } = useFormField<BirthdayFields>('birthday');
  const errorId = `${id}-error`;
  const part = (name: keyof BirthdayFields) => (
    <Select
      key={name}
      label={t(`basic.${name}`)}
      isLabelHidden
      placeholder={t(`basic.${name}`)}
      value={value[name]}
      options={options[name]}
      onChange={(event) => void setValue({ ...value, [name]: event.target.value })}
    />
  );

  return (
    <div role="group" aria-labelledby={id} aria-describedby={error === undefined ? undefined : errorId}>
      <span id={id} className={styles.legend}>
        {t('basic.birthday')}
      </span>
      <div className={styles.day}>{(['month', 'day', 'year'] as const).map(part)}</div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
