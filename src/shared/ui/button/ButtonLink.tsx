import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '@/shared/lib/classNames/classNames';
import type { ButtonLook } from './Button';
import styles from './Button.module.css';

export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'md',
  isBlock = false,
  icon: Icon,
  className,
  ...rest
}: ButtonLook & LinkProps & { children: ReactNode }) {
  return (
    <Link
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={isBlock}
    >
      {Icon && <Icon aria-hidden="true" />}
      <span>{children}</span>
    </Link>
  );
}
