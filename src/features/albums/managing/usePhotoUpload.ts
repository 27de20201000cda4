import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { queueFiles } from '@/features/media/queue';
import { imageRefusal } from '@/features/media/rules';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { filesChosen, type UploadPlace } from '../uploadQueue';
import { callOf } from './uploadCall';

/**
 * Sends files into an album, in the order given, or to the photos of a company; those that are no pictures are listed
 * with the reason (ALB-02, CMP-02).
 */
export function usePhotoUpload(): (to: UploadPlace, files: readonly File[]) => Promise<void> {
  const dispatch = useDispatch();
  const store = useStore<{ session: SessionState }>();
  return useCallback(
    async (to, files) => {
      const memberId = selectMyId(store.getState());
      const checked = await Promise.all(
        files.map(async (file) => ({
          id: nanoid(),
          name: file.name,
          file,
          reason: await imageRefusal(file),
        })),
      );
      // Reading may outlast the session: nobody else sends these.
      if (selectMyId(store.getState()) !== memberId) return;
      const taken = checked.filter(({ reason }) => reason === null);
      dispatch(
        filesChosen({
          files: taken.map(({ id, name }) => ({ id, to, name, isPlaced: false })),
          leftOut: checked.flatMap(({ id, name, reason }) => (reason === null ? [] : [{ id, name, reason }])),
        }),
      );
      dispatch(queueFiles(taken, callOf(to), true));
    },
    [dispatch, store],
  );
}
