import type { LucideIcon } from 'lucide-react';
import { use, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '@/shared/lib/classNames/classNames';
import { SubjectContext } from '../personRow/SubjectContext';
import { Tooltip } from '../tooltip/Tooltip';
import type { TriggerProps } from '../triggerProps';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  size?: 'sm' | 'md';
  /** Set for toggles, whose label must be the same in both states. */
  isPressed?: boolean;
  hasEdge?: boolean;
  /** False where the label is visible nearby. */
  hasTooltip?: boolean;
  /** Overlay such as a Count; `label` must contain its number. */
  mark?: ReactNode;
}

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
  const subject = use(SubjectContext);
  const button = (tooltip: TriggerProps) => (
    <button
      aria-describedby={subject}
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
