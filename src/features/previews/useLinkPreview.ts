import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { firstLink } from './firstLink';
import {
  editorClosed,
  linksTyped,
  previewDismissed,
  previewRestored,
  selectLink,
  type PreviewsState,
} from './slice';
import type { KeptLink } from './types';

/**
 * The preview of the first link in a text, loaded while typing (POST-02). The newest link wins; dismissed ones are
 * not loaded again.
 * @param editor an id that no other open editor has
 */
export function useLinkPreview(editor: string, text: string) {
  const dispatch = useDispatch();
  const state = useSelector((root: PreviewsState) => selectLink(root, editor));

  useEffect(
    () => () => {
      dispatch(editorClosed(editor));
    },
    [dispatch, editor],
  );

  const { link, dismissed, isLoading } = state;
  // A dismissed preview makes room for the next link's.
  useEffect(() => {
    dispatch(linksTyped({ editor, text }));
  }, [dispatch, editor, text, dismissed]);
  const url = useMemo(() => firstLink(text, dismissed), [text, dismissed]);
  /** The preview is loading or about to load. */
  const isPending = isLoading || (url !== undefined && url !== link);
  const dismiss = useCallback(() => dispatch(previewDismissed(editor)), [dispatch, editor]);
  const restore = useCallback(
    (kept: KeptLink) => dispatch(previewRestored({ editor, kept })),
    [dispatch, editor],
  );
  return { ...state, isPending, dismiss, restore };
}
