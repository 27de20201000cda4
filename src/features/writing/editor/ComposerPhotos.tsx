import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSpeaks } from '@/features/session/useSpeaks';
import type { Upload } from '@/features/media/types';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { announce } from '@/shared/ui/liveRegion/announce';
import { useComposerTexts } from '../composerTexts';
import { Thumbnail, type PhotoAct } from '@/features/media/ui/Thumbnail';
import styles from '@/features/media/ui/Thumbnail.module.css';
import { useSorting } from '@/features/media/ui/useSorting';

const DescribeUploadDialog = lazyOverlay(
  async () => (await import('@/features/media/describing/DescribeUploadDialog')).DescribeUploadDialog,
);

interface ComposerPhotosProps {
  uploads: readonly Upload[];
  /** Descriptions by the ids of the uploads. */
  alts: Readonly<Record<string, string>>;
  onDescribe: (id: string, alt: string) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Moves a photo to a position from 0. */
  onMove: (id: string, to: number) => void;
  /** Left out where no more fit. */
  onAddMore?: (() => void) | undefined;
}

/** The photos of a post being written, sorted by dragging or, for keyboard and touch, by buttons. */
export function ComposerPhotos(props: ComposerPhotosProps) {
  const { uploads, alts, onDescribe, onRemove, onRetry, onMove, onAddMore } = props;
  const t = useComposerTexts();
  const describes = useSpeaks('descriptions');
  const [described, setDescribed] = useState<string | null>(null);
  const placeOf = (id: string) => uploads.findIndex((upload) => upload.id === id);
  const { dragged, listProps } = useSorting((id, over) => onMove(id, placeOf(over)));
  const step = (id: string, by: -1 | 1, button: HTMLButtonElement) => {
    const to = placeOf(id) + by;
    flushSync(() => onMove(id, to));
    // A moved element loses the focus.
    button.focus();
    announce(t('movedPhoto', { position: to + 1, total: uploads.length }));
  };
  const remove = (id: string, button: HTMLButtonElement) => {
    const dialog = button.closest('[role=dialog]');
    const controls = (act: string) => [...(dialog?.querySelectorAll<HTMLElement>(`[data-act=${act}]`) ?? [])];
    const place = placeOf(id);
    flushSync(() => onRemove(id));
    const left = controls('remove');
    (left[place] ?? left.at(-1) ?? controls('addPhotos')[0])?.focus();
  };
  const newest = useRef<PhotoAct>(() => undefined);
  useEffect(() => {
    newest.current = (id, act, button) => {
      if (act === 'remove') remove(id, button);
      else if (act === 'retry') onRetry(id);
      else if (act === 'describe') setDescribed(id);
      else step(id, act === 'moveBack' ? -1 : 1, button);
    };
  });
  const onAct = useCallback<PhotoAct>((...args) => newest.current(...args), []);
  if (uploads.length === 0) return null;
  return (
    <>
      <ul className={styles.grid} aria-label={t('photos')} {...listProps}>
        {uploads.map((upload, place) => (
          <Thumbnail
            key={upload.id}
            upload={upload}
            position={place + 1}
            total={uploads.length}
            alt={describes ? (alts[upload.id] ?? '') : null}
            isDragged={dragged === upload.id}
            onAct={onAct}
          />
        ))}
        {onAddMore && (
          <li className={styles.more}>
            <button type="button" onClick={onAddMore}>
              <Plus aria-hidden="true" />
              {t('addMore')}
            </button>
          </li>
        )}
      </ul>
      {described !== null && placeOf(described) >= 0 && (
        <DescribeUploadDialog
          id={described}
          position={placeOf(described) + 1}
          total={uploads.length}
          alt={alts[described] ?? ''}
          onChange={(alt) => onDescribe(described, alt)}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  );
}
