import { useId, useState, type KeyboardEvent } from 'react';
import { TextField } from '@/shared/ui/field/TextField';
import type { Country } from '../phoneBook';
import styles from './TwoFactorSetup.module.css';
import { useTwoFactorSetupTexts } from './twoFactorSetupTexts';

interface CountryFieldProps {
  countries: readonly Country[];
  value: Country | null;
  onChange: (country: Country) => void;
}

/** A combobox of countries, searched by name or dial code; arrows move, Enter takes, Escape closes (TFA-03). */
export function CountryField({ countries, value, onChange }: CountryFieldProps) {
  const t = useTwoFactorSetupTexts();
  const id = useId();
  /** The typed term; null while the field shows the chosen country. */
  const [term, setTerm] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const nameOf = ({ name, dialCode }: Country) => t('phone.dial', { name, dialCode });
  const found = term === null ? [] : matching(countries, term);
  const isOpen = term !== null;
  const activeIndex = Math.min(active, found.length - 1);

  const take = (country: Country) => {
    onChange(country);
    setTerm(null);
  };
  const move = (to: number) => {
    const index = (to + found.length) % found.length;
    setActive(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = found[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) setTerm('');
      else if (found.length > 0) move(activeIndex + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (chosen) take(chosen);
    } else if (event.key === 'Escape' && isOpen) setTerm(null);
  };

  return (
    <div className={styles.country}>
      <TextField
        label={t('phone.country')}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${activeIndex}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={term ?? (value ? nameOf(value) : '')}
        onFocus={(event) => event.target.select()}
        onClick={() => setTerm((current) => current ?? '')}
        onChange={(event) => {
          setTerm(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTerm(null)}
      />
      {isOpen && <CountryList id={id} countries={found} activeIndex={activeIndex} onTake={take} />}
      <p role="status" className={styles.none}>
        {isOpen && found.length === 0 && (countries.length === 0 ? t('phone.loading') : t('phone.none'))}
      </p>
    </div>
  );
}

interface CountryListProps {
  id: string;
  countries: readonly Country[];
  activeIndex: number;
  onTake: (country: Country) => void;
}

function CountryList({ id, countries, activeIndex, onTake }: CountryListProps) {
  const t = useTwoFactorSetupTexts();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('phone.countries')}
      className={styles.list}
      // Keeps the focus in the field; otherwise the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
    >
      {countries.map((country, index) => (
        <div
          key={country.code}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          className={styles.option}
          onClick={() => onTake(country)}
        >
          {t('phone.dial', { name: country.name, dialCode: country.dialCode })}
        </div>
      ))}
    </div>
  );
}

/** Countries whose name contains the term, those that begin with it first; or whose dial code begins with it. */
function matching(countries: readonly Country[], term: string): readonly Country[] {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const sought = plain(term.trim());
  if (sought === '') return countries;
  const digits = sought.replace(/^\+/, '');
  const begins = countries.filter(({ name }) => plain(name).startsWith(sought));
  const has = countries.filter(
    ({ name, dialCode }) => plain(name).includes(sought) || dialCode.startsWith(digits),
  );
  return [...new Set([...begins, ...has])];
}
