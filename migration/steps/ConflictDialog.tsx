import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { showAmount, writeAmount } from '../session/amount';
import type { SessionState } from '../session/state';
import type { ScreenProps } from './screenProps';
import styles from './Step.module.css';

interface ConflictDialogProps extends ScreenProps {
  conflict: SessionState['conflict'];
}

/** Offers the two ways out of an insufficient approval (MIG-06). */
export function ConflictDialog({ session, settings, conflict }: ConflictDialogProps) {
  const t = useTexts('migrationSession');
  if (conflict === null) return null;
  const granted = writeAmount(conflict.granted, settings.DECIMALS);
  return (
    <Modal
      isOpen
      title={t('conflict.heading')}
      size="sm"
      role="alertdialog"
      isCentred
      describedBy="conflict"
      onClose={session.dismissConflict}
      footer={
        <Button variant="primary" data-autofocus="" onClick={session.dismissConflict}>
          {t('conflict.close')}
        </Button>
      }
    >
      <div className={styles.step}>
        <p id="conflict">{t('conflict.text', { amount: granted })}</p>
        <div className={styles.buttons}>
          <Button onClick={session.useGranted}>{t('conflict.use', { amount: granted })}</Button>
          <Button onClick={session.resetApproval}>{t('conflict.reset')}</Button>
        </div>
        <p className={styles.note}>
          {t('conflict.resetHint', { amount: showAmount(conflict.amount, settings.DECIMALS) })}
        </p>
      </div>
    </Modal>
  );
}
