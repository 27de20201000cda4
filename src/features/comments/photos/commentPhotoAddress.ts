import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PhotoState } from '@/features/media/ui/useOpenPhoto';

const name = 'commentPhoto';

/** The comment whose photo an address opens; a comment has at most one (CMT-04). */
export function photoCommentOf(query: URLSearchParams): string | null {
  return query.get(name);
}

/** Removes an open comment photo from a query. */
export function withoutCommentPhoto(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  return next;
}

/** Opens a comment's photo over the current page, as `?commentPhoto=9`, so that Back closes it. */
export function useOpenCommentPhoto(): (commentId: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (commentId) => {
      const query = new URLSearchParams(location.search);
      query.set(name, commentId);
      const state: PhotoState = { isPhotoOpened: true };
      void navigate({ search: query.toString() }, { state });
    },
    [navigate],
  );
}
