import { Copy } from 'lucide-react';
import { useState } from 'react';
import { maxNameLength } from '@/shared/config/limits';
import { productName } from '@/shared/config/product';
import { errorText } from '@/shared/i18n/errorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { isVisible } from '@/shared/rules/text';
import { useLoad } from '@/shared/store/useLoad';
import { useRequest } from '@/shared/store/useRequest';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { TextField } from '@/shared/ui/field/TextField';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { copyText } from '@/shared/ui/toasts/copyText';
import { addApp, loadAppOffer } from '../requests';
import { RowsSkeleton } from '../ui/RowsSkeleton';
import { SetupForm } from './SetupForm';
import styles from './TwoFactorSetup.module.css';
import { useTwoFactorSetupTexts } from './twoFactorSetupTexts';

/** The key to scan or copy, and a name for the app (TFA-03). */
export function AppStep({ onBack }: { onBack: () => void }) {
  const t = useTwoFactorSetupTexts();
  const validation = useTexts('validation');
  const { data: appOffer, ...load } = useLoad(loadAppOffer);
  const { error, isPending, send } = useRequest(addApp);
  const [accountName, setAccountName] = useState<string>(productName);
  const [isIncomplete, setIsIncomplete] = useState(false);

  if (!appOffer)
    return load.error ? (
      <ErrorState title={t('app.failed')} error={load.error} onRetry={load.retry} />
    ) : (
      <RowsSkeleton label={t('app.loading')} onCancel={load.cancel} />
    );
  const problem = isIncomplete ? validation('fillAllFields') : error && !isPending ? errorText(error) : null;

  return (
    <SetupForm
      label={t('stepNames.app')}
      problem={problem}
      submitLabel={t('continue')}
      submittingLabel={t('sending')}
      isSubmitting={isPending}
      onBack={onBack}
      onSubmit={() => {
        setIsIncomplete(!isVisible(accountName));
        if (isVisible(accountName)) send({ secret: appOffer.secret, accountName: accountName.trim() });
      }}
    >
      <div className={styles.scan}>
        {appOffer.qr !== null && (
          <img src={appOffer.qr} alt={t('app.qr')} className={styles.qr} width={208} height={208} />
        )}
        <div className={styles.beside}>
          <div>
            <h3 className={styles.heading}>{t('app.heading')}</h3>
            <p className={styles.text}>{t('app.text')}</p>
          </div>
          <div className={styles.key}>
            <code>{appOffer.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopyKey secret={appOffer.secret} />
          </div>
          <TextField
            label={t('app.accountName')}
            hint={t('app.accountNameHint')}
            value={accountName}
            maxLength={maxNameLength}
            autoComplete="off"
            onChange={(event) => {
              setAccountName(event.target.value);
              setIsIncomplete(false);
            }}
          />
        </div>
      </div>
    </SetupForm>
  );
}

function CopyKey({ secret }: { secret: string }) {
  const t = useTwoFactorSetupTexts();
  const common = useTexts('common');
  const copy = () => void copyText(secret, { copied: common('copied'), failed: t('app.copyFailed') });
  return <IconButton icon={Copy} size="sm" label={t('app.copy')} onClick={copy} />;
}
