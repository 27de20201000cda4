import * as v from 'valibot';
import { flag, id, idOrNull, text, textOrNull } from '@/shared/api/decode';
import { refSchema, userSchema, type InviteOutcome } from '@/features/people/types';

export const notificationSchema = v.object({
  id,
  /** Unknown types get a neutral text (NTF-03). */
  modelType: text,
  actionType: textOrNull,
  entity: v.fallback(v.object({ id: idOrNull, inviteId: idOrNull }), { id: null, inviteId: null }),
  actor: v.fallback(v.nullable(userSchema), null),
  /** The beginning of the post or comment. */
  text: textOrNull,
  /** The wallet's operation (NTF-04). */
  operation: textOrNull,
  target: v.fallback(
    v.object({
      kind: v.fallback(
        v.nullable(v.picklist(['post', 'comment', 'user', 'group', 'company', 'short_video', 'notice'])),
        null,
      ),
      id: idOrNull,
      permalink: idOrNull,
      /** The post of a comment. */
      postId: idOrNull,
      /** The first photo of the post. */
      picture: v.fallback(refSchema, null),
      /** True once the member wants to hear nothing more of the post. */
      muted: flag,
    }),
    { kind: null, id: null, permalink: null, postId: null, picture: null, muted: false },
  ),
  read: flag,
  createdAt: text,
});
export type DecodedNotification = v.InferOutput<typeof notificationSchema>;

/** A stored notification; its actor is in the users' store. */
export type Notification = Omit<DecodedNotification, 'actor'> & {
  actorId: string | null;
  /** Outcome of a request that was answered in this session. */
  outcome?: InviteOutcome;
  /** The request by which it was marked last in this session; null for all at once. */
  markedBy?: string | null;
  /** Its state on the server while a mark is on its way. */
  kept?: boolean;
};
