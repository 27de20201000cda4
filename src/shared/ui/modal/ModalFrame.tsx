import { X } from 'lucide-react';
import { useEffect, useId, useReducer, useRef } from 'react';
import ReactModal from 'react-modal';
import { useTexts } from '@/shared/i18n/useTexts';
import { classNames } from '@/shared/lib/classNames/classNames';
import { IconButton } from '../iconButton/IconButton';
import { SubjectContext } from '../personRow/SubjectContext';
import type { ModalProps } from './Modal';
import styles from './Modal.module.css';
import { useReturnedFocus } from './useReturnedFocus';

export function ModalFrame({
  title,
  onClose,
  onBeforeClose,
  size = 'md',
  footer,
  head,
  role = 'dialog',
  isCentred = false,
  describedBy,
  children,
}: ModalProps) {
  const t = useTexts('common');
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const isOpen = useOpenAfterMount();
  useReturnedFocus();

  const close = async () => {
    if (!onBeforeClose || (await onBeforeClose())) onClose();
  };
  const app = document.getElementById('root');

  return (
    <ReactModal
      isOpen={isOpen}
      role={role}
      aria={{ labelledby: titleId, describedby: describedBy }}
      className={classNames(styles.modal, styles[size])}
      overlayClassName={classNames(styles.scrim, isCentred && styles.centred)}
      bodyOpenClassName={styles.locked}
      appElement={app ?? undefined}
      ariaHideApp={app !== null}
      shouldReturnFocusAfterClose={false}
      contentRef={(node: HTMLDivElement | null) => (content.current = node)}
      onAfterOpen={() => focusFirst(content.current)}
      onRequestClose={({ detail }) => {
        // Ignores the second click of the double click that opened the dialog.
        if (detail < 2) void close();
      }}
    >
      {head?.(titleId) ?? (
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton icon={X} label={t('close')} hasTooltip={false} onClick={() => void close()} />
        </header>
      )}
      {/* A dialog of a row has a title of its own. */}
      <SubjectContext value={undefined}>
        <div className={styles.body}>{children}</div>
        {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
      </SubjectContext>
    </ReactModal>
  );
}

/** Opens after mounting: react-modal counts a dialog twice that is open when strict mode mounts it again. */
function useOpenAfterMount(): boolean {
  const [isOpen, open] = useReducer(() => true, false);
  useEffect(() => open(), []);
  return isOpen;
}

const fields = 'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

function focusFirst(content: HTMLElement | null): void {
  const first =
    content?.querySelector<HTMLElement>('[data-autofocus]') ?? content?.querySelector<HTMLElement>(fields);
  (first ?? content)?.focus();
}
