import { del, get, keys, update } from 'idb-keyval';
import * as v from 'valibot';
import { textKey, type TextKind } from './textAddress';

const former = /^(draft|unsent)\/([^/]+)\/(.+)$/;
const draftKinds: readonly TextKind[] = ['edit', 'boost', 'clip', 'comment', 'form'];
const savedSchema = v.object({ savedAt: v.number() });

/**
 * Moves texts that earlier versions stored, with the kind as part of the place, to the keys of today (G1). The newer of
 * two stays; a former one is erased only once its copy is committed. May go when no browser can hold one any more:
 * `unsentDays` after every client is of a later version.
 */
export async function moveFormerTexts(): Promise<void> {
  const all = (await keys()).filter((key) => typeof key === 'string');
  for (const key of all) {
    const renewed = renewedKey(key);
    if (renewed === null) continue;
    const text: unknown = await get(key);
    if (!v.is(savedSchema, text)) continue;
    await update<unknown>(renewed, (current) =>
      v.is(savedSchema, current) && current.savedAt >= text.savedAt ? current : text,
    );
    await del(key);
  }
}

/** Key of today for one of the former form; null for any other key. */
function renewedKey(key: string): string | null {
  const [, sort, memberId, name] = former.exec(key) ?? [];
  if (memberId === undefined || name === undefined) return null;
  if (sort === 'unsent') return textKey({ memberId, kind: 'unsent', place: name });
  const kind = draftKinds.find((each) => name.startsWith(`${each}/`));
  if (kind === undefined) return textKey({ memberId, kind: 'post', place: name });
  return textKey({ memberId, kind, place: name.slice(kind.length + 1) });
}
