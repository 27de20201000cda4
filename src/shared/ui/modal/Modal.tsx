import { lazy, Suspense, type ReactNode } from 'react';

const loadFrame = () => import('./ModalFrame');
const ModalFrame = lazy(async () => ({ default: (await loadFrame()).ModalFrame }));

/** Loads the dialog's code ahead, for the pointer or the focus that comes near its opener. */
export function prepareModal(): void {
  void loadFrame().catch(() => undefined);
}

export interface ModalProps {
  isOpen: boolean;
  /** The heading, which names the dialog. */
  title: string;
  /** Asked to close by Escape, a press outside or the close button. The owner then sets `isOpen` to false. */
  onClose: () => void;
  /** Asked first; false keeps the dialog open. The place for "You have unsaved text". */
  onBeforeClose?: () => boolean | Promise<boolean>;
  /** 440, 600 or 760 wide; all become a full-height sheet below 720. */
  size?: 'sm' | 'md' | 'lg';
  /** Buttons at the bottom, which stay in sight. */
  footer?: ReactNode;
  /** `dialog`, or `alertdialog` for what cannot wait. */
  role?: 'dialog' | 'alertdialog';
  /** In the middle of the window instead of 72 px from the top. */
  isCentred?: boolean;
  /** Id of the text that describes what the dialog asks. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * The one dialog. The focus moves to the element with `data-autofocus`, else to the first field, else to the dialog;
 * it is kept inside and returns where it was, or to what follows there. The page behind does not scroll. The code is
 * loaded when the first dialog opens.
 */
export function Modal(props: ModalProps) {
  if (!props.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalFrame {...props} />
    </Suspense>
  );
}
