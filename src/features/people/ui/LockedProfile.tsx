import { Tile } from '@/shared/ui/tile/Tile';
import { followState, isAsked } from '../follows';
import type { Profile } from '../types';
import styles from './LockedProfile.module.css';
import { useProfileTexts } from './profileTexts';

/** The body of a private profile: what would open it, if anything (PROF-02). */
export function LockedProfile({ profile }: { profile: Profile }) {
  const t = useProfileTexts();
  const hasAsked = isAsked(followState(profile));
  const name = profile.firstName === '' ? profile.displayName : profile.firstName;
  return (
    <section className={styles.locked}>
      <div className={styles.art}>
        <Tile seed={`locked ${profile.id}`} columns={3} rows={3} background={4} density={0.9} />
      </div>
      <div>
        <h2>{t('locked.title')}</h2>
        <p>{t(`locked.${textOf(profile, hasAsked)}`, { name })}</p>
      </div>
    </section>
  );
}

function textOf({ opensTo, isFollowing }: Profile, hasAsked: boolean) {
  if (opensTo === 'nobody' || opensTo === 'followers') return opensTo;
  if (opensTo === 'mutual') return isFollowing ? 'mutualFollowing' : 'mutual';
  return hasAsked ? 'asked' : 'text';
}
