import { useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/field/TextField';
import { Modal } from '@/shared/ui/modal/Modal';
import styles from './DeleteByName.module.css';

interface DeleteByNameProps {
  name: string;
  /** A question: "Delete Tram 28 Regulars?" */
  title: string;
  text: string;
  fieldLabel: string;
  hint: string;
  confirmLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for the name before a group or a company is deleted; it must match letter for letter. */
export function DeleteByName(props: DeleteByNameProps) {
  const { name, title, text, fieldLabel, hint, confirmLabel, busyLabel, isBusy, onConfirm, onClose } = props;
  const common = useTexts('common');
  const [typed, setTyped] = useState('');
  const isSame = typed.trim() === name.trim();
  return (
    <Modal
      isOpen
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={!isSame}
            isLoading={isBusy}
            loadingLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame && !isBusy) onConfirm();
        }}
      >
        <p>{text}</p>
        <TextField
          label={fieldLabel}
          hint={hint}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Modal>
  );
}
