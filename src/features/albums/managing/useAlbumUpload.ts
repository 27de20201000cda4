import { nanoid } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { queueFiles } from '@/features/media/queue';
import { imageRefusal } from '@/features/media/rules';
import { filesChosen } from '../uploadQueue';

/** Sends files into an album, in the order given; those that are no pictures are listed with the reason (ALB-02). */
export function useAlbumUpload(): (albumId: string, files: readonly File[]) => Promise<void> {
  const dispatch = useDispatch();
  return useCallback(
    async (albumId, files) => {
      const checked = await Promise.all(
        files.map(async (file) => ({
          id: nanoid(),
          name: file.name,
          file,
          reason: await imageRefusal(file),
        })),
      );
      const taken = checked.filter(({ reason }) => reason === null);
      dispatch(
        filesChosen({
          files: taken.map(({ id, name }) => ({ id, albumId, name, isPlaced: false })),
          leftOut: checked.flatMap(({ id, name, reason }) => (reason === null ? [] : [{ id, name, reason }])),
        }),
      );
      const path = `/upload?${new URLSearchParams({ album_id: albumId }).toString()}`;
      dispatch(queueFiles(taken, path, true));
    },
    [dispatch],
  );
}
