import * as v from 'valibot';
import type { EarlierTry } from './publishing/earlierTry';
import { imageSchema } from '@/features/media/types';
import { refSchema, userSchema } from '@/features/people/types';
import { previewSchema, type Preview } from '@/features/previews/types';

export const postTypeSchema = v.fallback(v.picklist(['user', 'group', 'company']), 'user');

const count = v.fallback(v.pipe(v.number(), v.minValue(0)), 0);

export const postSchema = v.object({
  id: v.string(),
  post: v.fallback(v.string(), ''),
  preview: v.fallback(v.nullable(previewSchema), null),
  gifLink: v.fallback(v.nullable(v.string()), null),
  photos: v.fallback(v.array(imageSchema), []),
  postType: postTypeSchema,
  entityId: v.string(),
  entity: v.fallback(
    v.nullable(
      v.object({
        id: v.string(),
        name: v.string(),
        permalink: v.string(),
        avatar: v.fallback(refSchema, null),
      }),
    ),
    null,
  ),
  author: userSchema,
  votesUp: count,
  votesDown: count,
  voted: v.fallback(v.nullable(v.picklist(['like', 'dislike'])), null),
  bookmarked: v.fallback(v.boolean(), false),
  deleted: v.fallback(v.boolean(), false),
  comments: count,
  createdAt: v.string(),
  updatedAt: v.fallback(v.nullable(v.string()), null),
  value: v.fallback(v.nullable(v.number()), null),
  blockchain: v.fallback(
    v.object({ status: v.picklist(['off', 'pending', 'published', 'failed']), tx: v.nullable(v.string()) }),
    { status: 'off', tx: null },
  ),
  canEdit: v.fallback(v.boolean(), false),
  canDelete: v.fallback(v.boolean(), false),
});
type DecodedPost = v.InferOutput<typeof postSchema>;

/** A stored post; its author is in the users' store. */
export type Post = Omit<DecodedPost, 'author'> & { authorId: string };
export type Vote = 'like' | 'dislike';
export type { DecodedPost };

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
  /** False keeps it off the chain whatever its author's setting (POST-10). */
  onChain: boolean;
  uploads: string[];
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
}
