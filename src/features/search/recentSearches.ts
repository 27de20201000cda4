import { get, update } from 'idb-keyval';
import * as v from 'valibot';

const maxKept = 6;
const termsSchema = v.fallback(v.array(v.string()), []);

/** The second part of the key names the member: logging out erases all keys of a member (AUTH-08). */
const keyOf = (memberId: string) => `searches/${memberId}`;

/** A member's searches in this browser, the latest first; empty where storage is blocked. */
export async function recentSearches(memberId: string): Promise<string[]> {
  return v.parse(termsSchema, await get<unknown>(keyOf(memberId)).catch(() => []));
}

/** Stores a term as the latest. */
export async function rememberSearch(memberId: string, term: string): Promise<void> {
  const add = (former: unknown) =>
    [term, ...v.parse(termsSchema, former).filter((other) => other !== term)].slice(0, maxKept);
  await update<unknown>(keyOf(memberId), add).catch(() => undefined);
}

/** Forgets a term, or all of them. */
export async function forgetSearch(memberId: string, term: string | null): Promise<void> {
  const without = (former: unknown) =>
    term === null ? [] : v.parse(termsSchema, former).filter((other) => other !== term);
  await update<unknown>(keyOf(memberId), without).catch(() => undefined);
}
