import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isUnanswered, RequestError } from '../errors/appError';
import { now } from '../lib/time/clock';
import { isCancelled } from './cancelled';
import { request, type Call } from './client';
import { id, perhaps, whole, type Schema } from './decode';
import { readToken } from './token';

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

/** A try that may have arrived. */
interface Try {
  /** Idempotency key of it and those that follow. */
  key: string;
  /** Server time of the first in epoch milliseconds. */
  since: number;
}

/** Tries whose answer never came, by path and content, of the login with this token. */
const unanswered = new Map<string, Try>();
let triedWith: string | null = null;

type Creation<T> = Omit<Call<Created<T>>, 'method' | 'headers'>;

function contentOf({ path, body }: Creation<unknown>): string {
  const token = readToken();
  if (token !== triedWith) unanswered.clear();
  triedWith = token;
  return JSON.stringify([path, body]);
}

/**
 * Creates something once (ANY-04). The same once more, after an answer that never came, is looked for first, among what
 * was made since; if it is not there, it is sent with the same `X-Idempotency-Key`: a server that knows the key answers
 * what it created by then instead of creating a second.
 * @throws RequestError if it was not created, or if that is not known
 */
export async function createOnce<T>(
  sent: Creation<T>,
  { read, find }: { read: (id: string) => Promise<T>; find: (since?: number) => Promise<T | null> },
): Promise<T | null> {
  const content = contentOf(sent);
  const earlier = unanswered.get(content);
  const found = earlier ? await find(earlier.since) : null;
  if (found === null) return create({ send: () => sendTry(sent, content), read, find: () => find() });
  unanswered.delete(content);
  return found;
}

async function sendTry<T>(sent: Creation<T>, content: string): Promise<Created<T>> {
  const earlier = unanswered.get(content);
  const attempt = earlier ?? { key: nanoid(), since: now() };
  unanswered.set(content, attempt);
  try {
    const answer = await request({ ...sent, method: 'post', headers: { 'X-Idempotency-Key': attempt.key } });
    unanswered.delete(content);
    return answer;
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown;
    const { appError } = thrown;
    if (appError.kind === 'malformed' || !isUnanswered(appError)) unanswered.delete(content);
    // Makes anew what was deleted since an earlier try had made it.
    if (earlier && appError.status === 404) return sendTry(sent, content);
    throw thrown;
  }
}
