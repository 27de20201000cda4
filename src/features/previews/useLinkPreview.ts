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
 * The preview of the first link in an editor's text, asked for while it is typed (POST-02). The newest link wins; one
 * whose preview was taken away is not asked for again.
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
  // A preview that was taken away makes room for that of the next link.
  useEffect(() => {
    dispatch(linksTyped({ editor, text }));
  }, [dispatch, editor, text, dismissed]);
  const url = useMemo(() => firstLink(text, dismissed), [text, dismissed]);
  /** Its preview is on its way, or about to be asked for. */
  const isPending = isLoading || (url !== undefined && url !== link);
  const dismiss = useCallback(() => dispatch(previewDismissed(editor)), [dispatch, editor]);
  const restore = useCallback(
    (kept: KeptLink) => dispatch(previewRestored({ editor, kept })),
    [dispatch, editor],
  );
  return { ...state, isPending, dismiss, restore };
}
