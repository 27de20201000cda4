import { useEffect, useState } from 'react';
import { errorText, fieldErrorText } from '@/shared/i18n/errorText';
import { i18n } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { useRequest } from '@/shared/store/useRequest';
import { TextField } from '@/shared/ui/field/TextField';
import type { Country } from '../phoneBook';
import { addPhone } from '../requests';
import { CountryField } from './CountryField';
import { SetupForm } from './SetupForm';
import styles from './TwoFactorSetup.module.css';
import { useTwoFactorSetupTexts } from './twoFactorSetupTexts';

const loadPhoneBook = () => import('../phoneBook');

/** Country and number, checked before a code is sent (TFA-03). */
export function PhoneStep({ onBack }: { onBack: () => void }) {
  const t = useTwoFactorSetupTexts();
  const validation = useTexts('validation');
  const { error, isPending, send, reset } = useRequest(addPhone);
  const [country, setCountry] = useState<Country | null>(null);
  const [number, setNumber] = useState('');
  const [problem, setProblem] = useState<'incomplete' | 'invalid' | 'unloaded' | null>(null);
  const countries = useCountries(setCountry, () => setProblem('unloaded'));
  const refused = isPending ? undefined : error?.fields['phoneNumber'];
  const numberError = problem === 'invalid' ? 'invalid' : refused;

  const check = async () => {
    if (country === null || number.trim() === '') {
      setProblem('incomplete');
      return;
    }
    const phone = (await loadPhoneBook()).readPhone(number, country.code);
    setProblem(phone ? null : 'invalid');
    if (phone) send(phone);
  };
  const sayProblem = () => {
    if (problem === 'incomplete') return validation('fillAllFields');
    if (problem === 'unloaded') return t('phone.failed');
    return error && !isPending && numberError === undefined ? errorText(error) : null;
  };
  const forget = () => {
    setProblem(null);
    reset();
  };

  return (
    <SetupForm
      label={t('stepNames.phone')}
      problem={sayProblem()}
      submitLabel={t('continue')}
      submittingLabel={t('sending')}
      isSubmitting={isPending}
      onBack={onBack}
      onSubmit={() => void check().catch(() => setProblem('unloaded'))}
    >
      <div className={styles.phone}>
        <CountryField
          countries={countries}
          value={country}
          onChange={(chosen) => {
            setCountry(chosen);
            forget();
          }}
        />
        <TextField
          label={t('phone.number')}
          type="tel"
          autoComplete="tel-national"
          before={country ? `+${country.dialCode}` : undefined}
          error={numberError === undefined ? undefined : fieldErrorText(numberError)}
          value={number}
          onChange={(event) => {
            setNumber(event.target.value);
            forget();
          }}
        />
      </div>
    </SetupForm>
  );
}

/** The loaded countries; the one of the browser's language is preselected. */
function useCountries(onFirst: (country: Country) => void, onFailure: () => void): readonly Country[] {
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [told] = useState(() => ({ onFirst, onFailure }));
  useEffect(() => {
    let isThere = true;
    loadPhoneBook().then(
      ({ listCountries }) => {
        if (!isThere) return;
        const all = listCountries(i18n.language);
        const region = /[-_]([a-z]{2})\b/i.exec(navigator.language)?.[1]?.toUpperCase();
        const first = all.find(({ code }) => code === region);
        setCountries(all);
        if (first) told.onFirst(first);
      },
      () => told.onFailure(),
    );
    return () => {
      isThere = false;
    };
  }, [told]);
  return countries;
}
