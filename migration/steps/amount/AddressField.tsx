import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { TextField } from '@/shared/ui/field/TextField';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import styles from './AddressField.module.css';

export function AddressField({ account }: { account: string }) {
  const t = useTexts('migrationSession');
  const common = useTexts('common');
  const [copied, setCopied] = useState('');
  return (
    <TextField
      label={t('amount.wallet')}
      value={account}
      readOnly
      className={styles.address}
      onFocus={(event) => event.currentTarget.select()}
      after={
        <IconButton
          icon={copied === account ? Check : Copy}
          label={t('amount.copy')}
          size="sm"
          onClick={() => {
            navigator.clipboard.writeText(account).then(
              () => {
                setCopied(account);
                announce(common('copied'));
              },
              // The text can still be selected and copied by hand.
              () => undefined,
            );
          }}
        />
      }
    />
  );
}
