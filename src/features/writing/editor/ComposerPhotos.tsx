import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Upload } from '@/features/media/types';
import { announce } from '@/shared/ui/liveRegion/announce';
import { useComposerTexts } from '../composerTexts';
import { Thumbnail, type PhotoAct } from '@/features/media/ui/Thumbnail';
import styles from '@/features/media/ui/Thumbnail.module.css';
import { useSorting } from '@/features/media/ui/useSorting';

interface ComposerPhotosProps {
  uploads: readonly Upload[];
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Moves a photo to a position from 0. */
  onMove: (id: string, to: number) => void;
  /** Left out where no more fit. */
  onAddMore?: (() => void) | undefined;
}

/** The photos of a post being written, sorted by dragging or, for keyboard and touch, by buttons. */
export function ComposerPhotos({ uploads, onRemove, onRetry, onMove, onAddMore }: ComposerPhotosProps) {
  const t = useComposerTexts();
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
      else step(id, act === 'moveBack' ? -1 : 1, button);
    };
  });
  const onAct = useCallback<PhotoAct>((...args) => newest.current(...args), []);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={t('photos')} {...listProps}>
      {uploads.map((upload, place) => (
        <Thumbnail
          key={upload.id}
          upload={upload}
          position={place + 1}
          total={uploads.length}
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
  );
}
