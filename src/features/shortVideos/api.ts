import { request } from '@/shared/api/client';
import { requestDeletion } from '@/shared/api/deletion';
import { fetchPage } from '@/shared/api/fetchPage';
import type { CallContext } from '@/shared/store/attempt';
import type { Page, PageRequest } from '@/shared/store/createPagedList';
import type { Entities } from '@/shared/store/entities';
import { clips } from './entities';
import { clipSchema } from './types';

export const clipPath = (id: string) => `/api/shortclip/${encodeURIComponent(id)}`;

/** Fetches the short videos that the caller may see, the newest first (CLIP-01). */
export function fetchClips(page: PageRequest, context: CallContext): Promise<Page> {
  return fetchPage({ path: '/api/shortclip/feed', item: clipSchema, store: clips }, page, context);
}

/** Fetches one short video. @throws RequestError of status 404 if the caller sees none of that id */
export async function fetchClip(
  id: string,
  { signal }: CallContext,
): Promise<{ id: string; entities: Entities }> {
  const clip = await request({ method: 'get', path: clipPath(id), answer: clipSchema, signal });
  return { id: clip.id, entities: clips.entities([clip]) };
}

/** Deletes a short video of one's own (CLIP-03). */
export function deleteClip({ id }: { id: string }, { signal }: CallContext): Promise<undefined> {
  return requestDeletion({ path: clipPath(id), signal });
}
