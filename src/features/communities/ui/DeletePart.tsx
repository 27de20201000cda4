import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/field/TextField';
import { Modal } from '@/shared/ui/modal/Modal';
import { SettingsPart } from './CommunitySettings';
import { useCommunityTexts } from './communityTexts';
import styles from './DeletePart.module.css';

interface DeletePartProps {
  name: string;
  /** "Delete group": title and buttons. */
  label: string;
  /** Names what goes; the warning, in the dialog, adds that it goes for good. */
  text: string;
  warning: string;
  isBusy: boolean;
  onDelete: () => void;
}

/** Part of the settings that deletes a group or a company, after asking for its name (GRP-06, CMP-04). */
export function DeletePart({ text, ...dialog }: DeletePartProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <SettingsPart title={dialog.label} text={text}>
        <Button icon={Trash2} onClick={() => setIsAsking(true)}>
          {dialog.label}
        </Button>
      </SettingsPart>
      {isAsking && <DeleteByName {...dialog} onClose={() => setIsAsking(false)} />}
    </>
  );
}

interface DeleteByNameProps extends Omit<DeletePartProps, 'text'> {
  onClose: () => void;
}

/** Asks for the name, which must match letter for letter. */
function DeleteByName({ name, label, warning, isBusy, onDelete, onClose }: DeleteByNameProps) {
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
            onClick={onDelete}
          >
            {label}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame && !isBusy) onDelete();
        }}
      >
        <p>{warning}</p>
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
