import { use, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FileRef } from '@/shared/lib/files/fileUrl';
import { Avatar, type AvatarKind, type AvatarSize, type Presence } from '../avatar/Avatar';
import { MarkContext } from './markContext';
import styles from './PersonRow.module.css';
import { SubjectContext } from './SubjectContext';

interface PersonRowProps {
  kind?: AvatarKind;
  name: string;
  /** Path of their page; without it the name is plain text. */
  to?: string;
  /** Wraps the link, which also covers the picture, for example in a HoverCard. */
  wrapLink?: (link: ReactNode) => ReactNode;
  /** Id; seeds the placeholder tile of a group or company. */
  seed?: string;
  image: FileRef | null;
  presence?: Presence | undefined;
  size?: AvatarSize;
  meta?: ReactNode;
  action?: ReactNode;
}

export function PersonRow({ name, to, wrapLink = (link) => link, meta, action, ...avatar }: PersonRowProps) {
  const mark = use(MarkContext);
  const nameId = useId();
  return (
    <div className={styles.row}>
      <Avatar name={name} {...avatar} />
      <div className={styles.body}>
        <div className={styles.who}>
          {to === undefined ? (
            <span id={nameId} className={styles.name} title={name} dir="auto">
              {mark(name)}
            </span>
          ) : (
            wrapLink(
              <Link id={nameId} to={to} className={styles.name} title={name} dir="auto">
                {mark(name)}
              </Link>,
            )
          )}
          {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        </div>
        <SubjectContext value={nameId}>
          <div className={styles.actions}>{action}</div>
        </SubjectContext>
      </div>
    </div>
  );
}
