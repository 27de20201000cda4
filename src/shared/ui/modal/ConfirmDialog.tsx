import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Modal } from './Modal';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question: "Delete post?" */
  title: string;
  /** What happens, and what cannot be undone. */
  children: ReactNode;
  /** The act as a verb: "Delete". */
  confirmLabel: string;
  /** The way back: "Cancel", "Keep it". It takes the focus. */
  cancelLabel: string;
  /** False for what destroys nothing. */
  isDanger?: boolean;
  /** While the act runs. */
  isBusy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an act that cannot be undone. The focus stands on the safe button. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  isDanger = true,
  isBusy = false,
  busyLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      size="sm"
      role="alertdialog"
      isCentred
      describedBy={textId}
      onClose={onCancel}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel} data-autofocus="">
            {cancelLabel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isLoading={isBusy}
            loadingLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={textId} className={styles.text}>
        {children}
      </div>
    </Modal>
  );
}
