import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireImage } from '@/shared/wire/common';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireSeenGroup } from '../../permissions/groupAccess';
import { requireSettings } from '../../permissions/person';
import { presentImage } from '../files/presenter';
import { listPhotos, type PhotoSource } from './queries';

export const albumRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/gallery/photos',
    permission: 'album.read',
    query: z
      .object({ ...pageQuery(pageSizes.photos), user_id: idParam.optional(), group_id: idParam.optional() })
      .transform(({ user_id, group_id, ...page }, context): { page: typeof page; source: PhotoSource } => {
        if (group_id !== undefined) return { page, source: { groupId: group_id } };
        if (user_id !== undefined) return { page, source: { memberId: user_id } };
        context.addIssue({ code: 'custom', path: ['user_id'] });
        return z.NEVER;
      }),
    async handle({ query: { page, source }, actor, deps: { db, files } }) {
      if ('groupId' in source) await requireSeenGroup(db, actor.id, source.groupId);
      else await requireSettings(db, actor.id, source.memberId, ['media']);
      const { rows, count } = await listPhotos(db, actor.id, source, offsetOf(page));
      return { list: rows.map((row): WireImage => presentImage(files, row)), count };
    },
  }),
];
