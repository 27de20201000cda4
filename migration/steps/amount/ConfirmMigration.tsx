import { useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { Checkbox } from '@/shared/ui/checkbox/Checkbox';
import { Modal } from '@/shared/ui/modal/Modal';
import type { Settings } from '../../config/settings';
import { showAmount } from '../../session/amount';
import type { Fee } from '../../session/state';
import { FeeLines } from './FeeLines';
import styles from '../Step.module.css';

interface ConfirmMigrationProps {
  settings: Settings;
  amount: bigint;
  /** New tokens for the amount; null where neither the contract nor the operator tells. */
  received: bigint | null;
  prompts: 1 | 2;
  fee: Fee | null;
  onConfirm: (received: bigint | null) => void;
  onClose: () => void;
}

/**
 * Asks for consent before the wallet is asked (MIG-04). Mounted per opening, so that consent is given each time, and
 * anew when the contract would give another amount than before.
 */
export function ConfirmMigration({
  settings,
  amount,
  received,
  prompts,
  fee,
  onConfirm,
  onClose,
}: ConfirmMigrationProps) {
  const t = useTexts('migrationSession');
  const [consentedTo, setConsentedTo] = useState<bigint | null>();
  const hasConsented = consentedTo === received;
  const shown = showAmount(amount, settings.DECIMALS);
  return (
    <Modal
      isOpen
      title={t('confirm.heading')}
      size="sm"
      isCentred
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button variant="spot" disabled={!hasConsented} onClick={() => onConfirm(received)}>
            {t('confirm.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.step}>
        <dl className={styles.rows}>
          <div>
            <dt>{t('confirm.convert')}</dt>
            <dd>{t('confirm.old', { amount: shown, symbol: settings.OLD_SYMBOL })}</dd>
          </div>
          {received !== null && (
            <div>
              <dt>{t('confirm.receive')}</dt>
              <dd>
                {t('amount.new', {
                  amount: showAmount(received, settings.DECIMALS),
                  symbol: settings.NEW_SYMBOL,
                })}
              </dd>
            </div>
          )}
        </dl>
        <div>
          <p>{t('confirm.prompts', { count: prompts })}</p>
          <FeeLines settings={settings} fee={fee} prompts={prompts} />
        </div>
        <Checkbox
          isChecked={hasConsented}
          onChange={(isChecked) => setConsentedTo(isChecked ? received : undefined)}
        >
          {t('confirm.consent')}
        </Checkbox>
      </div>
    </Modal>
  );
}
