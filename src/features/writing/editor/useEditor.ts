import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { fileOf } from '@/features/media/registry';
import { uploadsReleased } from '@/features/media/slice';
import { imageFiles } from '@/features/media/useDropTarget';
import { useUploads } from '@/features/media/useUploads';
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

/** Initial state of an editor, restored by discarding. */
export interface EditorStart {
  composition: Composition;
  link: KeptLink;
}

export const emptyStart: EditorStart = { composition: emptyComposition, link: noKeptLink };

/**
 * State of an editor with its photos, GIF and link preview: for a new post, an edit and an unsent post (POST-01 to
 * POST-04).
 * @param editor an id that no other open editor has
 */
export function useEditor(editor: string, initial: () => EditorStart) {
  const [start] = useState(initial);
  const [composition, change] = useReducer(changeComposition, start.composition);
  const link = useLinkPreview(editor, composition.text);
  const { add, remove, retry, abandon, ...attached } = useUploads(composition.uploads, maxPostImages);

  const addFiles = useCallback(
    async (files: readonly File[]) => {
      if (files.length === 0) return;
      change({ type: 'photosAdded', ids: await add(files) });
    },
    [add],
  );

  // Pictures from the server stay available, since removing them can be undone.
  const [stored] = useState(() => start.composition.uploads.filter((id) => fileOf(id) === null));
  const keepUploads = useHeldUploads(stored, composition.uploads);

  const dispatch = useDispatch();
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
  /** Takes pasted images; returns true if there were any. */
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
    uploads: attached.uploads,
    isSending: attached.isSending,
    isEmpty,
    /** True if it could be sent now, with every chosen photo; failed ones must be retried or removed first. */
    isReady: !isEmpty && !isOver && !attached.hasFailed && !attached.isChecking,
    hasRoom: attached.uploads.length < maxPostImages,
    refused: attached.refused,
    dismissRefused: attached.dismissRefused,
    addFiles,
    paste,
    removePhoto,
    retryPhoto: retry,
    /** Returns to the start and releases later photos. */
    discard: () => {
      abandon();
      dispatch(uploadsReleased(composition.uploads.filter((id) => !stored.includes(id))));
      clear();
    },
    /** Clears the editor but keeps its uploads, which the new owner releases; otherwise unmounting does. */
    handOver: () => {
      keepUploads();
      clear();
    },
  };
}

/** Releases an editor's uploads when it unmounts. Returns a function that keeps them, for the new owner. */
function useHeldUploads(stored: readonly string[], uploads: readonly string[]) {
  const dispatch = useDispatch();
  const held = useRef<string[]>([]);
  useEffect(() => {
    held.current = [...stored, ...uploads];
  }, [stored, uploads]);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (!isMounted.current && held.current.length > 0) dispatch(uploadsReleased(held.current));
      });
    };
  }, [dispatch]);
  return () => {
    held.current = [];
  };
}

export type Editor = ReturnType<typeof useEditor>;
