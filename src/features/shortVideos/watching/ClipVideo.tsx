import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import type { Clip } from '../types';
import { amplitudeOf } from './playback';
import type { PlayerSettings } from './usePlayerSettings';
import styles from './Player.module.css';

interface ClipVideoProps {
  clip: Clip;
  /** The clip that the member watches plays; the one after it loads; others wait. */
  part: 'watched' | 'next' | 'waiting';
  isPlaying: boolean;
  isMuted: boolean;
  settings: PlayerSettings;
  /** Called with the element once it is there, and with null when it goes. */
  onElement: (element: HTMLVideoElement | null) => void;
  /** Called when the browser plays or pauses by itself: it forbids to start, or the clip has ended. */
  onPlaying: (isPlaying: boolean) => void;
  onFailed: () => void;
  /** Called when so much is loaded that the clip plays to its end. */
  onLoaded: () => void;
}

/** The video of a clip; the list mounts at most five (CLIP-01). */
export function ClipVideo({
  clip: { file, poster, captions },
  part,
  isPlaying,
  isMuted,
  settings,
  onElement,
  onPlaying,
  onFailed,
  onLoaded,
}: ClipVideoProps) {
  const isWatched = part === 'watched';
  // A video that was loaded once stays so while it is mounted.
  const [hasSource, setHasSource] = useState(part !== 'waiting');
  if (part !== 'waiting' && !hasSource) setHasSource(true);

  const element = useVideo({
    hasSource,
    source: file.key,
    isWatched,
    isPlaying,
    settings,
    onElement,
    onPlaying,
  });

  return (
    <video
      ref={element}
      className={styles.video}
      src={hasSource ? fileUrl(file) : undefined}
      poster={poster ? fileUrl(poster, 'medium') : undefined}
      preload={part === 'waiting' ? 'none' : 'auto'}
      muted={isMuted}
      loop={settings.isLooping}
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      crossOrigin={captions.length > 0 ? 'anonymous' : undefined}
      onPause={({ currentTarget: { ended } }) => {
        if (isWatched && !ended && !document.hidden) onPlaying(false);
      }}
      onPlay={() => {
        if (isWatched) onPlaying(true);
      }}
      onEnded={() => {
        if (isWatched) onPlaying(false);
      }}
      onError={onFailed}
      onCanPlayThrough={() => {
        if (isWatched) onLoaded();
      }}
    >
      {captions.map(({ lang, ...captionsFile }) => (
        <track
          key={captionsFile.key}
          kind="captions"
          srcLang={lang}
          label={lang}
          src={hasSource ? fileUrl(captionsFile) : undefined}
        />
      ))}
    </video>
  );
}

interface VideoActs extends Pick<ClipVideoProps, 'isPlaying' | 'settings' | 'onElement' | 'onPlaying'> {
  hasSource: boolean;
  /** Name of the file: another one starts anew. */
  source: string;
  isWatched: boolean;
}

/** The element of the video, which plays, pauses and sounds as the player says. */
function useVideo(acts: VideoActs): RefObject<HTMLVideoElement | null> {
  const element = useRef<HTMLVideoElement>(null);
  const { hasSource, source, isWatched, isPlaying, settings, onElement, onPlaying } = acts;
  const tellElement = useEffectEvent(onElement);
  useEffect(() => {
    if (!isWatched) return;
    tellElement(element.current);
    return () => tellElement(null);
  }, [isWatched]);

  const tellPlaying = useEffectEvent(onPlaying);
  const plays = isWatched && isPlaying;
  useEffect(() => {
    const video = element.current;
    if (!video || !hasSource) return;
    if (!plays) {
      video.pause();
      return;
    }
    video.play().catch((reason: unknown) => {
      // A pause or a new source ends the promise, too; only a refusal of the browser is one.
      if (reason instanceof DOMException && reason.name === 'NotAllowedError') tellPlaying(false);
    });
  }, [plays, hasSource, source]);

  // Begins anew for the next time that it comes by.
  useEffect(() => {
    const video = element.current;
    if (!isWatched && video && video.currentTime > 0) video.currentTime = 0;
  }, [isWatched]);

  useEffect(() => {
    const video = element.current;
    if (!video) return;
    video.volume = amplitudeOf(settings.volume);
    video.playbackRate = settings.speed;
    video.defaultPlaybackRate = settings.speed;
  }, [settings.volume, settings.speed]);
  return element;
}
