import { isUnanswered } from '@/shared/errors/appError';
import { i18n } from '@/shared/i18n/i18n';
import { messageRaised } from '@/shared/store/messages';
import { createUndoable } from '@/shared/undo/createUndoable';
import { sendBookmark } from './api';
import { posts } from './entities';
import { loadPost } from './requests';
import { bookmarks } from './toggles';
import type { Post } from './types';
import { savedPosts } from './unsaving';

export interface Unsaving {
  id: string;
  type: Post['postType'];
}

/** Takes posts out of the saved ones; can be taken back for six seconds (POST-07, HOUR-04). */
export const unsavingUndoable = createUndoable<Unsaving, boolean>(
  'posts/unsaving',
  {
    make: ({ id, type }, context) => sendBookmark(id, type, false, context),
    outcomeActions(outcome, { id }) {
      if (outcome.kind === 'success') {
        const bookmarked = outcome.result;
        return [posts.changed(id, { bookmarked }), bookmarks.settled(id, bookmarked, {})];
      }
      const { error } = outcome;
      return [
        bookmarks.failed(id, error),
        messageRaised({ kind: 'failure', text: 'errors:failedTo.bookmark', error }),
        ...(isUnanswered(error) ? [loadPost.request(id)] : []),
      ];
    },
  },
  () => i18n.t('posts:unsaved'),
  savedPosts,
);
