import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { keysOf } from '@/features/media/registry';
import { fetchMe } from '@/features/session/api';
import type { ChangedPicture, NewPicture, PictureKind } from './types';

/** Paths of the calls that upload a picture and set it. */
export const picturePaths = { avatar: '/api/profile/photo', cover: '/api/profile/background' } as const;

const wireTypes = { avatar: 'profile', cover: 'background' } as const;

/** Waits for the upload, whose call also sets the picture (PROF-03). What that did not tell is read (ANY-02). */
export async function setPicture(
  { kind, uploadId }: NewPicture,
  context: CallContext,
): Promise<ChangedPicture> {
  const [key = ''] = await keysOf([uploadId]);
  return { kind, picture: key === '' ? (await fetchMe(context))[kind] : { key, access: null } };
}

/** Deletes the member's avatar or cover. @param key of the current one */
export async function removePicture(
  { kind, key }: { kind: PictureKind; key: string },
  { signal }: CallContext,
): Promise<ChangedPicture> {
  await request({
    method: 'delete',
    path: `/api/profile/image/${encodeURIComponent(key)}`,
    query: { type: wireTypes[kind] },
    answer: noContent,
    signal,
  });
  return { kind, picture: null };
}
