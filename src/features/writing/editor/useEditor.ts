import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fileOf } from '@/features/media/registry';
import { uploadsReleased } from '@/features/media/slice';
import { imageFiles } from '@/features/media/useDropTarget';
import { useUploads, type RefusedFile } from '@/features/media/useUploads';
import { noKeptLink } from '@/features/previews/keptLink';
import type { KeptLink } from '@/features/previews/types';
import { useLinkPreview } from '@/features/previews/useLinkPreview';
import { maxPostBytes, maxPostImages, maxPostLength } from '@/shared/config/limits';
import { isTooLong } from '@/shared/rules/text';
import {
  changeComposition,
  emptyComposition,
  isEmptyComposition,
  type Composition,
} from '../drafts/composition';

/** How an editor begins, and what discarding goes back to. */
export interface EditorStart {
  composition: Composition;
  link: KeptLink;
}

export const emptyStart: EditorStart = { composition: emptyComposition, link: noKeptLink };

/**
 * What is being written, with its photos, GIF and link preview: the one state of the composer, of editing a post and
 * of editing one that was not sent (POST-01 to POST-04).
 * @param editor an id that no other open editor has
 */
export function useEditor(editor: string, initial: () => EditorStart) {
  const [start] = useState(initial);
  const [composition, change] = useReducer(changeComposition, start.composition);
  const link = useLinkPreview(editor, composition.text);
  const { uploads, isSending, hasFailed, add, remove, retry } = useUploads(
    composition.uploads,
    maxPostImages,
  );
  const [refused, setRefused] = useState<RefusedFile[]>([]);

  const addFiles = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return;
      const { added, refused: notAdded } = await add(files);
      change({ type: 'photosAdded', ids: added.map(({ id }) => id) });
      setRefused(notAdded);
    },
    [add],
  );

  // Pictures of the server's stay at hand until the end: they may be taken back.
  const [stored] = useState(() => start.composition.uploads.filter((id) => fileOf(id) === null));
  const left = useRef(composition.uploads);
  useEffect(() => {
    left.current = [...stored, ...composition.uploads];
  }, [stored, composition.uploads]);
  const dispatch = useDispatch();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      queueMicrotask(() => {
        if (!isThere.current && left.current.length > 0) dispatch(uploadsReleased(left.current));
      });
    };
  }, [dispatch]);

  const { restore } = link;
  useEffect(() => {
    restore(start.link);
  }, [restore, start]);
  const clear = () => {
    restore(start.link);
    change({ type: 'cleared', start: start.composition });
  };
  const removePhoto = (id: string) => {
    change({ type: 'photoRemoved', id });
    if (!stored.includes(id)) remove(id);
  };
  /** Takes pasted images; true when there were some. */
  const paste = (data: DataTransfer) => {
    const files = imageFiles(data);
    void addFiles(files);
    return files.length > 0;
  };

  const isEmpty = isEmptyComposition(composition);
  const isOver = isTooLong(composition.text.trim(), maxPostLength, maxPostBytes);
  return {
    composition,
    change,
    link,
    uploads,
    isSending,
    isEmpty,
    /** True when it could be sent as it is: what was not uploaded must be retried or removed first. */
    isReady: !isEmpty && !isOver && !hasFailed,
    hasRoom: uploads.length < maxPostImages,
    refused,
    dismissRefused: () => setRefused([]),
    addFiles,
    paste,
    removePhoto,
    retryPhoto: retry,
    /** Goes back to its beginning; photos that came since are given up. */
    discard: () => {
      dispatch(uploadsReleased(composition.uploads.filter((id) => !stored.includes(id))));
      clear();
    },
    /** Empties it; its photos go on, for whoever took them over. Else those that are left are given up on leaving. */
    handOver: () => {
      left.current = [];
      clear();
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
