import type { ReactNode } from 'react';
import { lazyOverlay } from '../lazyPart/lazyPart';

const ModalFrame = lazyOverlay(async () => (await import('./ModalFrame')).ModalFrame);

/** Loads the code of dialogs ahead. */
export const prepareModal = ModalFrame.prepare;

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
  /** Renders what stands in place of the title and the close button; the element with the id names the dialog. */
  head?: (titleId: string) => ReactNode;
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
  return props.isOpen && <ModalFrame {...props} />;
}
