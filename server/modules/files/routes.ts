import { z } from 'zod';
import { fileSizes } from '../../adapters/files/files';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { describeFile, descriptionBody } from './description';
import { removeCommunityImage, removeFile, removeOwnImage } from './removal';
import { serveFile } from './serve';
import { uploadImage, uploadPicture } from './upload';

const key = z.string().regex(/^[0-9a-f]{32}$/);
const columns = { profile: 'avatarKey', background: 'coverKey' } as const;

export const fileRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/upload',
    permission: 'file.upload',
    rate: 'upload',
    status: 201,
    handle: ({ deps, actor, request }) => uploadPicture(deps, actor.id, request),
  }),
  memberRoute({
    method: 'post',
    path: '/api/profile/photo',
    permission: 'file.upload',
    rate: 'upload',
    status: 201,
    handle: ({ deps, actor, request }) => uploadImage(deps, actor.id, 'avatarKey', request),
  }),
  memberRoute({
    method: 'post',
    path: '/api/profile/background',
    permission: 'file.upload',
    rate: 'upload',
    status: 201,
    handle: ({ deps, actor, request }) => uploadImage(deps, actor.id, 'coverKey', request),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/profile/image/:key',
    permission: 'file.delete',
    params: z.object({ key }),
    query: z.object({
      type: z.enum(['profile', 'background']),
      groupId: idParam.optional(),
      companyId: idParam.optional(),
    }),
    handle({ deps, actor, params: { key }, query: { type, groupId, companyId } }) {
      const column = columns[type];
      if (groupId !== undefined)
        return removeCommunityImage(deps, actor.id, { kind: 'group', id: groupId }, column, key);
      if (companyId !== undefined)
        return removeCommunityImage(deps, actor.id, { kind: 'company', id: companyId }, column, key);
      return removeOwnImage(deps, actor.id, column, key);
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/files/key/:key',
    permission: 'file.delete',
    params: z.object({ key }),
    handle: ({ deps, actor, params }) => removeFile(deps, actor.id, params.key),
  }),
  memberRoute({
    method: 'patch',
    path: '/api/files/key/:key',
    permission: 'file.describe',
    params: z.object({ key }),
    body: descriptionBody,
    handle: ({ deps, actor, params, body }) => describeFile(deps, actor.id, params.key, body),
  }),
  guestRoute({
    method: 'get',
    path: '/files/:key',
    permission: 'file.read',
    rate: 'none',
    params: z.object({ key }),
    query: z.object({
      size: z.enum(fileSizes).default('original'),
      access: z.string().max(100).default(''),
    }),
    handle: ({ deps, params, query, request }) => serveFile(deps, { ...params, ...query }, request),
  }),
];
