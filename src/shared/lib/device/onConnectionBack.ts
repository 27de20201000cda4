/** Calls each time the connection returns. @returns how to stop listening */
export function onConnectionBack(listener: () => void): () => void {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
