import { del, getMany, keys, set } from 'idb-keyval';
import * as v from 'valibot';
import { unsentDays } from '@/shared/config/limits';
import { now } from '@/shared/lib/time/clock';
import { dayMs } from '@/shared/lib/time/durations';
import { blobSchema } from './bytes';

const outgoingSchema = v.object({
  /** Id of the upload, and idempotency key of all its tries. */
  id: v.string(),
  file: blobSchema,
  name: v.string(),
  text: v.string(),
  cover: v.nullable(blobSchema),
  captions: v.nullable(v.object({ file: blobSchema, lang: v.string() })),
});
const keptSchema = v.object({ ...outgoingSchema.entries, savedAt: v.number() });

/** A short video as it is sent, with the files that follow it. */
export type OutgoingClip = v.InferOutput<typeof outgoingSchema>;

/** Milliseconds after which what never went on is erased. */
const maxAge = unsentDays * dayMs;

/** Keys name their member second: logging out erases all keys of a member (AUTH-08). */
const keyOf = (memberId: string, id: string) => `outgoing/${memberId}/${id}`;

/** Keeps a short video until it has arrived, so that a reload loses nothing of it (CLIP-02). */
export async function keepOutgoing(memberId: string, clip: OutgoingClip): Promise<void> {
  // Blocked or full storage leaves it in memory.
  await set(keyOf(memberId, clip.id), { ...clip, savedAt: now() }).catch(() => undefined);
}

/** Finds the short videos of a member that had not arrived. */
export async function readOutgoing(memberId: string): Promise<OutgoingClip[]> {
  try {
    const found = (await keys()).filter(
      (key) => typeof key === 'string' && key.startsWith(keyOf(memberId, '')),
    );
    const clips: OutgoingClip[] = [];
    for (const [at, value] of (await getMany<unknown>(found)).entries()) {
      const { success, output } = v.safeParse(keptSchema, value);
      const key = found[at];
      if (success && now() - output.savedAt <= maxAge) clips.push(v.parse(outgoingSchema, output));
      else if (key !== undefined) await del(key);
    }
    return clips;
  } catch {
    return [];
  }
}

/** Finds one of them; null once it has arrived. */
export async function findOutgoing(memberId: string, id: string): Promise<OutgoingClip | null> {
  return (await readOutgoing(memberId)).find((clip) => clip.id === id) ?? null;
}

/** Erases one that has arrived, or is not sent. */
export async function eraseOutgoing(memberId: string, id: string): Promise<void> {
  // Blocked storage holds nothing.
  await del(keyOf(memberId, id)).catch(() => undefined);
}
