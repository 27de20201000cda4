import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { Modal } from '@/shared/ui/modal/Modal';
import type { Image } from '../types';
import { DescriptionForm } from './DescriptionForm';
import { useDescribingTexts } from './describingTexts';
import { describePhoto } from './requests';
import { describingRoom } from './room';
import { typedDescriptions } from './typedDescriptions';

export const rooms = [describingRoom];

interface DescribeDialogProps {
  photos: readonly Image[];
  /** Called when the last one is saved. */
  onSaved?: () => void;
  onClose: () => void;
}

/**
 * Describes photos one after the other for those who do not see them. What was typed stays until it is saved, though
 * the form is closed (ALB-02).
 */
export function DescribeDialog({ photos, onSaved, onClose }: DescribeDialogProps) {
  const t = useDescribingTexts();
  const common = useTexts('common');
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const photo = photos[Math.min(at, photos.length - 1)];
  const key = photo?.key ?? '';
  const { status, error, isPending, send } = useRequest(describePhoto, { key });
  const isLast = at >= photos.length - 1;
  const [sent, setSent] = useState<{ key: string; alt: string } | null>(null);
  const text = typed[key] ?? typedDescriptions.of(key) ?? photo?.alt ?? '';
  const hasArrived = status === 'succeeded' && sent?.key === key;
  // Text that was typed on meanwhile is not saved yet.
  const isSaved = hasArrived && sent.alt === text.trim();
  if (isSaved && !isLast) {
    setSent(null);
    setAt(at + 1);
  }
  const tellSaved = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (hasArrived && isLast) tellSaved();
  }, [isLast, hasArrived]);
  useEffect(() => {
    if (isSaved && isLast) onClose();
  }, [isLast, isSaved, onClose]);
  if (!photo) return null;
  const change = (next: string) => {
    setTyped({ ...typed, [key]: next });
    if (next === photo.alt) typedDescriptions.forget(key);
    else typedDescriptions.keep(key, next);
  };
  const save = () => {
    if (text.trim() === photo.alt) {
      if (isLast) onClose();
      else setAt(at + 1);
    } else {
      const description = { key, alt: text.trim() };
      setSent(description);
      send(description);
    }
  };
  return (
    <Modal
      isOpen
      title={t('title', { count: photos.length })}
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('close')}
          </Button>
          <Button variant="primary" isLoading={isPending} loadingLabel={t('saving')} onClick={save}>
            {isLast ? t('save') : t('saveNext')}
          </Button>
        </>
      }
    >
      <DescriptionForm
        picture={<Picture photo={photo} at={at} total={photos.length} onGo={setAt} />}
        text={text}
        onChange={change}
        onSubmit={save}
      >
        {error && sent?.key === key && (
          <div role="alert">
            <Banner kind="error">{t('failed')}</Banner>
          </div>
        )}
      </DescriptionForm>
    </Modal>
  );
}

interface PictureProps {
  photo: Image;
  /** Index from 0. */
  at: number;
  total: number;
  onGo: (at: number) => void;
}

function Picture({ photo, at, total, onGo }: PictureProps) {
  const t = useDescribingTexts();
  return (
    <>
      <img src={fileUrl(photo, 'medium')} alt="" />
      {total > 1 && (
        <figcaption>
          <Button size="sm" disabled={at === 0} onClick={() => onGo(at - 1)}>
            {t('previous')}
          </Button>
          <span role="status">{t('position', { position: at + 1, total })}</span>
          <Button size="sm" disabled={at >= total - 1} onClick={() => onGo(at + 1)}>
            {t('next')}
          </Button>
        </figcaption>
      )}
    </>
  );
}
