import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { classNames } from '@/shared/lib/classNames/classNames';
import { IconButton } from '../iconButton/IconButton';
import control from '../field/Control.module.css';
import styles from './SearchField.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * Search input with a clear button; Escape clears too. Accepts all attributes of `input`, such as `role="combobox"`.
 */
export function SearchField({ label, value, onChange, className, onKeyDown, ...input }: SearchFieldProps) {
  const t = useTexts('common');
  return (
    <div className={classNames(control.control, styles.search, className)}>
      <Search aria-hidden="true" />
      <input
        dir="auto"
        autoComplete="off"
        enterKeyHint="search"
        {...input}
        type="search"
        aria-label={label}
        className={control.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || event.defaultPrevented || value === '') return;
          // Keeps a surrounding dialog open: the first Escape only clears.
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      {value !== '' && (
        <IconButton
          icon={X}
          size="sm"
          label={t('search.clear')}
          hasTooltip={false}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('input')?.focus();
            onChange('');
          }}
        />
      )}
    </div>
  );
}
