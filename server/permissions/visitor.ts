import type { Database } from '../db/database';
import { notAllowed } from '../errors';
import type { PostType } from '@/shared/wire/post';
import { requireCompanyRight } from './companyAccess';
import { requireGroupRight } from './groupAccess';

/** Id that no member has: whoever is asked for it has no tie to anybody, and sees what every member sees. */
export const visitorId = 0;

/** Lets those who may edit a group or company look at it as a visitor (GRP-03, CMP-02). Throws 404 and 403. */
export async function requireVisitorView(
  db: Database,
  actorId: number,
  kind: PostType,
  id: number,
): Promise<void> {
  if (kind === 'user') throw notAllowed();
  await (kind === 'group' ? requireGroupRight : requireCompanyRight)(db, actorId, id, 'edit');
}
