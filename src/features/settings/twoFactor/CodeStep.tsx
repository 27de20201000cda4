import { useState } from 'react';
import { twoFactorCodeLength } from '@/shared/config/limits';
import { errorText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { CodeInput } from '@/shared/ui/codeInput/CodeInput';
import type { TwoFactorMethod } from '@/features/session/types';
import { ResendCode } from '@/features/session/ui/ResendCode';
import { verifyFactor } from '../requests';
import { SetupForm } from './SetupForm';
import styles from './TwoFactorSetup.module.css';
import { useTwoFactorSetupTexts } from './twoFactorSetupTexts';

interface CodeStepProps {
  factor: TwoFactorMethod;
  onBack: () => void;
  onDone: () => void;
}

/** The first code, which activates the factor; sent with the sixth digit (TFA-03, TFA-04). */
export function CodeStep({ factor, onBack, onDone }: CodeStepProps) {
  const t = useTwoFactorSetupTexts();
  const validation = useTexts('validation');
  const { status, error, isPending, send, reset } = useRequest(verifyFactor);
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isDead = error?.code === 'tokenExpired';

  useOnSuccess(status, onDone);

  const submit = (digits: string) => {
    setIsIncomplete(digits.length < twoFactorCodeLength);
    if (digits.length === twoFactorCodeLength && !isPending)
      send({ type: factor.type, id: factor.id, code: digits });
  };
  const problem = isIncomplete ? validation('fillAllFields') : isDead ? t('code.dead') : null;

  return (
    <SetupForm
      label={t('stepNames.code')}
      problem={problem}
      submitLabel={t('confirm')}
      submittingLabel={t('confirming')}
      isSubmitting={isPending}
      onBack={onBack}
      onSubmit={() => submit(code)}
    >
      <div className={styles.code}>
        <p className={styles.text}>{t(`code.${factor.type}`, { label: factor.label })}</p>
        <CodeInput
          value={code}
          hasAutoFocus
          error={error && !isPending ? errorText(error) : undefined}
          onChange={(digits) => {
            setCode(digits);
            setIsIncomplete(false);
            if (error) reset();
          }}
          onComplete={submit}
        />
        {factor.type === 'phone' && (
          <div className={styles.resend}>
            <ResendCode id={factor.id} isSent />
          </div>
        )}
      </div>
    </SetupForm>
  );
}
