import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { keysOf } from '@/features/media/registry';
import { fetchMe } from '@/features/session/api';
import * as v from 'valibot';
import { refSchema } from '@/features/people/types';
import type { ChangedPicture, NewPicture, PictureOf } from './types';

const paths = { avatar: '/api/profile/photo', cover: '/api/profile/background' } as const;

/** Path of the call that uploads a picture and sets it; its query travels as fields of the form. */
export function picturePath({ kind, groupId }: PictureOf): string {
  return groupId === undefined
    ? paths[kind]
    : `${paths[kind]}?${new URLSearchParams({ groupId }).toString()}`;
}

const wireTypes = { avatar: 'profile', cover: 'background' } as const;

/** Waits for the upload, whose call also sets the picture (PROF-03). What that did not tell is read (ANY-02). */
export async function setPicture(
  { kind, uploadId, groupId }: NewPicture,
  context: CallContext,
): Promise<ChangedPicture> {
  const [key = ''] = await keysOf([uploadId]);
  if (key !== '') return { kind, picture: { key, access: null } };
  return {
    kind,
    picture: groupId === undefined ? (await fetchMe(context))[kind] : await read(kind, groupId, context),
  };
}

const picture = v.fallback(refSchema, null);

async function read(kind: PictureOf['kind'], groupId: string, { signal }: CallContext) {
  const answer = v.object({ avatar: picture, cover: picture });
  const path = `/api/groups/${encodeURIComponent(groupId)}`;
  return (await request({ method: 'get', path, answer, signal }))[kind];
}

/** Deletes an avatar or a cover. @param key of the current one */
export async function removePicture(
  { kind, key, groupId }: PictureOf & { key: string },
  { signal }: CallContext,
): Promise<ChangedPicture> {
  await request({
    method: 'delete',
    path: `/api/profile/image/${encodeURIComponent(key)}`,
    query: { type: wireTypes[kind], groupId },
    answer: noContent,
    signal,
  });
  return { kind, picture: null };
}
