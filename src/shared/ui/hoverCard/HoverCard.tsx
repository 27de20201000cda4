import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './HoverCard.module.css';

const loadPanel = () => import('./HoverCardPanel');
const HoverCardPanel = lazy(async () => ({ default: (await loadPanel()).HoverCardPanel }));

/** Milliseconds that a mouse stays on the link before its card shows, and off it before the card goes. */
const showAfterMs = 500;
const hideAfterMs = 150;

interface HoverCardProps {
  /** What the card shows; rendered only while it does. */
  card: ReactNode;
  /** The link; all that the card offers must be reachable behind it, since only a mouse opens the card. */
  children: ReactNode;
}

/**
 * A card beside a link while a mouse rests on it. It opens only for a mouse that moved there, never because the page
 * scrolled under it, and closes when the page scrolls. Its code comes with the first intent.
 */
export function HoverCard({ card, children }: HoverCardProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isOpen = anchor !== null;

  const plan = (next: Element | null, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), ms);
  };
  const stay = () => clearTimeout(timer.current);
  const leave = () => plan(null, hideAfterMs);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setAnchor(null);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    addEventListener('scroll', close, { passive: true });
    document.addEventListener('keydown', onKey);
    return () => {
      removeEventListener('scroll', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <span
      className={styles.anchor}
      onPointerMove={({ pointerType, movementX, movementY, currentTarget }) => {
        if (pointerType !== 'mouse' || isOpen || (movementX === 0 && movementY === 0)) return;
        void loadPanel().catch(() => undefined);
        // The wrapper has no box of its own.
        plan(currentTarget.firstElementChild, showAfterMs);
      }}
      onPointerLeave={leave}
      onPointerDown={() => {
        stay();
        setAnchor(null);
      }}
    >
      {children}
      {anchor && (
        <Suspense fallback={null}>
          <HoverCardPanel anchor={anchor} onEnter={stay} onLeave={leave}>
            {card}
          </HoverCardPanel>
        </Suspense>
      )}
    </span>
  );
}
