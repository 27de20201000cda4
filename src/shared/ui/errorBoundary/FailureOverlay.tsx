import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '../button/Button';
import styles from './Error.module.css';

/** A failure in place of a dialog or menu. Takes the focus and returns it; Escape closes. */
export function FailureOverlay({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const common = useTexts('common');
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef(document.activeElement);
  useEffect(() => {
    const element = opener.current;
    box.current?.focus();
    return () => {
      if (element instanceof HTMLElement) element.focus();
    };
  }, []);
  return createPortal(
    <div
      ref={box}
      tabIndex={-1}
      className={styles.overlay}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      {children}
      <Button size="sm" onClick={onClose}>
        {common('close')}
      </Button>
    </div>,
    document.body,
  );
}
