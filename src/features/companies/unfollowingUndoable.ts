import { isUnanswered } from '@/shared/errors/appError';
import { i18n } from '@/shared/i18n/i18n';
import type { CallContext } from '@/shared/store/attempt';
import { messageRaised } from '@/shared/store/messages';
import { createUndoable } from '@/shared/undo/createUndoable';
import { sendFollow } from './api';
import { companyFollows, companyUnfollowed } from './follows';
import { loadCompany } from './requests';
import type { Company } from './types';

export type Unfollow = Pick<Company, 'id' | 'name' | 'permalink'>;

/** Unfollows companies; can be taken back for six seconds (CMP-03, HOUR-04). */
export const unfollowingUndoable = createUndoable<Unfollow, boolean>(
  'companies/unfollows',
  {
    make: ({ id }, context: CallContext) => sendFollow(id, false, context),
    outcomeActions(outcome, { id, permalink }) {
      if (outcome.kind === 'success') return [companyUnfollowed(id)];
      const { error } = outcome;
      return [
        companyFollows.failed(id, error),
        messageRaised({ kind: 'failure', text: 'companies:failedTo.unfollow', error }),
        // Only the company knows what became of a call without an answer.
        ...(isUnanswered(error) ? [loadCompany.request(permalink)] : []),
      ];
    },
  },
  ([company]) => i18n.t('companies:unfollowed', { name: company?.name ?? '' }),
  'companies/unfollows',
);
