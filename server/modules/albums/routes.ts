import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireImage } from '@/shared/wire/common';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireSettings } from '../../permissions/person';
import { presentImage } from '../files/presenter';
import { listPhotosOf } from './queries';

export const albumRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/gallery/photos',
    permission: 'album.read',
    query: z.object({ ...pageQuery(pageSizes.photos), user_id: idParam }),
    async handle({ query, actor, deps: { db, files } }) {
      await requireSettings(db, actor.id, query.user_id, ['media']);
      const { rows, count } = await listPhotosOf(db, actor.id, query.user_id, offsetOf(query));
      return { list: rows.map((row): WireImage => presentImage(files, row)), count };
    },
  }),
];
