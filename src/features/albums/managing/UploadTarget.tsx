import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { imageFiles, useDropTarget } from '@/features/media/useDropTarget';
import styles from './Managing.module.css';

interface UploadTargetProps {
  /** Shown while files hover over the page. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Takes files that are dropped on the page or pasted into it (ALB-02). */
export function UploadTarget({ label, onFiles, children }: UploadTargetProps) {
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  };
  const { isOver, handlers } = useDropTarget(take);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isTyped =
      event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
    if (!isTyped && event.clipboardData) take(imageFiles(event.clipboardData));
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  return (
    <div className={styles.target} {...handlers}>
      {children}
      {isOver && <p className={styles.over}>{label}</p>}
    </div>
  );
}
