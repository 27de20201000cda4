import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { classNames } from '@/shared/lib/classNames/classNames';
import styles from './Link.module.css';

/**
 * A link within the app. `text` is underlined; `inline` stands in a member's text (no underline until hover);
 * `name` is a person's or wall's name in the ink's colour.
 */
export function Link({
  look = 'text',
  className,
  ...rest
}: LinkProps & { look?: 'text' | 'inline' | 'name' }) {
  return <RouterLink {...rest} className={classNames(styles.link, className)} data-look={look} />;
}
