import { Popper } from 'radix-ui/internal';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

/** Hidden from screen readers, since the control's name or description has the same text. */
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
