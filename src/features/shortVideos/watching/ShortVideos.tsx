import { ChevronDown, ChevronUp, Keyboard, Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useDebounce } from '@/shared/lib/debounce/useDebounce';
import { useLoad } from '@/shared/store/useLoad';
import { usePagedList } from '@/shared/store/usePagedList';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Button } from '@/shared/ui/button/Button';
import { ListFooter } from '@/shared/ui/infiniteList/ListFooter';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { Masthead } from '@/shared/ui/pageHeading/Masthead';
import { clipsFeed, loadClip } from '../lists';
import { useShortVideoTexts } from '../ui/shortVideoTexts';
import { ClipPanel } from './ClipPanel';
import { ClipStage } from './ClipStage';
import styles from './Player.module.css';
import { useClipList } from './useClipList';
import { startsByItself, usePlayer } from './usePlayer';
import { usePlayerKeys, type PlayerAct } from './usePlayerKeys';
import { useWatchedClip } from './useWatchedClip';

const KeysDialog = lazyOverlay(async () => (await import('./KeysDialog')).KeysDialog);

/** Clips left below the watched one when the next page is asked for. */
const aheadOfEnd = 5;

/** The short videos, one below the other; `clipId` names the one to watch (CLIP-01). */
export function ShortVideos({ clipId }: { clipId: string | null }) {
  const t = useShortVideoTexts();
  const list = usePagedList(clipsFeed);
  const watched = useWatchedClip(clipId, list.ids);
  return (
    <div className={styles.page}>
      <Head />
      {clipId !== null && watched.isMissing ? (
        <MissingClip id={clipId} isLoading={list.isLoading} />
      ) : watched.id !== null ? (
        <Watching list={list} watched={watched} />
      ) : list.error ? (
        <ErrorState title={t('failed')} error={list.error} onRetry={list.retry} />
      ) : list.isLoading || list.hasMore ? (
        <Loading />
      ) : (
        <EmptyState
          seed="shortVideos"
          title={t('none.title')}
          text={t('none.text')}
          action={
            <ButtonLink to={paths.newShortVideo} variant="primary" icon={Plus}>
              {t('addNew')}
            </ButtonLink>
          }
        />
      )}
    </div>
  );
}

function Head() {
  const t = useShortVideoTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Masthead
        aside={
          <>
            <span className={styles.keys}>
              <Button variant="quiet" icon={Keyboard} onClick={() => setIsOpen(true)}>
                {t('keys.button')}
              </Button>
            </span>
            <ButtonLink to={paths.newShortVideo} variant="primary" icon={Plus}>
              {t('addNew')}
            </ButtonLink>
          </>
        }
      >
        {t('title')}
      </Masthead>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Loading() {
  const t = useShortVideoTexts();
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={t('loading')}>
      <div className={styles.list}>
        <div className={styles.clip} />
      </div>
    </div>
  );
}

/** A clip that no list has brought: loaded by its own address. */
function MissingClip({ id, isLoading }: { id: string; isLoading: boolean }) {
  const t = useShortVideoTexts();
  const { error, retry, ...load } = useLoad(loadClip, id);
  const isGone = error?.status === 404 || error?.status === 403;
  // A backend without the call may still have it in its list.
  if (load.isLoading || (isGone && isLoading)) return <Loading />;
  if (error && !isGone) return <ErrorState title={t('failed')} error={error} onRetry={retry} />;
  return (
    <EmptyState
      seed="shortVideos"
      title={t('gone')}
      text={t('goneText')}
      action={<ButtonLink to={paths.shortVideos}>{t('all')}</ButtonLink>}
    />
  );
}

interface WatchingProps {
  list: ReturnType<typeof usePagedList>;
  watched: ReturnType<typeof useWatchedClip>;
}

function Watching({ list, watched }: WatchingProps) {
  const t = useShortVideoTexts();
  const { ids, index, id, watch } = watched;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { element, setElement, onSeen, goTo, toggleFullscreen } = useClipList(ids, index, watch);
  const player = usePlayer((act: PlayerAct) => {
    if (act.kind === 'move') goTo(index + act.step);
    else if (act.kind === 'help') setIsHelpOpen(true);
    else if (act.kind === 'toggle') toggleFullscreen();
  });
  const { setPlaying } = player;
  usePlayerKeys(player.act);

  useEffect(() => setPlaying(startsByItself()), [id, setPlaying]);
  const isEndNear = index >= ids.length - aheadOfEnd;
  const { isLoading, loadMore } = list;
  const mayGoOn = list.hasMore && !isLoading && !list.isStalled && list.error === null;
  useEffect(() => {
    if (isEndNear && mayGoOn) loadMore();
  }, [isEndNear, mayGoOn, loadMore]);
  useAddressOf(id);

  return (
    <div className={styles.columns}>
      <div
        ref={setElement}
        role="feed"
        aria-label={t('list')}
        aria-busy={isLoading}
        // A scrolling region needs a way in by the keyboard.
        tabIndex={0}
        className={styles.list}
      >
        {element &&
          ids.map((clip, at) => (
            <ClipStage
              key={clip}
              id={clip}
              index={at}
              total={list.count ?? ids.length}
              distance={at - index}
              player={player}
              list={element}
              onSeen={onSeen}
            />
          ))}
        {(list.error ?? list.isStalled) && (
          <div className={styles.end}>
            <ListFooter
              status={list}
              count={ids.length}
              skeleton={null}
              endText={null}
              onRetry={list.retry}
              onLoadMore={loadMore}
            />
          </div>
        )}
      </div>
      <div className={styles.steps}>
        <IconButton
          icon={ChevronUp}
          label={t('previous')}
          hasEdge
          aria-disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <IconButton
          icon={ChevronDown}
          label={t('next')}
          hasEdge
          aria-disabled={index === ids.length - 1}
          onClick={() => goTo(index + 1)}
        />
      </div>
      {id !== null && <ClipPanel key={id} id={id} />}
      {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}

/** Shows the watched clip in the address, in place of the one before, so that Back leads out of the list. */
function useAddressOf(id: string | null): void {
  const navigate = useNavigate();
  const show = useDebounce(
    useCallback(
      (shown: string) =>
        void navigate(paths.shortVideo(shown), { replace: true, state: { isSamePage: true } }),
      [navigate],
    ),
  );
  useEffect(() => {
    if (id !== null && location.pathname !== paths.shortVideo(id)) show(id);
  }, [id, show]);
}
