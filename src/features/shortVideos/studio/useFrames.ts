import { useEffect, useState } from 'react';
import { loadChunk } from '@/shared/lib/chunks/loadChunk';

/** A frame of a strip; `address` is that of its picture on this device. */
export interface StripFrame {
  /** Seconds. */
  at: number;
  address: string;
}

/** Frames of a video for its strip, one after the other as they are decoded; none where the browser cannot. */
export function useFrames(file: Blob, count: number): { frames: readonly StripFrame[]; isDone: boolean } {
  const [frames, setFrames] = useState<readonly StripFrame[]>([]);
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    const made: string[] = [];
    let isWanted = true;
    const read = async () => {
      const { framesOf } = await loadChunk(() => import('./mediaTools'));
      for await (const { at, picture } of framesOf(file, count)) {
        if (!isWanted) return;
        const address = URL.createObjectURL(picture);
        made.push(address);
        setFrames((before) => [...before, { at, address }]);
      }
    };
    // A video that cannot be decoded has no strip.
    void read()
      .catch(() => undefined)
      .then(() => isWanted && setIsDone(true));
    return () => {
      isWanted = false;
      setFrames([]);
      setIsDone(false);
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [file, count]);
  return { frames, isDone };
}
