import { useEffect, useEffectEvent, useReducer } from 'react';

/** Milliseconds that sending waits for a preview; the server gives up after 5 s. */
const patienceMs = 10_000;

/**
 * Sends an editor's content once the preview of its link has loaded or failed (POST-02), ten seconds later at
 * most, since a text sent without waiting would lose its preview.
 */
export function useOncePreviewed<Content>(
  { isPending }: { isPending: boolean },
  send: (content: Content) => void,
) {
  const [waiting, wait] = useReducer(
    (_: { content: Content } | null, next: { content: Content } | null) => next,
    null,
  );
  const goOn = useEffectEvent((content: Content) => {
    wait(null);
    send(content);
  });
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => goOn(waiting.content), isPending ? patienceMs : 0);
    return () => clearTimeout(timer);
  }, [waiting, isPending]);
  return {
    isWaiting: waiting !== null,
    send: (content: Content) => {
      if (waiting !== null) return;
      if (isPending) wait({ content });
      else send(content);
    },
    cancel: () => wait(null),
  };
}
