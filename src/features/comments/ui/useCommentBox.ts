import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { uploadsReleased } from '@/features/media/slice';
import { imageFiles } from '@/features/media/useDropTarget';
import { useUploads } from '@/features/media/useUploads';
import { noKeptLink, withoutDismissed } from '@/features/previews/keptLink';
import type { KeptLink } from '@/features/previews/types';
import { useLinkPreview } from '@/features/previews/useLinkPreview';
import { maxCommentImages } from '@/shared/config/limits';
import { commentRefusal } from '../rules';
import { boxChanged, selectBox, type BoxChange, type ThreadsState } from '../slice';

/**
 * Content of a comment box with its image, GIF and link preview, and the actions that change it (CMT-04).
 * @param before the initial preview; must stay the same between renders
 */
export function useCommentBox(key: string, before: KeptLink = noKeptLink) {
  const dispatch = useDispatch();
  const content = useSelector((state: ThreadsState) => selectBox(state, key));
  const link = useLinkPreview(`comment/${key}`, content.text);
  const store = useStore<ThreadsState>();
  const images = useUploads(content.uploads, maxCommentImages);
  const refusal = useMemo(() => commentRefusal(content), [content]);

  const { restore } = link;
  const { dismissed } = content;
  useEffect(() => {
    restore(withoutDismissed(before, dismissed));
  }, [restore, before, dismissed]);

  // An emptied or sent box keeps no preview.
  const isEmpty = refusal === 'commentEmpty';
  const hasPreview = link.preview !== null;
  useEffect(() => {
    if (isEmpty && hasPreview) restore(noKeptLink);
  }, [isEmpty, hasPreview, restore]);

  const change = useCallback(
    (changes: BoxChange) => void dispatch(boxChanged(key, changes)),
    [dispatch, key],
  );
  const addFiles = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const added = await images.add(files);
    // Read now: the box may have changed while the files were checked.
    const { uploads: present } = selectBox(store.getState(), key);
    if (added.length > 0) change({ uploads: [...present, ...added] });
  };
  return {
    content,
    link,
    upload: images.uploads[0] ?? null,
    /** The reason why it cannot be sent, or null. */
    refusal,
    /** True if it may go with every chosen image; a failed one must be retried or removed first. */
    hasAllImages: !images.hasFailed && !images.isChecking,
    refused: images.refused,
    dismissRefused: images.dismissRefused,
    change,
    dismissPreview: () => {
      if (link.link !== null) change({ dismissed: [...dismissed, link.link] });
    },
    addFiles,
    /** Takes a pasted image; returns true if there was one. */
    paste: (data: DataTransfer) => {
      const files = imageFiles(data);
      void addFiles(files);
      return files.length > 0;
    },
    removeImage: (id: string) => {
      change({ uploads: content.uploads.filter((upload) => upload !== id) });
      images.remove(id);
    },
    retryImage: images.retry,
    /** Gives up its images, for content that is discarded; also those still being read. */
    releaseImages: () => {
      images.abandon();
      dispatch(uploadsReleased(content.uploads));
    },
  };
}

export type CommentBoxState = ReturnType<typeof useCommentBox>;
