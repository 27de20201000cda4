import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/classNames/classNames';
import styles from './Link.module.css';

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  look?: 'text' | 'inline' | 'name';
}

/**
 * Opens in a new tab without a referrer. Since members write the addresses, anything but http(s) and mailto is shown
 * as plain text.
 */
export function ExternalLink({ href, look = 'text', className, children, ...rest }: ExternalLinkProps) {
  if (!isSafe(href)) return <span className={className}>{children}</span>;
  return (
    <a
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      {...rest}
      href={href}
      className={classNames(styles.link, className)}
      data-look={look}
    >
      {children}
    </a>
  );
}

function isSafe(href: string): boolean {
  if (!URL.canParse(href, location.origin)) return false;
  const { protocol } = new URL(href, location.origin);
  return protocol === 'http:' || protocol === 'https:' || protocol === 'mailto:';
}
