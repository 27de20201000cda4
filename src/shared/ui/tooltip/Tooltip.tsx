import { useEffect, useId, useState, type ReactNode } from 'react';
import { lazyExtra } from '../lazyPart/lazyExtra';
import type { TriggerProps } from '../triggerProps';

const TooltipBubble = lazyExtra(async () => (await import('./TooltipBubble')).TooltipBubble);
/** Milliseconds the mouse must rest on the control. */
const restTime = 400;

interface TooltipProps {
  text: string;
  /** True if the text repeats the control's name; otherwise it becomes the description. */
  isLabel?: boolean;
  children: (control: TriggerProps) => ReactNode;
}

/** Tooltip for mouse rest and keyboard focus; Escape hides it. The positioned part loads on first use. */
export function Tooltip({ text, isLabel = false, children }: TooltipProps) {
  const id = useId();
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hide = () => {
    setPointed(null);
    setAnchor(null);
  };

  useEffect(() => {
    if (!pointed) return;
    const timer = setTimeout(() => setAnchor(pointed), restTime);
    return () => clearTimeout(timer);
  }, [pointed]);
  useEffect(() => {
    if (!anchor) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(null);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [anchor]);

  return (
    <>
      {children({
        'aria-describedby': isLabel ? undefined : id,
        onPointerEnter: (event) => {
          if (event.pointerType !== 'touch') setPointed(event.currentTarget);
        },
        onPointerLeave: hide,
        onPointerDown: hide,
        onFocus: (event) => {
          if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget);
        },
        onBlur: hide,
      })}
      {!isLabel && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {anchor && <TooltipBubble anchor={anchor} text={text} />}
    </>
  );
}
