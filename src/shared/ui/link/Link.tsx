import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { classNames } from '@/shared/lib/classNames/classNames';
import styles from './Link.module.css';

/** `text` is underlined; `inline`, for members' text, on hover only; `name` is for names, in the text's colour. */
export function Link({
  look = 'text',
  className,
  ...rest
}: LinkProps & { look?: 'text' | 'inline' | 'name' }) {
  return <RouterLink {...rest} className={classNames(styles.link, className)} data-look={look} />;
}
