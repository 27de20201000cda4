import { get, update } from 'idb-keyval';
import * as v from 'valibot';

/** Two rows of the panel. */
const maxRecent = 16;

const keptSchema = v.fallback(
  v.object({
    recent: v.array(v.object({ emoji: v.string(), label: v.string() })),
    tone: v.picklist(['none', 'light', 'medium-light', 'medium', 'medium-dark', 'dark']),
  }),
  { recent: [], tone: 'none' },
);

/** Emoji that a member picked last in this browser, the latest first, and the skin tone of hands and people. */
export type KeptEmoji = v.InferOutput<typeof keptSchema>;
export type PickedEmoji = KeptEmoji['recent'][number];

/** The second part of the key names the member: logging out erases all keys of a member (AUTH-08). */
const keyOf = (memberId: string) => `emoji/${memberId}`;

/** Reads what is kept; nothing where storage is blocked. */
export async function readEmoji(memberId: string): Promise<KeptEmoji> {
  return v.parse(keptSchema, await get<unknown>(keyOf(memberId)).catch(() => undefined));
}

/** Keeps an emoji as the latest. */
export async function rememberEmoji(memberId: string, picked: PickedEmoji): Promise<void> {
  await change(memberId, ({ recent, tone }) => ({
    tone,
    recent: [picked, ...recent.filter(({ emoji }) => emoji !== picked.emoji)].slice(0, maxRecent),
  }));
}

/** Keeps the skin tone for the next time. */
export async function rememberTone(memberId: string, tone: KeptEmoji['tone']): Promise<void> {
  await change(memberId, ({ recent }) => ({ recent, tone }));
}

/** Blocked storage keeps nothing. */
async function change(memberId: string, by: (former: KeptEmoji) => KeptEmoji): Promise<void> {
  await update<unknown>(keyOf(memberId), (former) => by(v.parse(keptSchema, former))).catch(() => undefined);
}
