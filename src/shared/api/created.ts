import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { RequestError } from '../errors/appError';
import { isCancelled } from './cancelled';
import { request, type Call } from './client';
import { id, perhaps, whole, type Schema } from './decode';

type Created<T> = { whole: T } | { id: string } | null;

const partSchema = perhaps(v.object({ id }));

/**
 * Answer of a call that creates something: the whole of it, its id, or neither (ANY-02).
 * @param fields which only the whole has
 */
export function createdSchema<T>(schema: Schema<T>, fields: readonly string[]): Schema<Created<T>> {
  const wholeSchema = whole(schema, fields);
  return v.pipe(
    v.unknown(),
    v.transform((body): Created<T> => {
      const created = v.parse(wholeSchema, body);
      return created === null ? v.parse(partSchema, body) : { whole: created };
    }),
  );
}

/** Keys of what was sent and whose answer never came, by path and content. */
const unanswered = new Map<string, string>();

/**
 * Sends something new. The same once more, after an answer that never came, has the same `X-Idempotency-Key`: a server
 * that knows the key answers what it created by then instead of creating a second (ANY-04).
 */
export async function sendOnce<T>(call: Omit<Call<T>, 'method' | 'headers'>): Promise<T> {
  const content = JSON.stringify([call.path, call.body]);
  const key = unanswered.get(content) ?? nanoid();
  unanswered.set(content, key);
  try {
    const answer = await request({ ...call, method: 'post', headers: { 'X-Idempotency-Key': key } });
    unanswered.delete(content);
    return answer;
  } catch (thrown) {
    if (thrown instanceof RequestError && thrown.appError.kind === 'malformed') unanswered.delete(content);
    throw thrown;
  }
}

interface Sources<T> {
  /** Sends the call; its answer is of `createdSchema`. */
  send: () => Promise<Created<T>>;
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
  let answer: Created<T>;
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
