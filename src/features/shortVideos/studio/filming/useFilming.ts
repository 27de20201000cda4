import { useEffect, useRef } from 'react';
import { maxClipSeconds } from '@/shared/config/limits';
import { secondsOf } from '../takes';
import { useCountdownTo } from './useCountdownTo';
import { useRecording } from './useRecording';
import type { useTakes } from '../useTakes';

interface FilmingOptions {
  memberId: string;
  stream: MediaStream | null;
  list: ReturnType<typeof useTakes>;
  /** Seconds before a take begins; 0 for none. */
  countdown: number;
  /** Called when a take ended before the camera gave a picture. */
  onNothing: () => void;
}

/** Films the takes of a list, each after the countdown (CLIP-02). */
export function useFilming({ memberId, stream, list, countdown, onNothing }: FilmingOptions) {
  /** Id of the take that is filmed again. */
  const replaced = useRef<number>(null);
  const room = maxClipSeconds - secondsOf(list.takes);
  const recording = useRecording({
    memberId,
    stream,
    room,
    onTake: (take) => {
      list.add(take, replaced.current);
      replaced.current = null;
    },
    onNothing,
  });
  const start = () => void recording.start(list.begin());
  const count = useCountdownTo(start);
  const { cancel } = count;
  // Without a camera nothing is counted down to.
  useEffect(() => {
    if (!stream) cancel();
  }, [stream, cancel]);
  const { phase, seconds, pause, resume } = recording;

  return {
    phase,
    isFilming: phase !== 'idle',
    seconds,
    /** Seconds that all takes leave. */
    room,
    isFull: room < 1,
    /** Seconds until it films; null while nothing counts. */
    count: count.left,
    /** Begins a take, in place of another where its id is given; ends the one that is filmed, or the countdown. */
    toggle: (again: number | null) => {
      if (count.left !== null) cancel();
      else if (phase !== 'idle') recording.stop();
      else {
        replaced.current = again;
        if (countdown === 0) start();
        else count.begin(countdown);
      }
    },
    pause: phase === 'paused' ? resume : pause,
  };
}
