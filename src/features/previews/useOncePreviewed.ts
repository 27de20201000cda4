import { useEffect, useEffectEvent, useReducer } from 'react';

/** Milliseconds that a press waits for the preview; the server gives up looking after 5 s. */
const patienceMs = 10_000;

/**
 * Sends what an editor holds, but not before the preview of its link is there or has failed (POST-02): what is sent
 * without waiting would go out without it. After ten seconds it does.
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
