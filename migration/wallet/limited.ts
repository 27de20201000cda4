/** Time limit of every read of the chain, in ms. */
export const readTimeoutMs = 20_000;

export class NoAnswerError extends Error {}

/** Rejects with NoAnswerError when the work has not answered in time; a throw of the work itself is a rejection. */
export async function limited<T>(work: () => Promise<T>, ms = readTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work(), limit]);
  } finally {
    clearTimeout(timer);
  }
}
