import { useEffect, useState } from 'react';

/** Milliseconds without a sound that are told of. */
const silentMs = 4000;

/**
 * True once the microphone has given no sound for four seconds of filming. `level` is null where it is not measured.
 */
export function useSilence(level: number | null, isFilming: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  const isSilent = isFilming && level === 0;
  useEffect(() => {
    if (!isSilent) return;
    const timer = setTimeout(() => setIsLong(true), silentMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSilent]);
  return isSilent && isLong;
}
