import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { fileOf } from '@/features/media/registry';
import { keepPhoto } from '../storage/browserStorage';
import { postQueued, type UnsentPost } from './outbox';
import { keepUnsent } from './unsent';

/**
 * Hands a post to the outbox, which sends it if its status says so. Stored first, so that nothing is lost between
 * draft and outbox.
 */
export function useOutbox() {
  const dispatch = useDispatch();
  return useCallback(
    (post: UnsentPost, former: readonly { id: string }[]) => {
      void keepUnsent(post);
      for (const { id } of post.photos) {
        const file = former.some((photo) => photo.id === id) ? null : fileOf(id);
        if (file) void keepPhoto(post.memberId, id, file);
      }
      dispatch(postQueued(post));
    },
    [dispatch],
  );
}
