import * as v from 'valibot';
import type { EarlierTry } from './publishing/earlierTry';
import {
  addressed,
  flag,
  flagOr,
  id,
  idOrNull,
  numberOrNull,
  text,
  textOrNull,
  number,
  total,
  whole,
} from '@/shared/api/decode';
import { imageSchema } from '@/features/media/types';
import { refSchema, userSchema } from '@/features/people/types';
import { previewSchema, type Preview } from '@/features/previews/types';

export const postTypeSchema = v.fallback(v.picklist(['user', 'group', 'company']), 'user');

/** The wall's owner, or the company that speaks. */
export const entityOrNull = v.fallback(
  v.nullable(
    v.pipe(
      v.object({ id, name: text, permalink: idOrNull, avatar: v.fallback(refSchema, null) }),
      v.transform(addressed),
    ),
  ),
  null,
);

/** The member's own vote. */
export const voted = v.fallback(v.nullable(v.picklist(['like', 'dislike'])), null);
const votesSchema = v.object({ votesUp: number, votesDown: number, voted });
/** Votes for a post or comment, and the member's own. */
export type Votes = v.InferOutput<typeof votesSchema>;
/** Answer to a vote: null where the backend does not tell the new votes. */
export const votesAnswer = whole(votesSchema, ['votesUp', 'votesDown']);

export const postSchema = v.pipe(
  v.object({
    id,
    post: text,
    preview: v.fallback(v.nullable(previewSchema), null),
    gifLink: textOrNull,
    photos: v.fallback(v.array(imageSchema), []),
    video: v.fallback(refSchema, null),
    videoGone: flag,
    postType: postTypeSchema,
    entityId: idOrNull,
    entity: entityOrNull,
    author: userSchema,
    votesUp: total,
    votesDown: total,
    voted,
    bookmarked: flag,
    deleted: flag,
    comments: total,
    createdAt: text,
    updatedAt: textOrNull,
    value: numberOrNull,
    blockchain: v.fallback(
      v.object({ status: v.picklist(['off', 'pending', 'published', 'failed']), tx: textOrNull }),
      { status: 'off', tx: null },
    ),
    canEdit: flag,
    canComment: flagOr(true),
    pending: flag,
    canDelete: flag,
  }),
  // The wall of a post that names none is its author's.
  v.transform((post) => ({ ...post, entityId: post.entityId ?? post.entity?.id ?? post.author.id })),
);
type DecodedPost = v.InferOutput<typeof postSchema>;

/** A stored post; its author is in the users' store. */
export type Post = Omit<DecodedPost, 'author'> & { authorId: string };
export type Vote = 'like' | 'dislike';
export type { DecodedPost };

/** Name of the company that speaks in a post; null where its author does. */
export function speakerOf({ postType, entity }: Pick<Post, 'postType' | 'entity'>): string | null {
  return postType === 'company' ? (entity?.name ?? null) : null;
}

/** The wall of a post. */
export interface Wall {
  type: Post['postType'];
  entityId: string;
}

/** Content of a post, except its photos. */
export interface PostContent {
  text: string;
  /** Address of a GIF. */
  gif: string | null;
  preview: Preview | null;
}

/** A post to publish; `uploads` are ids of uploads in order. */
export interface NewPost extends PostContent {
  wall: Wall;
  /** False keeps it off the chain whatever its author's setting (POST-10); null says nothing of it (ANY-06). */
  onChain: boolean | null;
  uploads: string[];
  /** Descriptions of photos by the ids of their uploads; the others have none. */
  alts: Readonly<Record<string, string>>;
  /** Id of a short video that shows in it. */
  video: string | null;
  /** The same for every try, so that none publishes twice. */
  idempotencyKey: string;
  /** True if it was changed after a first try, whose post then needs the change too. */
  isEdited: boolean;
  /** This try, for looking whether it has arrived. */
  earlier: EarlierTry;
  /** Id of the post by which an earlier try was found to have arrived. */
  arrivedAs: string | null;
}

/** An edited post; its remaining photos are among `uploads`. */
export interface PostEdit extends PostContent {
  id: string;
  type: Post['postType'];
  uploads: string[];
  /** Changed descriptions of photos by the ids of their uploads. */
  alts: Readonly<Record<string, string>>;
}
