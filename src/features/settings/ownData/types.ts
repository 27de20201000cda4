import * as v from 'valibot';
import { id, number, numberOrNull, text, textOrNull } from '@/shared/api/decode';

/** Room for the member's pictures. */
const room = v.pipe(
  v.object({ bytes: number, maxBytes: number }),
  v.check(({ bytes, maxBytes }) => bytes >= 0 && maxBytes > 0),
);
export const storageSchema = v.object({ id, storage: v.fallback(v.nullable(room), null) });
export type Storage = v.InferOutput<typeof room>;

/** Address of a download on this server: a path, never another site. */
export const downloadSchema = v.object({
  address: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/)),
  expiresAt: textOrNull,
});
export type Download = v.InferOutput<typeof downloadSchema>;

const community = v.object({ kind: v.picklist(['group', 'company']), id, name: text, permalink: text });
export const closingSchema = v.object({ days: numberOrNull, lastOwnerOf: v.array(community) });

/** Terms of closing the account: days to come back, and what is to be handed over first (OWN-02). */
export type Closing = v.InferOutput<typeof closingSchema>;
