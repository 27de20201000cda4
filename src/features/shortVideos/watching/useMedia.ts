import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Events after which a video stands elsewhere, or is longer than it was known to be. */
const moments = ['timeupdate', 'seeking', 'seeked', 'durationchange', 'loadedmetadata', 'emptied'] as const;

/** Time of a video, in seconds; `duration` is 0 until it is known. */
export function useMediaTime(video: HTMLVideoElement | null): { time: number; duration: number } {
  const subscribe = useCallback(
    (tell: () => void) => {
      for (const moment of moments) video?.addEventListener(moment, tell);
      return () => {
        for (const moment of moments) video?.removeEventListener(moment, tell);
      };
    },
    [video],
  );
  const time = useSyncExternalStore(subscribe, () => video?.currentTime ?? 0);
  const duration = useSyncExternalStore(subscribe, () => video?.duration ?? 0);
  return { time, duration: Number.isFinite(duration) ? duration : 0 };
}

/** True while a video has stopped to wait for its bytes. */
export function useStalled(video: HTMLVideoElement | null): boolean {
  const [stalled, setStalled] = useState<HTMLVideoElement | null>(null);
  useEffect(() => {
    const onWaiting = () => setStalled(video);
    const onGoing = () => setStalled(null);
    video?.addEventListener('waiting', onWaiting);
    video?.addEventListener('playing', onGoing);
    video?.addEventListener('pause', onGoing);
    return () => {
      video?.removeEventListener('waiting', onWaiting);
      video?.removeEventListener('playing', onGoing);
      video?.removeEventListener('pause', onGoing);
    };
  }, [video]);
  return stalled !== null && stalled === video;
}

/**
 * The lines of captions to show at this moment, plain text. They are drawn above the controls, not by the browser.
 * @param lang of the captions that are wanted, or null for none
 */
export function useCaptionLines(video: HTMLVideoElement | null, lang: string | null): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([]);
  useEffect(() => {
    const tracks = video ? [...video.textTracks] : [];
    const track = tracks.find(({ language }) => language === lang);
    for (const other of tracks) other.mode = other === track ? 'hidden' : 'disabled';
    if (!track) return;
    const show = () => setLines([...(track.activeCues ?? [])].flatMap(linesOf));
    track.addEventListener('cuechange', show);
    return () => {
      track.removeEventListener('cuechange', show);
      setLines([]);
    };
  }, [video, lang]);
  return lines;
}

/** Lines of a cue without its markup, which members write. */
function linesOf(cue: TextTrackCue): string[] {
  if (!(cue instanceof VTTCue)) return [];
  const text = cue.getCueAsHTML().textContent;
  return text.split('\n').filter((line) => line.trim() !== '');
}
