import { get, update } from 'idb-keyval';
import * as v from 'valibot';
import { isSameJson } from '@/shared/lib/json/sameJson';
import { mutedWordSchema, type MutedWord } from './types';

const wordsSchema = v.fallback(v.array(mutedWordSchema), []);

/**
 * Names a member's muted words. The second part names the member: logging out erases all keys of a member (AUTH-08).
 */
export const keyOf = (memberId: string) => `muted/${memberId}`;

/**
 * Makes a member's choices in the muted words that this browser keeps, where another tab may have made its own.
 * @param before the words that `after` was chosen from
 * @returns all words; where storage is blocked, those of this page
 */
export async function keepChoices(
  memberId: string,
  before: readonly MutedWord[],
  after: readonly MutedWord[],
): Promise<MutedWord[]> {
  let kept = [...after];
  const add = (stored: unknown) => {
    const former = v.parse(wordsSchema, stored);
    const isGone = (word: MutedWord) => has(before, word) && !has(after, word);
    const added = after.filter((word) => !has(before, word) && !has(former, word));
    kept = [...former.filter((word) => !isGone(word)), ...added];
    return kept;
  };
  try {
    if (isSameJson(before, after)) add(await get<unknown>(keyOf(memberId)));
    else await update<unknown>(keyOf(memberId), add);
  } catch {
    // Storage is blocked.
  }
  return kept;
}

const has = (words: readonly MutedWord[], word: MutedWord) => words.some((other) => isSameJson(other, word));
