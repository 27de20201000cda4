import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyExtra } from '../lazyPart/lazyExtra';
import styles from './HoverCard.module.css';

const loadPanel = () => import('./HoverCardPanel');
const HoverCardPanel = lazyExtra(async () => (await loadPanel()).HoverCardPanel);

/** Milliseconds. */
const showAfterMs = 500;
const hideAfterMs = 150;

interface HoverCardProps {
  card: ReactNode;
  /** The link. Its target must offer everything the card does: only a mouse opens the card. */
  children: ReactNode;
}

/**
 * Card next to a link, opened by a resting mouse. Ignores pages that scroll under a still mouse and closes on
 * scrolling. Its code loads on first intent.
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
        // The wrapper has no box (`display: contents`).
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
        <HoverCardPanel anchor={anchor} onEnter={stay} onLeave={leave}>
          {card}
        </HoverCardPanel>
      )}
    </span>
  );
}
