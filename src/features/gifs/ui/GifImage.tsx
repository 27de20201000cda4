import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { stillOf } from '../stillOf';
import { hostOf } from '@/features/previews/hostOf';
import { isOnMediaHost } from '@/shared/lib/files/isOnMediaHost';
import { useSight } from '@/shared/lib/sight/useSight';
import { isOwnPath } from '@/shared/store/navigation';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import styles from './GifImage.module.css';
import { useGifTexts } from './gifTexts';

/**
 * A GIF of a post or comment (POST-08). One from another origin is only a link, unless the settings name its host, so
 * that its server learns nothing about readers.
 */
export function GifImage({ address }: { address: string }) {
  const t = useGifTexts();
  if (isOwnPath(address) || isOnMediaHost(address)) return <PlayableGif address={address} />;
  const host = hostOf(address);
  if (host === null) return null;
  return (
    <p className={styles.link}>
      <ExternalLink href={address}>{t('link', { host })}</ExternalLink>
    </p>
  );
}

/** Plays while in view, unless the member prefers reduced motion; can always be paused (WCAG 2.2.2). */
function PlayableGif({ address }: { address: string }) {
  const t = useGifTexts();
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isInSight, setIsInSight] = useState(true);
  const ref = useSight(setIsInSight);
  const still = stillOf(address);
  // One without a still picture would flicker at every scroll.
  const shown = isPlaying && (isInSight || still === null) ? address : still;
  const label = t(isPlaying ? 'pauseOne' : 'playOne');
  return (
    <figure ref={ref} className={styles.gif}>
      {shown !== null && <img src={shown} alt={t('alt')} loading="lazy" decoding="async" />}
      <button
        type="button"
        className={styles.toggle}
        aria-label={label}
        onClick={() => setIsPlaying(!isPlaying)}
      >
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        <span aria-hidden="true">{t('badge')}</span>
      </button>
    </figure>
  );
}
