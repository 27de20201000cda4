import { Popper } from 'radix-ui/internal';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

/** The visible tooltip; the name or description of the control says the same to screen readers. */
export function TooltipBubble({ anchor, text }: { anchor: HTMLElement; text: string }) {
  const virtualRef = useMemo(() => ({ current: anchor }), [anchor]);
  return createPortal(
    <Popper.Root>
      <Popper.Anchor virtualRef={virtualRef} />
      <Popper.Content
        className={styles.tooltip}
        role="tooltip"
        aria-hidden="true"
        side="bottom"
        sideOffset={6}
        collisionPadding={8}
      >
        {text}
      </Popper.Content>
    </Popper.Root>,
    document.body,
  );
}
