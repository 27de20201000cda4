let stopCurrent: (() => void) | null = null;

/**
 * Plays one video at a time (POST-02): starting one stops the other.
 * @param stop called when another one starts
 * @returns to be called when this one ends by itself
 */
export function playAlone(stop: () => void): () => void {
  stopCurrent?.();
  stopCurrent = stop;
  return () => {
    if (stopCurrent === stop) stopCurrent = null;
  };
}
