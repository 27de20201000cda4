import { isUnanswered } from '@/shared/errors/appError';
import { i18n } from '@/shared/i18n/i18n';
import type { CallContext } from '@/shared/store/attempt';
import { messageRaised } from '@/shared/store/messages';
import { createUndoable } from '@/shared/undo/createUndoable';
import { sendFollow } from './api';
import { unfollowed } from './facts';
import { follows, isFollowed } from './follows';
import { loadProfile } from './requests';
import type { FollowState, UserEntity } from './types';

/** A step back from a person. */
export interface Unfollow extends Pick<UserEntity, 'id' | 'displayName' | 'permalink'> {
  from: FollowState;
}

const send = ({ id, from }: Unfollow, context: CallContext) => sendFollow(id, from, 'none', context);

/**
 * Unfollows people and withdraws requests to follow; can be taken back for six seconds, since a private profile would
 * have to let one in again (FOLW-01, HOUR-04).
 */
export const unfollowingUndoable = createUndoable<Unfollow, FollowState>(
  'people/unfollows',
  {
    make: send,
    outcomeActions(outcome, { id, from, permalink }) {
      // Only the profile knows what became of a call without an answer, or of a request that was just accepted.
      const reread = loadProfile.request(permalink);
      if (outcome.kind === 'success')
        return [unfollowed({ id, value: outcome.result }), ...(isFollowed(from) ? [] : [reread])];
      const { error } = outcome;
      return [
        follows.failed(id, error),
        messageRaised({ kind: 'failure', text: 'errors:failedTo.unfollow', error }),
        ...(isUnanswered(error) ? [reread] : []),
      ];
    },
  },
  ([person]) => {
    const name = person?.displayName ?? '';
    return person && isFollowed(person.from)
      ? i18n.t('people:unfollowed', { name })
      : i18n.t('people:requestCancelled', { name });
  },
  'people/unfollows',
);
