import * as v from 'valibot';
import { id, total } from '@/shared/api/decode';

/** Events that only say "look". */
const looks = ['notify', 'news', 'follow', 'member', 'session'] as const;
export type Look = (typeof looks)[number];
export const lookSchema = v.picklist(looks);

export const helloSchema = v.object({ id });

/** Public counters of a post (LIVE-02). */
export const countsSchema = v.object({ id, votesUp: total, votesDown: total, comments: total });
export type Counts = v.InferOutput<typeof countsSchema>;

/** What the stream tells every tab. */
export const liveMessageSchema = v.variant('kind', [
  v.object({ kind: v.literal('opened') }),
  v.object({ kind: v.literal('closed') }),
  v.object({ kind: v.literal('heard'), look: lookSchema }),
  v.object({ kind: v.literal('counted'), counts: countsSchema }),
]);
export type LiveMessage = v.InferOutput<typeof liveMessageSchema>;
