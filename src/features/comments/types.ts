import * as v from 'valibot';
import { flag, id, idOrNull, numberOrNull, text, textOrNull, total } from '@/shared/api/decode';
import { whyNotInCompany } from '@/shared/rules/company';
import { companyRoles } from '@/shared/wire/company';
import { maxReplyLevel } from '@/shared/config/limits';
import type { Alts } from '@/features/media/describing/alts';
import { imageSchema } from '@/features/media/types';
import { userSchema } from '@/features/people/types';
import type { EarlierTry } from '@/features/posts/publishing/earlierTry';
import { entityOrNull, postTypeSchema, voted } from '@/features/posts/types';
import { previewSchema, type Preview } from '@/features/previews/types';

export const commentSchema = v.object({
  id,
  msg: text,
  gifLink: textOrNull,
  preview: v.fallback(v.nullable(previewSchema), null),
  photos: v.fallback(v.array(imageSchema), []),
  /** Empty where the wire does not tell it: the call does. */
  postId: v.fallback(id, ''),
  parentId: idOrNull,
  level: v.fallback(v.picklist([0, 1, 2, maxReplyLevel]), 0),
  author: userSchema,
  /** The company in whose name it was written. */
  entity: entityOrNull,
  replies: total,
  /** Null where the backend's comments take no votes (ANY-06). */
  votesUp: numberOrNull,
  votesDown: total,
  voted,
  commentType: postTypeSchema,
  createdAt: text,
  updatedAt: textOrNull,
  canEdit: flag,
  canDelete: flag,
  /** Waits for a moderator: only its author sees it (DESK-02). */
  pending: flag,
});

/** Question of a comment box to a company: whether the member may speak for it. */
export const voiceSchema = v.pipe(
  v.object({ id, role: v.fallback(v.nullable(v.picklist(companyRoles)), null) }),
  v.transform(({ id: companyId, role }) => ({
    id: companyId,
    canSpeak: whyNotInCompany(role, 'speak') === null,
  })),
);
export type Voice = v.InferOutput<typeof voiceSchema>;

/** Position of a reply in its thread, as the call requires (CMT-08). */
export interface ReplyPlace {
  level: number;
  parentCommentId: string;
  level1CommentId: string | null;
  level2CommentId: string | null;
  level3CommentId: string | null;
}

export type DecodedComment = v.InferOutput<typeof commentSchema>;

/** A stored comment; its author is in the users' store. */
export type Comment = Omit<DecodedComment, 'author'> & { authorId: string };

export interface Thread {
  postId: string;
  postType: Comment['commentType'];
}

/** Content of a comment being written. */
export interface CommentContent {
  text: string;
  /** Address of a GIF. */
  gif: string | null;
  preview: Preview | null;
  /** Ids of uploads: none or one (CMT-04). */
  uploads: string[];
  /** Descriptions of the image by the ids of uploads. */
  alts: Alts;
}

/** A comment to add; a top comment without `parentId`. */
export interface NewComment extends Thread, CommentContent {
  parentId: string | null;
  /** Null for a top comment. */
  place: ReplyPlace | null;
  /** Version of the box when it was sent. */
  version: string;
  /** The same for every try, so that none adds the comment twice. */
  idempotencyKey: string;
  authorId: string;
  /** True to speak for the company whose post it is (CMP-02). */
  asCompany: boolean;
  /** Server time of this try in epoch milliseconds. */
  sentAt: number;
  /** The last try without an answer, which may have arrived; null before the first. */
  earlier: EarlierTry | null;
}

export interface CommentEdit extends Thread, CommentContent {
  id: string;
}
