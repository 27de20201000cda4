import type { Voted } from '@/shared/wire/post';
import type { Database } from '../../db/database';
import { notify, withdrawNotice } from '../notifications/notify';

/**
 * Notifies an author of a vote (NTF-03): once per liker and thing; the notification goes with the like. Dislikes notify
 * no one.
 */
export async function tellAuthor(
  tx: Database,
  cast: { to: number; actorId: number; postId: number; commentId?: number },
  voted: Voted,
  at: Date,
): Promise<void> {
  await withdrawNotice(tx, { ...cast, type: 'vote' });
  if (voted === 'like') await notify(tx, { ...cast, to: [cast.to], type: 'vote', action: 'vote', at });
}
