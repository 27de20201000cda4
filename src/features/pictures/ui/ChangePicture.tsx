import { ImagePlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { prepareModal } from '@/shared/ui/modal/Modal';
import type { PictureOf, PictureRef } from '../types';
import { usePictureTexts } from './pictureTexts';

const PictureDialog = lazyOverlay(async () => (await import('./PictureDialog')).PictureDialog);

function prepare(): void {
  prepareModal();
  PictureDialog.prepare();
}

/** "Change avatar" and "Change cover" (PROF-03); the cropper is loaded when the pointer or focus approaches. */
export function ChangePicture({ current, ...of }: PictureOf & { current: PictureRef }) {
  const { kind } = of;
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
      {isOpen && <PictureDialog of={of} current={current} onClose={close} />}
    </>
  );
}
