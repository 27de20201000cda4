import * as v from 'valibot';
import { id, text } from '@/shared/api/decode';

const amount = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value) && value >= 0),
);

/** Room for the member's pictures. */
const used = v.pipe(
  v.object({ bytes: amount, maxBytes: amount }),
  v.check(({ maxBytes }) => maxBytes > 0),
);
export const storageSchema = v.object({ storage: v.fallback(v.nullable(used), null) });
export type Storage = v.InferOutput<typeof used>;

/** Address of a download on this server: a path, never another site. */
export const downloadSchema = v.object({
  address: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/)),
  expiresAt: v.fallback(v.nullable(text), null),
});
export type Download = v.InferOutput<typeof downloadSchema>;

const community = v.object({ kind: v.picklist(['group', 'company']), id, name: text, permalink: text });
export const closingSchema = v.object({
  days: v.fallback(v.nullable(amount), null),
  lastOwnerOf: v.fallback(v.array(community), []),
});

/** Terms of closing the account: days to come back, and what is to be handed over first (OWN-02). */
export type Closing = v.InferOutput<typeof closingSchema>;
