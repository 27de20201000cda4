import { z } from 'zod';
import { memberRoute, type Route } from '../../http/route';
import { idempotencyKeyOf } from '../../writing/idempotency';
import { addPart, beginParts, dropParts, readArrival, readMade } from './parts';
import { bytesOf, partsPath, requirePart, speakingTus, tellArrival, textOf } from './partsProtocol';

const ofUpload = z.object({ uploadId: z.string().regex(/^[0-9a-f]{32}$/) });
const path = `${partsPath}/:uploadId`;

/**
 * A short video in parts, which goes on where a cut connection left it: tus 1.0.0, beside `POST /upload/video`
 * (CLIP-02).
 */
export const partsRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: partsPath,
    permission: 'clip.create',
    rate: 'upload',
    handle: ({ deps, actor, request }) =>
      speakingTus(request, async () => {
        const size = bytesOf(request, 'upload-length');
        const video = { size, text: textOf(request), idempotencyKey: idempotencyKeyOf(request) };
        return tellArrival(await beginParts(deps, actor.id, video), 201);
      }),
  }),
  memberRoute({
    method: 'head',
    path,
    permission: 'clip.create',
    rate: 'read',
    params: ofUpload,
    handle: ({ deps, actor, request, params }) =>
      speakingTus(request, async () => tellArrival(await readArrival(deps, actor.id, params.uploadId), 200)),
  }),
  memberRoute({
    method: 'patch',
    path,
    permission: 'clip.create',
    rate: 'upload',
    params: ofUpload,
    handle: ({ deps, actor, request, params }) =>
      speakingTus(request, async () => {
        requirePart(request);
        const part = { key: params.uploadId, offset: bytesOf(request, 'upload-offset'), request };
        return tellArrival(await addPart(deps, actor.id, part), 204);
      }),
  }),
  memberRoute({
    method: 'delete',
    path,
    permission: 'clip.create',
    params: ofUpload,
    handle: ({ deps, actor, request, params }) =>
      speakingTus(request, async () => {
        await dropParts(deps, actor.id, params.uploadId);
        return new Response(null, { status: 204 });
      }),
  }),
  memberRoute({
    method: 'get',
    path: `${path}/result`,
    permission: 'clip.create',
    params: ofUpload,
    handle: ({ deps, actor, params }) => readMade(deps, actor.id, params.uploadId),
  }),
];
