import * as v from 'valibot';
import { userSchema, type InviteOutcome } from '@/features/people/types';

const id = v.fallback(v.nullable(v.string()), null);

export const notificationSchema = v.object({
  id: v.string(),
  /** A type that this app does not know has a neutral text (NTF-03). */
  modelType: v.string(),
  actionType: v.fallback(v.nullable(v.string()), null),
  entity: v.fallback(v.object({ id, inviteId: id }), { id: null, inviteId: null }),
  actor: v.fallback(v.nullable(userSchema), null),
  /** The beginning of the post or comment. */
  text: v.fallback(v.nullable(v.string()), null),
  /** What the wallet did (NTF-04). */
  operation: v.fallback(v.nullable(v.string()), null),
  target: v.fallback(
    v.object({
      kind: v.fallback(
        v.nullable(v.picklist(['post', 'comment', 'user', 'group', 'company', 'short_video'])),
        null,
      ),
      id,
      permalink: id,
      /** Of a comment: the post it stands under. */
      postId: id,
    }),
    { kind: null, id: null, permalink: null, postId: null },
  ),
  read: v.fallback(v.boolean(), false),
  createdAt: v.string(),
});
export type DecodedNotification = v.InferOutput<typeof notificationSchema>;

/** Something that happened to the member, as the store keeps it: who did it stands in the users' store. */
export type Notification = Omit<DecodedNotification, 'actor'> & {
  actorId: string | null;
  /** What became of a request that was answered in this session. */
  outcome?: InviteOutcome;
};
