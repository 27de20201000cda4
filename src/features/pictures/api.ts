import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { keysOf } from '@/features/media/registry';
import { fetchMe } from '@/features/session/api';
import * as v from 'valibot';
import { refSchema } from '@/features/people/types';
import type { ChangedPicture, NewPicture, PictureOf } from './types';

const paths = { avatar: '/api/profile/photo', cover: '/api/profile/background' } as const;

/** The group or company whose picture it is, as the calls name it; null for the member's own. */
function ownerOf({ groupId, companyId }: PictureOf): Record<string, string> | null {
  if (groupId !== undefined) return { groupId };
  return companyId === undefined ? null : { companyId };
}

/** Path of the call that uploads a picture and sets it; its query travels as fields of the form. */
export function picturePath(of: PictureOf): string {
  const owner = ownerOf(of);
  return owner === null ? paths[of.kind] : `${paths[of.kind]}?${new URLSearchParams(owner).toString()}`;
}

const wireTypes = { avatar: 'profile', cover: 'background' } as const;

/** Waits for the upload, whose call also sets the picture (PROF-03). What that did not tell is read (ANY-02). */
export async function setPicture(
  { uploadId, ...of }: NewPicture,
  context: CallContext,
): Promise<ChangedPicture> {
  const { kind } = of;
  const [key = ''] = await keysOf([uploadId]);
  if (key !== '') return { kind, picture: { key, access: null } };
  return { kind, picture: ownerOf(of) === null ? (await fetchMe(context))[kind] : await read(of, context) };
}

const picture = v.fallback(refSchema, null);

async function read({ kind, groupId, companyId }: PictureOf, { signal }: CallContext) {
  const answer = v.object({ avatar: picture, cover: picture });
  const path =
    groupId === undefined
      ? `/api/companies/${encodeURIComponent(companyId ?? '')}`
      : `/api/groups/${encodeURIComponent(groupId)}`;
  return (await request({ method: 'get', path, answer, signal }))[kind];
}

/** Deletes an avatar or a cover. @param key of the current one */
export async function removePicture(
  { key, ...of }: PictureOf & { key: string },
  { signal }: CallContext,
): Promise<ChangedPicture> {
  const { kind } = of;
  await request({
    method: 'delete',
    path: `/api/profile/image/${encodeURIComponent(key)}`,
    query: { type: wireTypes[kind], ...ownerOf(of) },
    answer: noContent,
    signal,
  });
  return { kind, picture: null };
}
