import type { ComponentProps } from 'react';
import { classNames } from '@/shared/lib/classNames/classNames';
import styles from './Link.module.css';

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string;
  look?: 'text' | 'inline' | 'name';
}

/**
 * A link to another site, in a new tab and without a referrer. Anything but http(s) and mailto is shown as
 * plain text: addresses come from members.
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
