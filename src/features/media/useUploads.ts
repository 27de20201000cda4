import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { queueFiles, type LocalFile } from './queue';
import { imageRefusal, type ImageRefusal } from './rules';
import { isUnderWay, uploadRetried, uploadsReleased, type UploadsState } from './slice';
import { selectUploads } from './uploadsSelector';

export interface RefusedFile {
  name: string;
  reason: ImageRefusal | 'tooMany';
}

/**
 * The images of one editor; `ids` are its uploads in order. `add` checks files and starts the valid ones; it
 * returns the ids to append and the refused files, so that none is dropped silently.
 */
export function useUploads(ids: readonly string[], maxImages: number) {
  const dispatch = useDispatch();
  const uploads = useSelector((state: UploadsState) => selectUploads(state, ids), shallowEqual);
  // Read live, not as of the last render: several drops may be processed at once.
  const taken = useRef(ids.length);
  const [checks, setChecks] = useState(0);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    taken.current = ids.length;
  }, [ids]);

  const add = useCallback(
    async (files: readonly File[]) => {
      setChecks((count) => count + 1);
      const reasons = await Promise.all(files.map(imageRefusal));
      // The editor is gone, and the session may be over: nothing would hold the uploads.
      if (!isMounted.current) return { added: [], refused: [] };
      setChecks((count) => count - 1);
      const added: LocalFile[] = [];
      const refused: RefusedFile[] = [];
      files.forEach((file, index) => {
        const reason = reasons[index] ?? (taken.current >= maxImages ? 'tooMany' : null);
        if (reason !== null) {
          refused.push({ name: file.name, reason });
          return;
        }
        taken.current += 1;
        added.push({ id: nanoid(), name: file.name, file });
      });
      if (added.length > 0) dispatch(queueFiles(added));
      return { added, refused };
    },
    [dispatch, maxImages],
  );
  const remove = useCallback((id: string) => dispatch(uploadsReleased([id])), [dispatch]);
  const retry = useCallback((id: string) => dispatch(uploadRetried(id)), [dispatch]);

  return {
    uploads,
    isSending: uploads.some(isUnderWay),
    hasFailed: uploads.some(({ status }) => status === 'failed'),
    /** True while files are read that belong to the text but are not among the uploads yet. */
    isChecking: checks > 0,
    add,
    remove,
    retry,
  };
}
