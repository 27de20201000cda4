import { ImagePlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMe } from '@/features/session/selectors';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { wallKey } from '@/features/posts/requests';
import type { Wall } from '@/features/posts/types';
import styles from './Composer.module.css';
import { usePostTexts } from '@/features/posts/ui/postTexts';

const loadWriting = () => import('./Writing');
const Writing = lazy(async () => ({ default: (await loadWriting()).Writing }));

function prepare() {
  prepareModal();
  // A failed preload is ignored: opening loads again.
  void loadWriting().catch(() => undefined);
}

interface ComposerProps {
  /** The target wall; default: the member's own. */
  wall?: Wall;
  /** Name of the wall's owner; left out for the member's own. */
  wallName?: string;
  /** Each new value opens the dialog, see `useComposeRequest`. */
  openRequest?: string | null;
}

/** "What's on your mind?": opens the composer (POST-01). */
export function Composer({ wall, wallName, openRequest = null }: ComposerProps) {
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
  if (!me) return null;
  const target: Wall = wall ?? { type: 'user', entityId: me.id };
  return (
    <div className={styles.composer}>
      <Avatar name={me.displayName} image={me.avatar} />
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
        <Suspense fallback={null}>
          <Writing
            key={wallKey(target)}
            me={me}
            wall={target}
            wallName={wallName}
            isOpen={isOpen}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
