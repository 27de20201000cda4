import { lazy, Suspense, type ReactNode } from 'react';

const loadFrame = () => import('./ModalFrame');
const ModalFrame = lazy(async () => ({ default: (await loadFrame()).ModalFrame }));

/** Preloads the dialog's code when the pointer or focus reaches its opener. */
export function prepareModal(): void {
  void loadFrame().catch(() => undefined);
}

export interface ModalProps {
  isOpen: boolean;
  title: string;
  /** Called on Escape, a press outside or the close button. The owner sets `isOpen` to false. */
  onClose: () => void;
  /** Called before `onClose`; false keeps the dialog open, for example to ask about unsaved text. */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** 440, 600 or 760 px wide; a full-height sheet below 720 px. */
  size?: 'sm' | 'md' | 'lg';
  footer?: ReactNode;
  /** `alertdialog` for urgent messages. */
  role?: 'dialog' | 'alertdialog';
  isCentred?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/**
 * Dialog. Focuses the element with `data-autofocus`, else the first field, else itself; traps the focus and returns
 * it on closing (`useReturnedFocus`). Locks the page's scrolling. Its code loads with the first dialog.
 */
export function Modal(props: ModalProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalFrame {...props} />
    </Suspense>
  );
}
