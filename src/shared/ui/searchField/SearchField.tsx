import { Search, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { classNames } from '@/shared/lib/classNames/classNames';
import { IconButton } from '../iconButton/IconButton';
import control from '../field/Control.module.css';
import styles from './SearchField.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  /** The accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/**
 * A pill to type a search term in, with a button that clears it; Escape clears too. All attributes of `input` pass
 * through, `role="combobox"` and its companions for one.
 */
export function SearchField({ label, value, onChange, className, onKeyDown, ...input }: SearchFieldProps) {
  const t = useTexts('common');
  return (
    <div className={classNames(control.control, styles.search, className)}>
      <Search aria-hidden="true" />
      <input
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
          // What is around (a dialog) stays open: the first Escape is the field's own.
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
