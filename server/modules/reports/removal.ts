import type { SubjectKind } from '@/shared/wire/moderation';
import type { Database } from '../../db/database';
import { setCommentRemoved } from '../comments/removal';
import { setPostRemoved } from '../posts/removal';
import { setClipRemoved } from '../shortVideos/removal';

/**
 * Takes a post, comment or short video from everybody, or puts it back (DESK-02, DESK-03). Answers false when it is
 * gone or so already, and for members and communities, which stay. @param at null puts it back
 */
export async function setRemoved(
  tx: Database,
  { subject, targetId }: { subject: SubjectKind; targetId: number },
  at: Date | null,
): Promise<boolean> {
  switch (subject) {
    case 'post':
      return setPostRemoved(tx, targetId, at);
    case 'comment':
      return setCommentRemoved(tx, targetId, at);
    case 'clip':
      return setClipRemoved(tx, targetId, at);
    case 'user':
    case 'group':
    case 'company':
      return false;
  }
}
