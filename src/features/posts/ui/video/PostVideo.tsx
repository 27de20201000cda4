import { RefreshCw } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { postVideo } from '@/shared/i18n/en/postVideo';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { fileUrl, type FileRef } from '@/shared/lib/files/fileUrl';
import { useSight } from '@/shared/lib/sight/useSight';
import { Button } from '@/shared/ui/button/Button';
import styles from './PostVideo.module.css';

addTexts('postVideo', postVideo);

interface PostVideoProps {
  /** Null for one that is deleted, or not for the member. */
  video: FileRef | null;
  /** Called when it cannot be played: its address may have ended. */
  onExpired: () => void;
}

/** The short video that a post shares, or that there is none any more. */
export function PostVideo({ video, onExpired }: PostVideoProps) {
  const t = useTexts('postVideo');
  if (video === null) return <p className={styles.gone}>{t('gone')}</p>;
  return <Player video={video} onExpired={onExpired} />;
}

/** Video with the browser's own controls; it plays by a press, alone, and in sight. */
function Player({ video, onExpired }: PostVideoProps & { video: FileRef }) {
  const t = useTexts('postVideo');
  const common = useTexts('common');
  const element = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const pause = useCallback((isInSight: boolean) => {
    if (!isInSight) element.current?.pause();
  }, []);
  const sight = useSight(pause);
  const address = fileUrl(video);
  return (
    <figure ref={sight} className={styles.video}>
      {failed === address ? (
        <div role="alert">
          <p>{t('failed')}</p>
          <Button size="sm" icon={RefreshCw} onClick={() => setFailed(null)}>
            {common('retry')}
          </Button>
        </div>
      ) : (
        <video
          ref={element}
          src={address}
          controls
          playsInline
          preload="metadata"
          aria-label={t('label')}
          onPlay={pauseOthers}
          onError={() => {
            setFailed(address);
            onExpired();
          }}
        />
      )}
    </figure>
  );
}

function pauseOthers({ currentTarget }: { currentTarget: HTMLVideoElement }): void {
  for (const other of document.querySelectorAll('video')) if (other !== currentTarget) other.pause();
}
