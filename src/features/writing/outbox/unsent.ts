import * as v from 'valibot';
import { earlierTrySchema } from '@/features/posts/publishing/earlierTry';
import { previewSchema } from '@/features/previews/types';
import { erase, erasePhotos, keep, lookUp, readAll, describedPhotosSchema } from '../storage/browserStorage';
import type { TextAddress } from '../storage/textAddress';
import type { UnsentPost } from './outbox';
import { postTypeSchema } from '@/features/posts/types';

/** A stored unsent post. */
const unsentSchema = v.object({
  id: v.string(),
  newKey: v.optional(v.nullable(v.string()), null),
  memberId: v.string(),
  wall: v.object({ type: postTypeSchema, entityId: v.string() }),
  wallName: v.nullable(v.string()),
  text: v.string(),
  gif: v.nullable(v.string()),
  preview: v.nullable(previewSchema),
  onChain: v.optional(v.nullable(v.boolean()), null),
  photos: describedPhotosSchema,
  video: v.optional(v.nullable(v.string()), null),
  savedAt: v.number(),
  status: v.picklist(['sending', 'failed']),
  isWaiting: v.boolean(),
  isEdited: v.optional(v.boolean(), true),
  earlier: v.fallback(v.nullable(earlierTrySchema), null),
});

/** Ids of the stored posts that this tab knows. */
const kept = new Set<string>();

const addressOf = ({ memberId, id }: UnsentPost): TextAddress => ({ memberId, kind: 'unsent', place: id });

/** Reads a member's unsent posts of an earlier visit, the oldest first. */
export async function readUnsent(memberId: string): Promise<UnsentPost[]> {
  const found = (await readAll(memberId, 'unsent')).flatMap((value): UnsentPost[] => {
    const { success, output } = v.safeParse(unsentSchema, value);
    if (!success) return [];
    // The sender is gone after a reload.
    const isWaiting = output.isWaiting || output.status === 'sending';
    return [{ ...output, status: 'failed', isWaiting, error: null }];
  });
  for (const { id } of found) kept.add(id);
  return found.sort((a, b) => a.savedAt - b.savedAt);
}

/**
 * Reads a post again, since another tab may have changed it. Null if that tab has sent or discarded it; a post
 * that could not be stored is returned as it is.
 */
export async function rereadUnsent(post: UnsentPost): Promise<UnsentPost | null> {
  if (!kept.has(post.id)) return post;
  const stored = await lookUp(addressOf(post));
  if (stored === null) return post;
  if (stored.found === undefined) return null;
  const { success, output } = v.safeParse(unsentSchema, stored.found);
  return success ? { ...output, status: post.status, error: null } : post;
}

/** Stores an unsent post; its photos are stored since they were chosen. */
export async function keepUnsent(post: UnsentPost): Promise<void> {
  if (await keep(addressOf(post), v.parse(unsentSchema, post))) kept.add(post.id);
  else kept.delete(post.id);
}

export async function eraseUnsent(post: UnsentPost): Promise<void> {
  kept.delete(post.id);
  await erase(addressOf(post));
  await erasePhotos(post.memberId, post.photos);
}
