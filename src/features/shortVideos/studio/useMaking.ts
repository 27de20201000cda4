import { useCallback, useEffect, useRef, useState } from 'react';
import { CannotMake, type makeVideo } from './mediaTools';

export type MakeOptions = Parameters<typeof makeVideo>[3];

/**
 * Work on a video before it is sent, one at a time: how far it is (0 to 1), why it failed, and a way to stop it. It
 * stops when the studio is left.
 */
export function useMaking() {
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<'cannot' | 'failed' | null>(null);
  const current = useRef<AbortController>(null);
  const run = async (work: (options: MakeOptions) => Promise<void>) => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setFailure(null);
    setProgress(0);
    try {
      await work({ onProgress: setProgress, signal: controller.signal });
    } catch (thrown) {
      if (!controller.signal.aborted) setFailure(thrown instanceof CannotMake ? 'cannot' : 'failed');
    } finally {
      current.current = null;
      setProgress(null);
    }
  };
  const stop = useCallback(() => current.current?.abort(), []);
  useEffect(() => stop, [stop]);
  return { progress, failure, run, stop };
}
