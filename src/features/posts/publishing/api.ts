import { request } from '@/shared/api/client';
import { create, createdSchema } from '@/shared/api/created';
import { listOf, whole } from '@/shared/api/decode';
import { pageSizes } from '@/shared/config/limits';
import type { CallContext } from '@/shared/store/attempt';
import { describedUploads, describePhotos } from '@/features/media/describing/api';
import { sendWithUploads } from '@/features/media/sendWithUploads';
import { previewToWire } from '@/features/previews/api';
import { fetchPost, postPath, readPost, wallPath, type LoadedPost } from '../api';
import { isArrivalOf, type EarlierTry } from './earlierTry';
import { posts } from '../entities';
import { isStoredAs } from './isStoredAs';
import {
  postSchema,
  type DecodedPost,
  type NewPost,
  type PostContent,
  type PostEdit,
  type Wall,
} from '../types';

/** A new post; `waits` until a moderator of its group publishes it. */
type PublishedPost = LoadedPost & { waits: boolean };

/**
 * Publishes once all uploads are sent; if one failed, nothing is published. A post that has arrived by an earlier try
 * is only changed, and only if it was edited since.
 * @returns null where the server has published it but does not show it
 */
export async function publishPost(
  { wall, uploads, alts, earlier, arrivedAs, isEdited, ...post }: NewPost,
  context: CallContext,
): Promise<PublishedPost | null> {
  const { text, gif, preview } = post;
  if (arrivedAs !== null && !isEdited) return publishedAs((await readPost(arrivedAs, context)).post);
  return sendWithUploads(uploads, async (photos) => {
    await describePhotos(describedUploads(uploads, photos, alts), context);
    const published =
      arrivedAs === null
        ? await create({
            send: () => sendPost(wall, post, photos, context),
            read: async (id) => (await readPost(id, context)).post,
            find: () => findPost(wall, earlier, context),
          })
        : (await readPost(arrivedAs, context)).post;
    if (published === null) return null;
    if (isEdited && !isStoredAs({ ...published, text: published.post }, post, photos))
      return {
        ...(await patchPost({ id: published.id, type: wall.type, text, gif, preview }, photos, context)),
        waits: published.pending,
      };
    return publishedAs(published);
  });
}

const publishedAs = (post: DecodedPost): PublishedPost => ({
  id: post.id,
  entities: posts.entities([post]),
  waits: post.pending,
});

function sendPost(
  wall: Wall,
  {
    onChain,
    idempotencyKey,
    video,
    ...content
  }: PostContent & Pick<NewPost, 'onChain' | 'idempotencyKey' | 'video'>,
  photos: readonly string[],
  { signal }: CallContext,
) {
  return request({
    method: 'post',
    path: wallPath(wall),
    body: {
      ...toWire(content, photos),
      ...(onChain === null ? {} : { publishOnBlockchain: onChain }),
      ...(video === null ? {} : { video }),
    },
    headers: { 'X-Idempotency-Key': idempotencyKey },
    answer: createdSchema(postSchema, wholePost),
    signal,
  });
}

/** Looks on the first page of a wall for the post that an earlier try sent (ANY-04). */
export async function findPost(
  wall: Wall,
  earlier: EarlierTry,
  { signal }: CallContext,
): Promise<DecodedPost | null> {
  const { list } = await request({
    method: 'get',
    path: wallPath(wall),
    query: { page: 1, per_page: pageSizes.feed },
    answer: listOf(postSchema),
    signal,
  });
  return list.find((post) => isArrivalOf(earlier, { ...post, text: post.post })) ?? null;
}

/** Edits a post once all new uploads are sent (POST-04). */
export function editPost({ uploads, alts, ...edit }: PostEdit, context: CallContext): Promise<LoadedPost> {
  return sendWithUploads(uploads, async (photos) => {
    await describePhotos(describedUploads(uploads, photos, alts), context);
    return patchPost(edit, photos, context);
  });
}

async function patchPost(
  { id, type, ...content }: Omit<PostEdit, 'uploads' | 'alts'>,
  photos: readonly string[],
  { signal }: CallContext,
): Promise<LoadedPost> {
  const post = await request({
    method: 'patch',
    path: postPath(type, id),
    body: toWire(content, photos),
    answer: whole(postSchema, wholePost),
    signal,
  });
  return post === null ? fetchPost(id, { signal }) : { id: post.id, entities: posts.entities([post]) };
}

/** Fields that only a whole post has (ANY-02). */
const wholePost = ['post', 'author', 'votesUp'];

function toWire({ text, gif, preview }: PostContent, photos: readonly string[]) {
  return { post: text, gif_link: gif, preview: previewToWire(preview), photos };
}
