import * as v from 'valibot';
import { userSchema, type InviteOutcome } from '@/features/people/types';

const id = v.fallback(v.nullable(v.string()), null);

export const notificationSchema = v.object({
  id: v.string(),
  /** Unknown types get a neutral text (NTF-03). */
  modelType: v.string(),
  actionType: v.fallback(v.nullable(v.string()), null),
  entity: v.fallback(v.object({ id, inviteId: id }), { id: null, inviteId: null }),
  actor: v.fallback(v.nullable(userSchema), null),
  /** The beginning of the post or comment. */
  text: v.fallback(v.nullable(v.string()), null),
  /** The wallet's operation (NTF-04). */
  operation: v.fallback(v.nullable(v.string()), null),
  target: v.fallback(
    v.object({
      kind: v.fallback(
        v.nullable(v.picklist(['post', 'comment', 'user', 'group', 'company', 'short_video'])),
        null,
      ),
      id,
      permalink: id,
      /** The post of a comment. */
      postId: id,
    }),
    { kind: null, id: null, permalink: null, postId: null },
  ),
  read: v.fallback(v.boolean(), false),
  createdAt: v.string(),
});
export type DecodedNotification = v.InferOutput<typeof notificationSchema>;

/** A stored notification; its actor is in the users' store. */
export type Notification = Omit<DecodedNotification, 'actor'> & {
  actorId: string | null;
  /** Outcome of a request that was answered in this session. */
  outcome?: InviteOutcome;
};
