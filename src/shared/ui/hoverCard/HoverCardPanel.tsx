import { Popper } from 'radix-ui/internal';
import { useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './HoverCard.module.css';

interface HoverCardPanelProps {
  anchor: Element;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/** Positions the card. React passes portal events to the link's handlers, so they are stopped here. */
export function HoverCardPanel({ anchor, onEnter, onLeave, children }: HoverCardPanelProps) {
  const virtualRef = useMemo(() => ({ current: anchor }), [anchor]);
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={virtualRef} />
      <Popper.Content
        className={styles.card}
        side="bottom"
        align="start"
        sideOffset={8}
        collisionPadding={12}
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
        onPointerMove={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
      >
        {children}
      </Popper.Content>
    </Popper.Root>,
    document.body,
  );
}
