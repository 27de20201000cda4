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
 * returns the ids to append. `refused` names the others, so that none is dropped silently; choosing anew dismisses
 * them. `abandon` gives up files that are still being read, for an editor that is emptied (VAL-03).
 */
export function useUploads(ids: readonly string[], maxImages: number) {
  const dispatch = useDispatch();
  const uploads = useSelector((state: UploadsState) => selectUploads(state, ids), shallowEqual);
  // Read live, not as of the last render: several drops may be processed at once.
  const taken = useRef(ids.length);
  const [checks, setChecks] = useState(0);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const dismissRefused = useCallback(() => setRefused([]), []);
  // Counts the contents of the editor: a file read for a former one has nothing that would hold it.
  const contents = useRef(0);
  const abandon = useCallback(() => {
    contents.current += 1;
  }, []);
  useEffect(() => abandon, [abandon]);
  useEffect(() => {
    taken.current = ids.length;
  }, [ids]);

  const add = useCallback(
    async (files: readonly File[]) => {
      const content = contents.current;
      setRefused([]);
      setChecks((count) => count + 1);
      const reasons = await Promise.all(files.map(imageRefusal));
      setChecks((count) => count - 1);
      if (contents.current !== content) return [];
      const added: LocalFile[] = [];
      const notAdded: RefusedFile[] = [];
      files.forEach((file, index) => {
        const reason = reasons[index] ?? (taken.current >= maxImages ? 'tooMany' : null);
        if (reason !== null) {
          notAdded.push({ name: file.name, reason });
          return;
        }
        taken.current += 1;
        added.push({ id: nanoid(), name: file.name, file });
      });
      if (added.length > 0) dispatch(queueFiles(added));
      setRefused((before) => [...before, ...notAdded]);
      return added.map(({ id }) => id);
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
    refused,
    dismissRefused,
    add,
    abandon,
    remove,
    retry,
  };
}
