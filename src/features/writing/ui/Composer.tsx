import { ImagePlus } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectMe } from '@/features/session/selectors';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { wallKey } from '@/features/posts/requests';
import type { Wall } from '@/features/posts/types';
import styles from './Composer.module.css';
import { usePostTexts } from '@/features/posts/ui/postTexts';
import type { Speaker } from '../speaker';

const Writing = lazyOverlay(async () => (await import('./Writing')).Writing);

function prepare() {
  prepareModal();
  Writing.prepare();
}

interface ComposerProps {
  /** The target wall; default: the member's own. */
  wall?: Wall;
  /** Name of the wall's owner; left out for the member's own. */
  wallName?: string;
  /** Each new value opens the dialog, see `useComposeRequest`. */
  openRequest?: string | null;
  /** The company that speaks on this wall. */
  speaker?: Speaker | undefined;
  /** Reason why nothing may be published any more; null while it may. */
  refusal?: string | null;
  /** Stands here once there is a reason and the dialog is closed. */
  closed?: ReactNode;
}

/** "What's on your mind?": opens the composer (POST-01). */
export function Composer({
  wall,
  wallName,
  openRequest = null,
  speaker,
  refusal = null,
  closed,
}: ComposerProps) {
  const t = usePostTexts();
  const me = useSelector(selectMe);
  const [isOpen, setIsOpen] = useState(openRequest !== null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  const [lastRequest, setLastRequest] = useState(openRequest);
  const close = useCallback(() => setIsOpen(false), []);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  if (openRequest !== lastRequest) {
    setLastRequest(openRequest);
    if (openRequest !== null) open();
  }
  useEffect(() => {
    // Without a connection it could not be loaded any more.
    void untilIdle().then(prepare);
  }, []);
  if (!me) return null;
  if (refusal !== null && !isOpen) return closed;
  const target: Wall = wall ?? { type: 'user', entityId: me.id };
  return (
    <div className={styles.composer}>
      {speaker ? (
        <Avatar kind="company" name={speaker.name} seed={speaker.id} image={speaker.avatar} />
      ) : (
        <Avatar name={me.displayName} image={me.avatar} />
      )}
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <span>{t('openComposer')}</span>
        <ImagePlus aria-hidden="true" />
      </button>
      {wasOpened && (
        <Writing
          key={wallKey(target)}
          me={me}
          wall={target}
          wallName={wallName}
          speaker={speaker}
          refusal={refusal}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </div>
  );
}
