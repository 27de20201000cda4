import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { prepareModal } from '@/shared/ui/modal/Modal';
import type { PictureKind, PictureRef } from '../types';
import { usePictureTexts } from './pictureTexts';

const loadDialog = () => import('./PictureDialog');
const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }));

function prepare(): void {
  prepareModal();
  void loadDialog().catch(() => undefined);
}

/** "Change avatar" and "Change cover" (PROF-03); the cropper is loaded when the pointer or focus approaches. */
export function ChangePicture({ kind, current }: { kind: PictureKind; current: PictureRef }) {
  const t = usePictureTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  return (
    <>
      <IconButton
        icon={ImagePlus}
        label={t(`${kind}.change`)}
        hasEdge
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <PictureDialog kind={kind} current={current} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
