import { useCallback, useEffect, useRef, useState } from 'react';
import { keepPart } from '../../kept/keptTakes';
import type { Take } from '../takes';

/** Kinds of file, the most widely playable first (decided). */
const kinds = [
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
];

const bitsPerSecond = 2_200_000;
/** Milliseconds of each part that is kept as it comes. */
const partMs = 1000;
const tickMs = 100;
/** Milliseconds that the end of a take waits for its first picture, which a busy machine gives late. */
const firstPictureMs = 5000;

export type Phase = 'idle' | 'recording' | 'paused';

interface RecordingOptions {
  memberId: string;
  stream: MediaStream | null;
  /** Seconds that may be filmed. */
  room: number;
  onTake: (take: Take) => void;
  /** Called when nothing was recorded: it ended before the first picture came. */
  onNothing: () => void;
}

/**
 * Records takes of a camera (CLIP-02): parts are kept on the device as they come, a hidden page pauses, and the longest
 * time ends one.
 */
export function useRecording({ memberId, stream, room, onTake, onNothing }: RecordingOptions) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [seconds, restart] = useSeconds(phase === 'recording');
  const recorder = useRef<MediaRecorder>(null);
  const firstPicture = useRef<Promise<unknown>>(null);
  const tell = useRef<((id: number, file: Blob) => void) | null>(null);
  useEffect(() => {
    tell.current = (id, file) => (file.size === 0 ? onNothing() : onTake({ id, file, seconds }));
  });

  /** Begins a take, once `begun` has answered its id. */
  const start = async (begun: Promise<number>) => {
    if (!stream || recorder.current) return;
    const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
    const made = new MediaRecorder(stream, {
      ...(mimeType !== undefined && { mimeType }),
      videoBitsPerSecond: bitsPerSecond,
    });
    recorder.current = made;
    // Meanwhile the screen may be left, or the camera unplugged.
    const id = await begun;
    if (recorder.current !== made) return;
    const parts: Blob[] = [];
    made.addEventListener('dataavailable', ({ data }) => {
      if (data.size === 0) return;
      void keepPart(memberId, id, parts.length, data);
      parts.push(data);
    });
    made.addEventListener('stop', () => {
      recorder.current = null;
      setPhase('idle');
      tell.current?.(id, new Blob(parts, { type: made.mimeType.split(';')[0] ?? '' }));
    });
    firstPicture.current = untilFirstPicture(made);
    try {
      made.start(partMs);
    } catch {
      recorder.current = null;
      onNothing();
      return;
    }
    restart();
    setPhase('recording');
  };

  const pause = useCallback(() => {
    if (recorder.current?.state !== 'recording') return;
    recorder.current.pause();
    setPhase('paused');
  }, []);
  const resume = useCallback(() => {
    if (recorder.current?.state !== 'paused') return;
    recorder.current.resume();
    setPhase('recording');
  }, []);
  const stop = useCallback(() => {
    const made = recorder.current;
    void firstPicture.current?.then(() => {
      if (made && made.state !== 'inactive') made.stop();
    });
  }, []);

  usePausedWhileHidden(phase === 'recording', pause);

  const isFull = phase !== 'idle' && seconds >= room - 0.5;
  useEffect(() => {
    if (isFull) stop();
  }, [isFull, stop]);
  // The screen is left: what was filmed stays kept on the device.
  useEffect(
    () => () => {
      tell.current = null;
      recorder.current?.stop();
      recorder.current = null;
    },
    [],
  );

  return { phase, seconds, start, pause, resume, stop };
}

function usePausedWhileHidden(isRecording: boolean, pause: () => void): void {
  useEffect(() => {
    if (!isRecording) return;
    const onHidden = () => {
      if (document.hidden) pause();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, [isRecording, pause]);
}

/** Resolves with the first picture, or when none comes for long. */
function untilFirstPicture(made: MediaRecorder): Promise<unknown> {
  return new Promise((resolve) => {
    made.addEventListener('start', resolve);
    setTimeout(resolve, firstPictureMs);
  });
}

/** Seconds that have passed while it runs, and a function that begins at 0 again. */
function useSeconds(isRunning: boolean): [number, () => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const time = performance.now();
      const passed = (time - last) / 1000;
      last = time;
      setSeconds((before) => before + passed);
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  return [seconds, () => setSeconds(0)];
}
