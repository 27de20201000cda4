import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import { showAmount, writeAmount } from '../session/amount';
import type { Phase } from '../session/state';
import type { ScreenProps } from './screenProps';
import styles from './Step.module.css';

interface ConflictDialogProps extends ScreenProps {
  conflict: Extract<Phase, { at: 'conflict' }>;
}

/** Offers the two ways out of an insufficient approval (MIG-06). */
export function ConflictDialog({ session, settings, conflict }: ConflictDialogProps) {
  const t = useTexts('migrationSession');
  const close = () => session.send({ type: 'dialogClosed' });
  const granted = writeAmount(conflict.granted, settings.DECIMALS);
  return (
    <Modal
      isOpen
      title={t('conflict.heading')}
      size="sm"
      role="alertdialog"
      isCentred
      describedBy="conflict"
      onClose={close}
      footer={
        <Button variant="primary" data-autofocus="" onClick={close}>
          {t('conflict.close')}
        </Button>
      }
    >
      <div className={styles.step}>
        <p id="conflict">{t('conflict.text', { amount: granted })}</p>
        <div className={styles.buttons}>
          <Button onClick={() => session.send({ type: 'amountChosen', amount: conflict.granted })}>
            {t('conflict.use', { amount: granted })}
          </Button>
          <Button onClick={() => session.send({ type: 'resetPressed' })}>{t('conflict.reset')}</Button>
        </div>
        <p className={styles.note}>
          {t('conflict.resetHint', { amount: showAmount(conflict.amount, settings.DECIMALS) })}
        </p>
      </div>
    </Modal>
  );
}
