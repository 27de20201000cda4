import { useEffect } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { writeDevice } from '@/shared/lib/device/device';
import { useRequest } from '@/shared/store/useRequest';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { showToast } from '@/shared/ui/toasts/toasts';
import { recordDoNotSell } from '../requests';
import { useDoNotSellTexts } from './doNotSellTexts';

/** Asks for confirmation, then records the choice on the server and in this browser (SHELL-05). */
export function DoNotSellDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useDoNotSellTexts();
  const common = useTexts('common');
  const { status, isPending, send, reset } = useRequest(recordDoNotSell);

  useEffect(() => {
    if (status !== 'succeeded' && status !== 'failed') return;
    showToast(status === 'succeeded' ? { kind: 'ok', text: t('done') } : { kind: 'info', text: t('failed') });
    reset();
    onClose();
  }, [status, reset, onClose, t]);

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={common('cancel')}
      isDanger={false}
      isBusy={isPending}
      onConfirm={() => {
        writeDevice({ doNotSell: true });
        send(true);
      }}
      onCancel={onClose}
    >
      {t('text')}
    </ConfirmDialog>
  );
}
