import type { LucideIcon } from 'lucide-react';
import { use, useState, type ComponentProps, type ReactNode } from 'react';
import { SubjectContext } from '../personRow/SubjectContext';
import { Spinner } from '../spinner/Spinner';
import { classNames } from '@/shared/lib/classNames/classNames';
import styles from './Button.module.css';

/**
 * `primary` one per view; `secondary` the alternative; `tonal` an active state that can be undone; `quiet` the least
 * prominent; `spot` token actions only; `danger` only in confirmations; `ink` on the marigold banner.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'quiet' | 'spot' | 'danger' | 'ink';
type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBlock?: boolean;
  icon?: LucideIcon;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  children: string;
  /** A spinner replaces the icon, clicks are ignored, focus and width stay. */
  isLoading?: boolean;
  /** Label while loading ("Posting"). */
  loadingLabel?: string;
  /** Replaces the label on hover and focus ("Unfollow" over "Following"). */
  hoverLabel?: string;
}

/** As wide as its longest label. `type` defaults to `button`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  isBlock = false,
  icon: Icon,
  isLoading = false,
  loadingLabel,
  hoverLabel,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const [isPointed, setIsPointed] = useState(false);
  const label = isLoading ? (loadingLabel ?? children) : isPointed ? (hoverLabel ?? children) : children;
  const point = hoverLabel === undefined ? undefined : setIsPointed;
  const subject = use(SubjectContext);
  const busy = isLoading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : undefined;

  return (
    <button
      aria-describedby={subject}
      {...rest}
      {...busy}
      type={type}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock}
      onClick={(event) => {
        if (isLoading) event.preventDefault();
        else onClick?.(event);
      }}
      onPointerEnter={(event) => {
        point?.(true);
        rest.onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        point?.(false);
        rest.onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        point?.(event.currentTarget.matches(':focus-visible'));
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        point?.(false);
        rest.onBlur?.(event);
      }}
    >
      {isLoading ? <Spinner /> : Icon && <Icon aria-hidden="true" />}
      <Labels shown={label} all={[children, loadingLabel, hoverLabel]} />
    </button>
  );
}

function Labels({ shown, all }: { shown: string; all: (string | undefined)[] }): ReactNode {
  const others = new Set(all.filter((label) => label !== undefined && label !== shown));
  if (others.size === 0) return <span>{shown}</span>;
  return (
    <span className={styles.labels}>
      <span>{shown}</span>
      {[...others].map((label) => (
        <span key={label} className={styles.reserve} data-label={label} aria-hidden="true" />
      ))}
    </span>
  );
}
