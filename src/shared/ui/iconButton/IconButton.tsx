import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/shared/lib/classNames/classNames';
import { Tooltip } from '../tooltip/Tooltip';
import type { TriggerProps } from '../triggerProps';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** The accessible name, and the tooltip. */
  label: string;
  size?: 'sm' | 'md';
  /** For a toggle: pressed or not. The label must then stay the same in both states. */
  isPressed?: boolean;
  /** Outlined, for a place next to a Button. */
  hasEdge?: boolean;
  /** False where the label is said nearby. */
  hasTooltip?: boolean;
  /** On top of the icon, such as a Count; its number belongs into the label. */
  mark?: ReactNode;
}

/** An action shown as an icon, named by its label and a tooltip. */
export function IconButton({
  icon: Icon,
  label,
  size = 'md',
  isPressed,
  hasEdge = false,
  hasTooltip = true,
  mark,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (tooltip: TriggerProps) => (
    <button
      {...merge(rest, tooltip)}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles.button, className)}
      data-size={size}
      data-edge={hasEdge}
    >
      <Icon aria-hidden="true" />
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
    </button>
  );
  return hasTooltip ? (
    <Tooltip text={label} isLabel>
      {button}
    </Tooltip>
  ) : (
    button({})
  );
}

/** Both sides hear pointer, focus and keys. */
function merge(own: TriggerProps, tooltip: TriggerProps): TriggerProps {
  return {
    ...own,
    onPointerEnter: (event) => {
      tooltip.onPointerEnter?.(event);
      own.onPointerEnter?.(event);
    },
    onPointerLeave: (event) => {
      tooltip.onPointerLeave?.(event);
      own.onPointerLeave?.(event);
    },
    onPointerDown: (event) => {
      tooltip.onPointerDown?.(event);
      own.onPointerDown?.(event);
    },
    onFocus: (event) => {
      tooltip.onFocus?.(event);
      own.onFocus?.(event);
    },
    onBlur: (event) => {
      tooltip.onBlur?.(event);
      own.onBlur?.(event);
    },
    onKeyDown: (event) => {
      tooltip.onKeyDown?.(event);
      own.onKeyDown?.(event);
    },
  };
}
