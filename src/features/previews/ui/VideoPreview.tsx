import { Play } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { hostOf } from '../hostOf';
import type { Preview } from '../types';
import { useSight } from '@/shared/lib/sight/useSight';
import { isOwnPath } from '@/shared/store/navigation';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import { playAlone } from '../playAlone';
import { usePreviewTexts } from './previewTexts';
import styles from './VideoPreview.module.css';

/** A linked video, played in place on request; stops when another starts or it leaves the view. */
export function VideoPreview({ preview, player }: { preview: Preview; player: string }) {
  const t = usePreviewTexts();
  const [isPlaying, setIsPlaying] = useState(false);
  // Visibility is reported shortly after a scroll, so only leaving the view counts.
  const stopOutOfSight = useCallback((isInSight: boolean) => {
    if (!isInSight) setIsPlaying(false);
  }, []);
  const ref = useSight(stopOutOfSight);
  useEffect(() => (isPlaying ? playAlone(() => setIsPlaying(false)) : undefined), [isPlaying]);

  const picture = preview.image !== null && isOwnPath(preview.image) ? preview.image : null;
  const title = preview.name === '' ? (hostOf(preview.url) ?? preview.url) : preview.name;
  return (
    <figure ref={ref} className={styles.video}>
      {isPlaying ? (
        // Always another origin (see playerOf), so its scripts may keep their own origin.
        <iframe
          className={styles.frame}
          src={`${player}?autoplay=1`}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
          allow="autoplay; fullscreen; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
          loading="lazy"
        />
      ) : (
        <button
          type="button"
          className={styles.start}
          aria-label={t('playVideo', { title })}
          onClick={() => setIsPlaying(true)}
        >
          {picture !== null && <img src={picture} alt="" loading="lazy" decoding="async" />}
          <span className={styles.play} aria-hidden="true">
            <Play />
          </span>
        </button>
      )}
      <figcaption className={styles.caption}>
        <ExternalLink href={preview.url}>
          <bdi>{title}</bdi>
        </ExternalLink>
        <span>{preview.providerName === '' ? hostOf(preview.url) : preview.providerName}</span>
      </figcaption>
    </figure>
  );
}
