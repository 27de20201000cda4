import { useEffect, useState, type KeyboardEvent } from 'react';
import { useSelector, shallowEqual } from 'react-redux';
import { maxAltLength } from '@/shared/config/limits';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { TextArea } from '@/shared/ui/field/TextArea';
import { Modal } from '@/shared/ui/modal/Modal';
import { photos, type PhotosState } from '../entities';
import type { Photo } from '../types';
import { useAlbumPageTexts } from './albumPageTexts';
import styles from './Managing.module.css';
import { describePhoto } from './requests';

interface DescribeDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Describes photos one after the other for those who do not see them; what was typed stays until it is saved (ALB-02). */
export function DescribeDialog({ ids, onClose }: DescribeDialogProps) {
  const t = useAlbumPageTexts();
  const common = useTexts('common');
  const all = useSelector(
    (state: PhotosState) => ids.flatMap((id) => photos.select(state, id) ?? []),
    shallowEqual,
  );
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const photo = all[Math.min(at, all.length - 1)];
  const key = photo?.key ?? '';
  const { status, error, isPending, send } = useRequest(describePhoto, { key });
  const isLast = at >= all.length - 1;
  const [sent, setSent] = useState<string | null>(null);
  const isSaved = status === 'succeeded' && sent === key;
  if (isSaved && !isLast) {
    setSent(null);
    setAt(at + 1);
  }
  useEffect(() => {
    if (isSaved && isLast) onClose();
  }, [isLast, isSaved, onClose]);
  if (!photo) return null;
  const text = typed[key] ?? photo.alt;
  const save = () => {
    if (text.trim() === photo.alt) {
      if (isLast) onClose();
      else setAt(at + 1);
    } else {
      setSent(key);
      send({ key, alt: text.trim() });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <Modal
      isOpen
      title={t('describing.title', { count: all.length })}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('close')}
          </Button>
          <Button
            variant="primary"
            isLoading={isPending}
            loadingLabel={t('describing.saving')}
            onClick={save}
          >
            {isLast ? t('describing.save') : t('describing.saveNext')}
          </Button>
        </>
      }
    >
      <div className={styles.describing}>
        <Picture photo={photo} at={at} total={all.length} onGo={setAt} />
        <div onKeyDown={onKeyDown}>
          <TextArea
            key={key}
            label={t('describing.field')}
            hint={t('describing.help')}
            value={text}
            maxLength={maxAltLength}
            rows={6}
            onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
          />
          {error && (
            <div role="alert">
              <Banner kind="error">{t('describing.failed')}</Banner>
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}

interface PictureProps {
  photo: Photo;
  /** Index from 0. */
  at: number;
  total: number;
  onGo: (at: number) => void;
}

function Picture({ photo, at, total, onGo }: PictureProps) {
  const t = useAlbumPageTexts();
  return (
    <figure>
      <img src={fileUrl(photo, 'medium')} alt="" />
      {total > 1 && (
        <figcaption>
          <Button size="sm" disabled={at === 0} onClick={() => onGo(at - 1)}>
            {t('describing.previous')}
          </Button>
          <span role="status">{t('describing.position', { position: at + 1, total })}</span>
          <Button size="sm" disabled={at >= total - 1} onClick={() => onGo(at + 1)}>
            {t('describing.next')}
          </Button>
        </figcaption>
      )}
    </figure>
  );
}
