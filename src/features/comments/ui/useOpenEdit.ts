import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { storedAlts } from '@/features/media/describing/alts';
import { adoptStored } from '@/features/media/queue';
import { editOpened } from '../slice';
import type { Comment } from '../types';

/** Opens the editor of a comment (CMT-05), with unsaved changes of an earlier visit (G1). */
export function useOpenEdit() {
  const dispatch = useDispatch();
  return useCallback(
    ({ id, msg, gifLink, photos }: Comment) => {
      const { ids, action } = adoptStored(photos);
      dispatch(action);
      dispatch(editOpened({ id, text: msg, gif: gifLink, uploads: ids, alts: storedAlts(photos) }));
    },
    [dispatch],
  );
}
