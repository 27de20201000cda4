import { useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/field/TextField';
import { Modal } from '@/shared/ui/modal/Modal';
import { useCommunityTexts } from './communityTexts';
import styles from './DeleteByName.module.css';

interface DeleteByNameProps {
  name: string;
  text: string;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for the name before a group or a company is deleted; it must match letter for letter. */
export function DeleteByName(props: DeleteByNameProps) {
  const { name, text, confirmLabel, isBusy, onConfirm, onClose } = props;
  const t = useCommunityTexts();
  const common = useTexts('common');
  const [typed, setTyped] = useState('');
  const isSame = typed.trim() === name.trim();
  return (
    <Modal
      isOpen
      title={t('settings.deleting.title', { name })}
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
            loadingLabel={t('settings.deleting.busy')}
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
          label={t('settings.deleting.field')}
          hint={t('settings.deleting.hint', { name })}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Modal>
  );
}
