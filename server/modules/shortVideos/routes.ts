import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import { answerOf } from '../../db/paging';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireVisibleClip } from '../../permissions/clipAccess';
import { requireSettings } from '../../permissions/person';
import { partsRoutes } from './partsRoutes';
import { presentClip, presentClips } from './presenter';
import { listClips } from './queries';
import { deleteClip, setCaptions, setPoster } from './service';
import { uploadClip } from './upload';

const ofClip = z.object({ clipId: idParam });

/** Short videos (CLIP-01, CLIP-02, CLIP-03). */
export const shortVideoRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/upload/video',
    permission: 'clip.create',
    rate: 'upload',
    status: 201,
    handle: ({ deps, actor, request }) => uploadClip(deps, actor.id, request),
  }),
  ...partsRoutes,
  memberRoute({
    method: 'get',
    path: '/api/shortclip/feed',
    permission: 'clip.read',
    query: z.object({ ...pageQuery(pageSizes.shortVideos), user_id: idParam.optional() }),
    async handle({ query, actor, deps }) {
      const { user_id: memberId } = query;
      if (memberId !== undefined) await requireSettings(deps.db, actor.id, memberId, ['media']);
      const found = await listClips(deps.db, actor.id, { ...offsetOf(query), memberId });
      return answerOf(found, await presentClips(deps, actor.id, found.ids));
    },
  }),
  memberRoute({
    method: 'get',
    path: '/api/shortclip/:clipId',
    permission: 'clip.read',
    params: ofClip,
    async handle({ params, actor, deps }) {
      await requireVisibleClip(deps.db, actor.id, params.clipId);
      return presentClip(deps, actor.id, params.clipId);
    },
  }),
  memberRoute({
    method: 'delete',
    path: '/api/shortclip/:clipId',
    permission: 'clip.delete',
    params: ofClip,
    handle: ({ params, actor, deps }) => deleteClip(deps, actor.id, params.clipId),
  }),
  memberRoute({
    method: 'post',
    path: '/api/shortclip/:clipId/poster',
    permission: 'clip.edit',
    rate: 'upload',
    params: ofClip,
    async handle({ params, actor, deps, request }) {
      await setPoster(deps, actor.id, params.clipId, request);
      return presentClip(deps, actor.id, params.clipId);
    },
  }),
  memberRoute({
    method: 'post',
    path: '/api/shortclip/:clipId/captions',
    permission: 'clip.edit',
    rate: 'upload',
    params: ofClip,
    async handle({ params, actor, deps, request }) {
      await setCaptions(deps, actor.id, params.clipId, request);
      return presentClip(deps, actor.id, params.clipId);
    },
  }),
];
