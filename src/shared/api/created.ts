import * as v from 'valibot';
import { RequestError } from '../errors/appError';
import { isCancelled } from './cancelled';
import type { Schema } from './decode';

/** Answer of a call that creates something: the whole of it, its id, or neither (ANY-02). */
export function createdSchema<T>(whole: Schema<T>): Schema<{ whole: T } | { id: string } | null> {
  return v.union([
    v.pipe(
      whole,
      v.transform((created) => ({ whole: created })),
    ),
    v.object({ id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)) }),
    v.pipe(
      v.unknown(),
      v.transform(() => null),
    ),
  ]);
}

interface Sources<T> {
  /** Sends the call; its answer is of `createdSchema`. */
  send: () => Promise<{ whole: T } | { id: string } | null>;
  read: (id: string) => Promise<T>;
  /** Looks for it where it must stand by now. */
  find: () => Promise<T | null>;
}

/**
 * Creates something on a server that may answer with the whole of it, its id or nothing, and reads what it did not
 * tell (ANY-02). Null if it was created but could not be read.
 * @throws RequestError if it was not created, or if that is not known
 */
export async function create<T>({ send, read, find }: Sources<T>): Promise<T | null> {
  let answer: Awaited<ReturnType<typeof send>>;
  try {
    answer = await send();
  } catch (thrown) {
    if (!(thrown instanceof RequestError) || thrown.appError.kind !== 'malformed') throw thrown;
    const found = await find();
    if (found === null) throw thrown;
    return found;
  }
  if (answer && 'whole' in answer) return answer.whole;
  try {
    return await (answer ? read(answer.id) : find());
  } catch (thrown) {
    if (isCancelled(thrown)) throw thrown;
    return null;
  }
}
