import { Tile } from '@/shared/ui/tile/Tile';
import { followState } from '../follows';
import type { Profile } from '../types';
import styles from './LockedProfile.module.css';
import { usePeopleTexts } from './peopleTexts';

/** What stands under the header of a private profile until its owner accepts (PROF-02). */
export function LockedProfile({ profile }: { profile: Profile }) {
  const t = usePeopleTexts();
  const hasAsked = followState(profile) === 'requested';
  const name = profile.firstName === '' ? profile.displayName : profile.firstName;
  return (
    <section className={styles.locked}>
      <div className={styles.art}>
        <Tile seed={`locked ${profile.id}`} columns={3} rows={3} background={4} density={0.9} />
      </div>
      <div>
        <h2>{t('locked.title')}</h2>
        <p>{t(hasAsked ? 'locked.asked' : 'locked.text', { name })}</p>
      </div>
    </section>
  );
}
