import { Popover } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Backdrop, closesItself } from '../backdrop/Backdrop';
import styles from './Popover.module.css';

interface PopoverPanelProps {
  id: string;
  label: string;
  align: 'start' | 'end';
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

export function PopoverPanel({ id, label, align, button, onClose, children }: PopoverPanelProps) {
  const anchor = button as RefObject<HTMLButtonElement>;
  const isLeft = useRef(false);
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Backdrop onPress={onClose} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          className={styles.panel}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={(event) => {
            // Keeps a surrounding dialog open.
            if (event.key === 'Escape') event.stopPropagation();
          }}
          onInteractOutside={(event) => {
            if (closesItself(event, button.current)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current && !isFocusTaken(event.target)) button.current?.focus();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** True when a link in the panel has moved the focus elsewhere, where it must stay. */
function isFocusTaken(panel: EventTarget | null): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !(panel instanceof Node && panel.contains(active));
}
