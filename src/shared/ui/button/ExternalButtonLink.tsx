import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/classNames/classNames';
import type { ButtonLook } from './Button';
import styles from './Button.module.css';

export function ExternalButtonLink({
  children,
  variant = 'secondary',
  size = 'md',
  isBlock = false,
  icon: Icon,
  className,
  ...rest
}: ButtonLook & ComponentProps<'a'> & { href: string }) {
  return (
    <a
      rel="noopener noreferrer"
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </a>
  );
}
