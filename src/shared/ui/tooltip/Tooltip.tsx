import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import type { TriggerProps } from '../triggerProps';

const TooltipBubble = lazy(async () => ({ default: (await import('./TooltipBubble')).TooltipBubble }));
/** Milliseconds that a mouse rests on a control before its tooltip shows. */
const restTime = 400;

interface TooltipProps {
  text: string;
  /** True where the text is the control's own name already; otherwise it becomes its description. */
  isLabel?: boolean;
  /** Renders the control; spread the given props on it. */
  children: (control: TriggerProps) => ReactNode;
}

/**
 * A short text beside a control while a mouse rests on it or the keyboard is on it; Escape hides it. The part that
 * places it is loaded when the first one shows.
 */
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
      {anchor && (
        <Suspense fallback={null}>
          <TooltipBubble anchor={anchor} text={text} />
        </Suspense>
      )}
    </>
  );
}
