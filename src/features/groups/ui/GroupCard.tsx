import { Globe, Lock } from 'lucide-react';
import { useSelector } from 'react-redux';
import { paths } from '@/shared/config/paths';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { formatCount } from '@/shared/lib/numbers/formatNumber';
import { isArchived } from '@/shared/rules/membership';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import { Link } from '@/shared/ui/link/Link';
import { Tile } from '@/shared/ui/tile/Tile';
import { groups, type GroupsState } from '../entities';
import styles from './GroupCard.module.css';
import { useGroupTexts } from './groupTexts';
import { RoleBadge } from './RoleBadge';

/** A group of the member's as a card: cover, picture, name, size, description and the member's role (GRP-01). */
export function GroupCard({ id }: { id: string }) {
  const t = useGroupTexts();
  const group = useSelector((state: GroupsState) => groups.select(state, id));
  if (!group) return null;
  const { name, permalink, avatar, cover, privacy, members, description, role } = group;
  const Icon = privacy === 0 ? Globe : Lock;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        {cover ? (
          <img src={fileUrl(cover)} alt="" loading="lazy" decoding="async" />
        ) : (
          <Tile seed={id} columns={9} rows={3} />
        )}
      </div>
      <div className={styles.body}>
        <span className={styles.avatar}>
          <Avatar kind="group" name={name} seed={id} image={avatar} size={56} />
        </span>
        <h2 className={styles.name}>
          <Link to={paths.group(permalink)} look="name" className={styles.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={styles.facts}>
          <Icon aria-hidden="true" />
          {t('about', {
            count: members,
            figure: formatCount(members),
            privacy: t(privacy === 0 ? 'privacy.public' : 'privacy.private'),
          })}
        </p>
        <p className={styles.text} dir="auto">
          {description}
        </p>
        <p className={styles.badges}>
          {role !== null && <RoleBadge role={role} isShort />}
          {isArchived(group) && <Badge>{t('archived')}</Badge>}
        </p>
      </div>
    </article>
  );
}
