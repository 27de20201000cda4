import { Hourglass, Play, RefreshCw, TriangleAlert } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { users, type UsersState } from '@/features/people/entities';
import { errorText } from '@/shared/i18n/errorText';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { useTexts } from '@/shared/i18n/useTexts';
import { useSight } from '@/shared/lib/sight/useSight';
import { Button } from '@/shared/ui/button/Button';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { clips, type ClipsState } from '../entities';
import { loadClip } from '../lists';
import { useShortVideoTexts } from '../ui/shortVideoTexts';
import { usePreparing } from '../ui/usePreparing';
import type { Clip } from '../types';
import { ClipVideo } from './ClipVideo';
import { Controls } from './Controls';
import styles from './Player.module.css';
import { useCaptionLines, useStalled } from './useMedia';
import type { Player } from './usePlayer';

interface ClipStageProps {
  id: string;
  index: number;
  total: number;
  /** Steps to the watched clip, 0 for itself and negative below it. */
  distance: number;
  player: Player;
  /** The scrolling element around. */
  list: HTMLElement | null;
  onSeen: (id: string) => void;
}

/** Neighbours on each side whose videos are mounted: five in all, with the watched one. */
const mountedNeighbours = 2;
/** Neighbours on each side whose pictures are mounted. */
const shownNeighbours = 6;

/** A clip in the list of videos. Only the watched one plays and has controls. */
export function ClipStage({ id, index, total, distance, player, list, onSeen }: ClipStageProps) {
  const t = useShortVideoTexts();
  const clip = useSelector((state: ClipsState) => clips.select(state, id));
  const author = useSelector((state: UsersState) => users.select(state, clip?.authorId ?? ''));
  const seen = useCallback(
    (isInSight: boolean) => {
      if (isInSight) onSeen(id);
    },
    [id, onSeen],
  );
  // A band across the middle: one clip at a time stands in it.
  const ref = useSight(seen, { root: list, rootMargin: '-49% 0px -49% 0px' });
  if (!clip) return null;
  const isWatched = distance === 0;
  const name = author?.displayName ?? t('someone');
  return (
    <article
      ref={ref}
      className={styles.clip}
      aria-label={t('videoBy', { name })}
      aria-posinset={index + 1}
      aria-setsize={total}
      data-watched={isWatched}
    >
      {clip.state !== 'ready' ? (
        <Unready clip={clip} isShown={Math.abs(distance) <= shownNeighbours} />
      ) : Math.abs(distance) <= mountedNeighbours ? (
        <Screen key={clip.file.key} id={id} distance={distance} player={player} />
      ) : (
        Math.abs(distance) <= shownNeighbours &&
        clip.poster && <img className={styles.video} src={fileUrl(clip.poster, 'medium')} alt="" />
      )}
      {isWatched && <span className={styles.position}>{t('position', { position: index + 1, total })}</span>}
    </article>
  );
}

/** A clip of one's own that cannot be watched, with the reason. */
function Unready({ clip, isShown }: { clip: Clip; isShown: boolean }) {
  const t = useShortVideoTexts();
  const { state, failure, poster } = clip;
  usePreparing(isShown ? clip : undefined);
  const isFailed = state === 'failed';
  return (
    <>
      {poster && isShown && <img className={styles.video} src={fileUrl(poster, 'medium')} alt="" />}
      <div className={styles.notice} role="status">
        {isFailed ? <TriangleAlert aria-hidden="true" /> : <Hourglass aria-hidden="true" />}
        <b>{isFailed ? t('couldNot') : t('processing')}</b>
        <span>
          {isFailed ? errorText({ code: failure ?? 'videoNotReadable', params: {} }) : t('processingText')}
        </span>
      </div>
    </>
  );
}

function Screen({ id, distance, player }: { id: string; distance: number; player: Player }) {
  const t = useShortVideoTexts();
  const common = useTexts('common');
  const dispatch = useDispatch();
  const clip = useSelector((state: ClipsState) => clips.select(state, id));
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  const isWatched = distance === 0;
  if (!clip) return null;

  const retry = () => {
    setTries((count) => count + 1);
    setFailedAt(null);
    player.setPlaying(true);
    // Its address may have ended.
    dispatch(loadClip.request(id));
  };
  if (failedAt !== null && failedAt === tries) {
    return (
      <div className={styles.notice} role="alert">
        <TriangleAlert aria-hidden="true" />
        <b>{t('playFailed')}</b>
        <Button icon={RefreshCw} size="sm" onClick={retry}>
          {common('retry')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ClipVideo
        key={tries}
        clip={clip}
        part={isWatched ? 'watched' : distance === 1 && player.isNextWanted ? 'next' : 'waiting'}
        isPlaying={player.isPlaying}
        isMuted={player.isMuted}
        settings={player.settings}
        onElement={player.setVideo}
        onPlaying={player.setPlaying}
        onLoaded={player.wantNext}
        onFailed={() => setFailedAt(tries)}
      />
      {isWatched && <Cover clip={clip} player={player} />}
    </>
  );
}

/** Everything over the video that is watched: a press on it, captions and controls. */
function Cover({ clip, player }: { clip: Clip; player: Player }) {
  const t = useShortVideoTexts();
  const { video, isPlaying, settings } = player;
  const isStalled = useStalled(video);
  const lines = useCaptionLines(video, settings.hasCaptions ? (clip.captions[0]?.lang ?? null) : null);
  return (
    <>
      {/* A press on the picture is a second way to the button of the same act. */}
      <div
        className={styles.press}
        aria-hidden="true"
        onClick={() => player.act({ kind: 'toggle', what: 'play' })}
      >
        {!isPlaying && (
          <span className={styles.bigPlay}>
            <Play />
          </span>
        )}
        {isPlaying && isStalled && <Spinner />}
      </div>
      {isStalled && (
        <span className={styles.stalled} role="status">
          {t('stalled')}
        </span>
      )}
      <div className={styles.captions} dir="auto">
        {lines.map((line, at) => (
          <span key={at}>{line}</span>
        ))}
      </div>
      <Controls
        video={video}
        duration={clip.file.duration}
        isPlaying={isPlaying}
        isMuted={player.isMuted}
        hasCaptions={clip.captions.length > 0}
        settings={settings}
        onAct={player.act}
        onSettings={player.change}
        onVolume={player.setVolume}
      />
    </>
  );
}
