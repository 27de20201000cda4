import { z } from 'zod';
import { pageSizes } from '@/shared/config/limits';
import type { WireImage } from '@/shared/wire/common';
import type { Database } from '../../db/database';
import { memberRoute, type Route } from '../../http/route';
import { idParam, offsetOf, pageQuery } from '../../http/validation';
import { requireCompanySection } from '../../permissions/companyAccess';
import { requireSeenGroup } from '../../permissions/groupAccess';
import { requireSettings } from '../../permissions/person';
import { presentImage } from '../files/presenter';
import { listPhotos, type PhotoSource } from './queries';

interface Asked<P> {
  page: P;
  source: PhotoSource;
}

/** Throws 404 for an unknown source, 403 for one that the viewer may not see. */
async function requireSource(db: Database, viewerId: number, source: PhotoSource): Promise<void> {
  if ('groupId' in source) await requireSeenGroup(db, viewerId, source.groupId);
  else if ('companyId' in source) await requireCompanySection(db, viewerId, source.companyId, 'photos');
  else await requireSettings(db, viewerId, source.memberId, ['media']);
}

export const albumRoutes: readonly Route[] = [
  memberRoute({
    method: 'get',
    path: '/api/gallery/photos',
    permission: 'album.read',
    query: z
      .object({
        ...pageQuery(pageSizes.photos),
        user_id: idParam.optional(),
        group_id: idParam.optional(),
        company_id: idParam.optional(),
      })
      .transform(({ user_id, group_id, company_id, ...page }, context): Asked<typeof page> => {
        if (group_id !== undefined) return { page, source: { groupId: group_id } };
        if (company_id !== undefined) return { page, source: { companyId: company_id } };
        if (user_id !== undefined) return { page, source: { memberId: user_id } };
        context.addIssue({ code: 'custom', path: ['user_id'] });
        return z.NEVER;
      }),
    async handle({ query: { page, source }, actor, deps: { db, files } }) {
      await requireSource(db, actor.id, source);
      const { rows, count } = await listPhotos(db, actor.id, source, offsetOf(page));
      return { list: rows.map((row): WireImage => presentImage(files, row)), count };
    },
  }),
];
