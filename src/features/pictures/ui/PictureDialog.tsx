import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '@/shared/ui/modal/Modal';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/modal/ConfirmDialog';
import { Progress } from '@/shared/ui/progress/Progress';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { useTexts } from '@/shared/i18n/useTexts';
import { useFilePicker } from '@/features/media/useFilePicker';
import { removePicture } from '../requests';
import type { PictureOf, PictureRef } from '../types';
import { CropField } from './CropField';
import styles from './PictureDialog.module.css';
import { usePictureTexts } from './pictureTexts';
import { useChosenPicture } from './useChosenPicture';
import { useSavePicture } from './useSavePicture';

interface PictureDialogProps {
  of: PictureOf;
  /** The picture in use. */
  current: PictureRef;
  onClose: () => void;
}

/** Chooses, crops and sends a picture, or deletes the current one (PROF-03). The choice survives every failure. */
export function PictureDialog({ of, current, onClose }: PictureDialogProps) {
  const { kind } = of;
  const t = usePictureTexts();
  const { picture, refusal, isReading, choose, refuse } = useChosenPicture();
  const saving = useSavePicture(of, onClose);
  const [isAsking, ask] = useState(false);
  const picker = useFilePicker((files) => {
    saving.forget();
    void choose(files[0]);
  }, true);

  if (isAsking && current)
    return <DeletePicture of={of} current={current} onDone={onClose} onCancel={() => ask(false)} />;
  const problem = refusal ?? saving.problem;
  return (
    <Modal
      isOpen
      title={t(`${kind}.change`)}
      onClose={() => {
        saving.forget();
        onClose();
      }}
      footer={
        <>
          {current && !picture && (
            <Button variant="quiet" icon={Trash2} onClick={() => ask(true)}>
              {t(`${kind}.delete`)}
            </Button>
          )}
          <Button
            variant={picture ? 'quiet' : 'primary'}
            icon={ImagePlus}
            data-autofocus={picture ? undefined : ''}
            disabled={saving.isBusy}
            onClick={picker.open}
          >
            {picture ? t('chooseAnother') : t('choose')}
          </Button>
          {picture && (
            <Button
              variant="primary"
              disabled={isReading}
              isLoading={saving.isBusy}
              loadingLabel={t('saving')}
              onClick={() => void saving.save(picture).catch(refuse)}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {picture ? (
          <CropField
            key={picture.address}
            kind={kind}
            address={picture.address}
            onArea={saving.setArea}
            onBroken={refuse}
          />
        ) : (
          <p className={styles.rules}>{t('rules')}</p>
        )}
        {saving.progress !== null && <Progress label={t('progress')} value={saving.progress} />}
        <div role="alert">{problem !== null && <Banner kind="error">{problem}</Banner>}</div>
      </div>
      {picker.input}
    </Modal>
  );
}

interface DeletePictureProps {
  of: PictureOf;
  current: NonNullable<PictureRef>;
  onDone: () => void;
  onCancel: () => void;
}

function DeletePicture({ of, current, onDone, onCancel }: DeletePictureProps) {
  const t = usePictureTexts();
  const common = useTexts('common');
  const { status, isPending, send } = useRequest(removePicture, of);
  useOnSuccess(status, onDone);
  return (
    <ConfirmDialog
      isOpen
      title={t(`${of.kind}.deleteTitle`)}
      confirmLabel={t('deleteConfirm')}
      cancelLabel={common('cancel')}
      isBusy={isPending}
      busyLabel={t('deleting')}
      onConfirm={() => send({ ...of, key: current.key })}
      onCancel={onCancel}
    >
      {t(`${of.kind}.deleteText`)}
    </ConfirmDialog>
  );
}
