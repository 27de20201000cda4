import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import { maxNameLength } from '@/shared/config/limits';
import type { AppError } from '@/shared/errors/appError';
import { Form } from '@/shared/forms/Form';
import { FormBanner } from '@/shared/forms/FormBanner';
import { RadioFormField } from '@/shared/forms/RadioFormField';
import { SubmitButton } from '@/shared/forms/SubmitButton';
import { TextFormField } from '@/shared/forms/TextFormField';
import { thingErrorText } from '@/shared/forms/thingErrorText';
import { useTexts } from '@/shared/i18n/useTexts';
import { useOnSuccess } from '@/shared/store/useOnSuccess';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import type { ChosenAlbum, ChosenAlbumState } from '../chosenAlbum';
import type { Album, AlbumFields } from '../types';
import { useAlbumPageTexts } from './albumPageTexts';
import styles from './Managing.module.css';
import { createAlbum, editAlbum } from './requests';

const loadSchema = () => import('./schema').then((module) => module.albumFormSchema);

interface CreateAlbumProps {
  /** Name to begin with, such as that of a folder. */
  name?: string;
  onClose: () => void;
  /** Called with the new album; null where it was created but could not be read. */
  onCreated: (album: ChosenAlbum) => void;
}

/** The form of a new album (ALB-01); what was typed stays when it fails. */
export function CreateAlbumDialog({ name = '', onClose, onCreated }: CreateAlbumProps) {
  const t = useAlbumPageTexts();
  const userId = useSelector(selectMyId) ?? '';
  const [form] = useState(() => nanoid());
  const { status, error, isPending, send } = useRequest(createAlbum, { form });
  // A new album is the chosen one.
  const created = useSelector((state: ChosenAlbumState) => state.chosenAlbum);
  useOnSuccess(status, () => onCreated(created));
  return (
    <AlbumForm
      title={t('create')}
      initial={{ name, privacy: 'public' }}
      request={{ error, isPending }}
      confirm={t('form.create')}
      busy={t('form.creating')}
      onClose={onClose}
      onSubmit={(fields) => send({ form, userId, ...fields })}
    />
  );
}

interface EditAlbumProps {
  album: Album;
  onClose: () => void;
}

/** Name and privacy of an album (ALB-01). */
export function EditAlbumDialog({ album, onClose }: EditAlbumProps) {
  const t = useAlbumPageTexts();
  const userId = useSelector(selectMyId) ?? '';
  const [form] = useState(() => nanoid());
  const { status, error, isPending, send } = useRequest(editAlbum, { form });
  useOnSuccess(status, onClose);
  return (
    <AlbumForm
      title={t('edit')}
      initial={{ name: album.title, privacy: album.privacy }}
      request={{ error, isPending }}
      confirm={t('form.save')}
      busy={t('form.saving')}
      onClose={onClose}
      onSubmit={(changes) => send({ form, userId, albumId: album.id, changes })}
    />
  );
}

interface AlbumFormProps {
  title: string;
  initial: AlbumFields;
  request: { error: AppError | null; isPending: boolean };
  confirm: string;
  busy: string;
  onClose: () => void;
  onSubmit: (fields: AlbumFields) => void;
}

function AlbumForm({ title, initial, request, confirm, busy, onClose, onSubmit }: AlbumFormProps) {
  const t = useAlbumPageTexts();
  const common = useTexts('common');
  return (
    <Modal isOpen title={title} onClose={onClose}>
      <Form
        label={title}
        initialValues={{ ...initial }}
        schema={loadSchema}
        isSubmitting={request.isPending}
        endsWhenSent
        failure={request.error}
        onSubmit={onSubmit}
      >
        <TextFormField name="name" label={t('form.name')} maxLength={maxNameLength * 2} />
        <RadioFormField
          name="privacy"
          label={t('form.privacy')}
          options={(['public', 'private'] as const).map((value) => ({
            value,
            label: t(`form.${value}`),
            help: t(`form.${value}Help`),
          }))}
        />
        <FormBanner describe={thingErrorText} />
        <div className={styles.buttons}>
          <SubmitButton loadingLabel={busy}>{confirm}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
