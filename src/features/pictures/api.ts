import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { keysOf } from '@/features/media/registry';
import type { ChangedPicture, NewPicture, PictureKind } from './types';

/** The calls that take a picture and put it in its place. */
export const picturePaths = { avatar: '/api/profile/photo', cover: '/api/profile/background' } as const;

const wireTypes = { avatar: 'profile', cover: 'background' } as const;

/** Waits for the upload: the server sets what it has taken (PROF-03). */
export async function setPicture({ kind, uploadId }: NewPicture): Promise<ChangedPicture> {
  const [key = ''] = await keysOf([uploadId]);
  return { kind, picture: { key, access: null } };
}

/** Deletes the member's avatar or cover. @param key of the one in use */
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
