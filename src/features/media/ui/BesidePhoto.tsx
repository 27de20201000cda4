import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import styles from './Lightbox.module.css';

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface BesidePhotoProps {
  onClose: () => void;
  children: ReactNode;
}

/** The column beside a photo. Its keys, swipes and wheel are its own: the viewer must not move or zoom by them. */
export function BesidePhoto({ onClose, children }: BesidePhotoProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    // Menus and dialogs of the column bubble here as well, but stand elsewhere in the document.
    const isOwn = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isOwn && !event.defaultPrevented) onClose();
  };
  return (
    <div
      className={styles.beside}
      data-beside-photo=""
      onKeyDown={onKeyDown}
      onKeyUp={stop}
      onPointerDown={stop}
      onPointerMove={stop}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onWheel={stop}
    >
      {children}
    </div>
  );
}
