interface Early {
  token: string;
  /** By address; null if the call failed. */
  answers: Record<string, Promise<string | null>>;
}

/** Age of the page up to which an early answer still counts as new: the start of a slow page. */
const freshMs = 30_000;

/**
 * Takes the answer to a call that the early script made with the same token before the app's code was there, once. Null
 * where there is none.
 */
export function takeEarlyAnswer(url: string, token: string | undefined): Promise<string | null> | null {
  const early = Reflect.get(window, 'earlyAnswers') as Early | undefined;
  const answer = early?.answers[url];
  if (!early || !answer) return null;
  delete early.answers[url];
  return early.token === token && performance.now() < freshMs ? answer : null;
}
