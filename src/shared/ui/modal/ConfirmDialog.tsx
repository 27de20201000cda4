import { useId, type ReactNode } from 'react';
import { Button } from '../button/Button';
import { Modal } from './Modal';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  isOpen: boolean;
  /** A question: "Delete post?" */
  title: string;
  children: ReactNode;
  /** A verb: "Delete". */
  confirmLabel: string;
  /** "Cancel", "Keep it". This button gets the focus. */
  cancelLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms an irreversible act. Focuses the safe button. */
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
