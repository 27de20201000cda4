import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FileRef } from '@/shared/lib/files/fileUrl';
import { Avatar, type AvatarKind, type AvatarSize, type Presence } from '../avatar/Avatar';
import { MarkContext } from './markContext';
import styles from './PersonRow.module.css';

interface PersonRowProps {
  kind?: AvatarKind;
  name: string;
  /** Their page; a name without one is no link. */
  to?: string;
  /** Around that link, which reaches over the picture: a card to show beside it. */
  wrapLink?: (link: ReactNode) => ReactNode;
  /** Id, for the tile of a group or company without a picture. */
  seed?: string;
  image: FileRef | null;
  presence?: Presence | undefined;
  size?: AvatarSize;
  /** The line under the name. */
  meta?: ReactNode;
  /** One Button, or a Menu. */
  action?: ReactNode;
}

/** A person, group or company in a list: picture, name, one line, one action. */
export function PersonRow({ name, to, wrapLink = (link) => link, meta, action, ...avatar }: PersonRowProps) {
  const mark = use(MarkContext);
  return (
    <div className={styles.row}>
      <Avatar name={name} {...avatar} />
      <div className={styles.who}>
        {to === undefined ? (
          <span className={styles.name} title={name} dir="auto">
            {mark(name)}
          </span>
        ) : (
          wrapLink(
            <Link to={to} className={styles.name} title={name} dir="auto">
              {mark(name)}
            </Link>,
          )
        )}
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      </div>
      {action}
    </div>
  );
}
