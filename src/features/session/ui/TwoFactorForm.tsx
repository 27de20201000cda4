import { useRef, useState } from 'react';
import { errorText } from '@/shared/i18n/errorText';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { Banner } from '@/shared/ui/banner/Banner';
import { CodeInput } from '@/shared/ui/codeInput/CodeInput';
import { twoFactorCodeLength } from '@/shared/config/limits';
import { verifyCode } from '../requests';
import type { TwoFactorMethod } from '../types';
import styles from './Entering.module.css';
import { useEnteringTexts } from './enteringTexts';

/** The 6-digit code of a login, sent with the sixth digit (TFA-01). */
export function TwoFactorForm({ method }: { method: TwoFactorMethod }) {
  const t = useEnteringTexts();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { error, isPending, send, reset } = useRequest(verifyCode);
  const isDead = error?.code === 'tokenExpired';
  const submit = (digits: string) => {
    if (digits.length === twoFactorCodeLength && !isPending) {
      send({ type: method.type, id: method.id, code: digits });
    }
  };

  return (
    <form
      className={styles.form}
      aria-label={t('twoFactor.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length < twoFactorCodeLength) input.current?.focus();
        submit(code);
      }}
    >
      <CodeInput
        ref={input}
        value={code}
        hasAutoFocus
        error={error && !isPending ? errorText(error) : undefined}
        onChange={(digits) => {
          setCode(digits);
          if (error) reset();
        }}
        onComplete={submit}
      />
      {isDead && (
        <div role="status">
          <Banner kind="info">{t('twoFactor.dead')}</Banner>
        </div>
      )}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isLoading={isPending}
          loadingLabel={t('twoFactor.verifying')}
        >
          {t('twoFactor.verify')}
        </Button>
      </div>
    </form>
  );
}
