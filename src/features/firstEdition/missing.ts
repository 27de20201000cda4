import type { LoggedUser } from '@/features/people/types';

/** Things that a member has not said yet (HOUR-01). */
export function missingOf({ avatar, bio, counts }: Pick<LoggedUser, 'avatar' | 'bio' | 'counts'>) {
  return { photo: avatar === null, line: bio.trim() === '', post: counts.posts === 0 };
}
