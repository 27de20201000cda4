import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { stillOf } from '../stillOf';
import { hostOf } from '@/features/previews/hostOf';
import { isOwnPath } from '@/shared/store/navigation';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import styles from './GifImage.module.css';
import { useGifTexts } from './gifTexts';

/** A GIF (POST-08). One that this origin does not serve is a link: no page of others learns who reads here. */
export function GifImage({ address }: { address: string }) {
  const t = useGifTexts();
  if (isOwnPath(address)) return <OwnGif address={address} />;
  const host = hostOf(address);
  if (host === null) return null;
  return (
    <p className={styles.link}>
      <ExternalLink href={address}>{t('link', { host })}</ExternalLink>
    </p>
  );
}

/** Moves while it is in sight, unless the member asked for less motion; it can always be stopped (WCAG 2.2.2). */
function OwnGif({ address }: { address: string }) {
  const t = useGifTexts();
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const { ref, inView } = useInView({ initialInView: true });
  const label = t(isPlaying ? 'pauseOne' : 'playOne');
  return (
    <figure ref={ref} className={styles.gif}>
      <img
        src={isPlaying && inView ? address : stillOf(address)}
        alt={t('alt')}
        loading="lazy"
        decoding="async"
      />
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
