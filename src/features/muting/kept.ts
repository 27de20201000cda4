import { get, set } from 'idb-keyval';
import * as v from 'valibot';
import { mutedWordSchema, type MutedWord } from './types';

const wordsSchema = v.fallback(v.array(mutedWordSchema), []);

/** The second part of the key names the member: logging out erases all keys of a member (AUTH-08). */
const keyOf = (memberId: string) => `muted/${memberId}`;

/** A member's muted words in this browser; none where storage is blocked. */
export async function readWords(memberId: string): Promise<MutedWord[]> {
  try {
    return v.parse(wordsSchema, await get<unknown>(keyOf(memberId)));
  } catch {
    return [];
  }
}

/** Keeps the words as long as the page where storage is blocked. */
export async function keepWords(memberId: string, words: readonly MutedWord[]): Promise<void> {
  try {
    await set(keyOf(memberId), words);
  } catch {
    // Storage is blocked.
  }
}
