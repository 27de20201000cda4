import { useId, useRef, useState, type ReactNode } from 'react';
import { lazyOverlay } from '../lazyPart/lazyPart';
import type { TriggerProps } from '../triggerProps';

const PopoverPanel = lazyOverlay(async () => (await import('./PopoverPanel')).PopoverPanel);

/** Loads the code of popovers ahead. */
export const preparePopover = PopoverPanel.prepare;

interface PopoverProps {
  label: string;
  align?: 'start' | 'end';
  /** `close` returns the focus to the button. */
  content: (close: () => void) => ReactNode;
  children: (trigger: TriggerProps) => ReactNode;
}

export function Popover({ label, align = 'end', content, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      {children({
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onPointerEnter: preparePopover,
        onFocus: preparePopover,
        onClick: () => setIsOpen(!isOpen),
      })}
      {isOpen && (
        <PopoverPanel id={id} label={label} align={align} button={button} onClose={close}>
          {content(close)}
        </PopoverPanel>
      )}
    </>
  );
}
