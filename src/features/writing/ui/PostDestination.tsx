import { Building2, Link2, User, Users } from 'lucide-react';
import type { LoggedUser } from '@/features/people/types';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { Badge } from '@/shared/ui/badge/Badge';
import type { Wall } from '@/features/posts/types';
import styles from './ComposerDialog.module.css';
import { useComposerTexts } from '../composerTexts';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import type { Speaker } from '../speaker';

const icons = { user: User, group: Users, company: Building2 } as const;

interface PostDestinationProps {
  me: LoggedUser;
  wall: Wall;
  /** Name of the wall's owner; left out for the member's own. */
  wallName: string | undefined;
  speaker?: Speaker | undefined;
  isOnChain: boolean;
}

/**
 * Author and wall of a post being written, or the company that speaks (CMP-02), and whether it goes onto the chain
 * (POST-10).
 */
export function PostDestination({ me, wall, wallName, speaker, isOnChain }: PostDestinationProps) {
  const t = useComposerTexts();
  const posts = usePostTexts();
  const Icon = icons[wall.type];
  const place = wall.type === 'user' ? 'toTimelineOf' : 'to';
  return (
    <div className={styles.who}>
      <Avatar name={me.displayName} image={me.avatar} />
      <div className={styles.names}>
        <p className={styles.name}>
          <bdi>{me.displayName}</bdi>
        </p>
        <div className={styles.chips}>
          {speaker ? (
            <p className={styles.destination} data-voice="company" dir="auto">
              <Avatar kind="company" size={24} name={speaker.name} seed={speaker.id} image={speaker.avatar} />
              {t('postingAs', { name: speaker.name })}
            </p>
          ) : (
            <p className={styles.destination} dir="auto">
              <Icon aria-hidden="true" />
              {wallName === undefined ? t('toYourTimeline') : t(place, { name: wallName })}
            </p>
          )}
          {isOnChain && (
            <Badge tone="accent" icon={Link2}>
              {posts('chain.published')}
            </Badge>
          )}
        </div>
      </div>
    </div>
  );
}
