import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl, type FileRef } from '@/shared/lib/files/fileUrl';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { Tile } from '@/shared/ui/tile/Tile';
import { VisuallyHidden } from '@/shared/ui/visuallyHidden/VisuallyHidden';
import styles from './CommunityHeader.module.css';

interface CommunityHeaderProps {
  kind: 'group' | 'company';
  /** Seeds the placeholder tiles. */
  id: string;
  name: string;
  avatar: FileRef | null;
  cover: FileRef | null;
  description: string;
  /** Accessible name of the list of facts. */
  factsLabel: string;
  facts: readonly { icon: LucideIcon; text: string }[];
  /** The membership button and what else may be done. */
  actions: ReactNode;
  /** Buttons that change the pictures, for those who may. */
  changes?: { avatar: ReactNode; cover: ReactNode } | undefined;
}

/** Cover, picture, name, facts and description of a group or a company, with what may be done (GRP-03). */
export function CommunityHeader(props: CommunityHeaderProps) {
  const { kind, id, name, avatar, cover, description, factsLabel, facts, actions, changes } = props;
  return (
    <div>
      <div className={styles.cover}>
        {cover ? (
          <img src={fileUrl(cover)} alt="" decoding="async" />
        ) : (
          <Tile seed={id} columns={13} rows={4} density={0.8} />
        )}
        {changes && <span className={styles.changeCover}>{changes.cover}</span>}
      </div>
      <div className={styles.head}>
        <div className={styles.top}>
          <span className={styles.avatar}>
            <Avatar kind={kind} name={name} seed={id} image={avatar} size={136} />
            {changes && <span className={styles.changeAvatar}>{changes.avatar}</span>}
          </span>
          <div className={styles.actions}>{actions}</div>
        </div>
        <PageHeading>
          <bdi>{name}</bdi>
        </PageHeading>
        <ul className={styles.facts} aria-label={factsLabel}>
          {facts.map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden="true" />
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
        {description !== '' && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
      </div>
    </div>
  );
}

export function CommunityHeaderSkeleton() {
  const t = useTexts('common');
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.cover} />
      <div className={styles.head}>
        <div className={styles.top}>
          <span className={styles.avatar}>
            <Skeleton width={136} height={136} shape="block" />
          </span>
        </div>
        <div className={styles.skeleton}>
          <Skeleton width="56%" height={34} />
          <Skeleton width="32%" />
          <Skeleton width="80%" />
        </div>
      </div>
    </div>
  );
}
