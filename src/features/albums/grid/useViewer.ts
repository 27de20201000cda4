import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PhotoState } from '@/features/media/ui/useOpenPhoto';

/** The open photo, which the address names by its key: Back closes it, and a copied address opens it. */
export function useViewer() {
  const [query, setQuery] = useSearchParams();
  const state = useLocation().state as PhotoState | null;
  const navigate = useNavigate();
  const withPhoto = (before: URLSearchParams, id: string | null) => {
    const next = new URLSearchParams(before);
    if (id === null) next.delete('photo');
    else next.set('photo', id);
    return next;
  };
  const open = useCallback(
    (id: string) => {
      const opened: PhotoState = { isPhotoOpened: true };
      const next = new URLSearchParams(location.search);
      next.set('photo', id);
      void navigate({ search: next.toString() }, { state: opened });
    },
    [navigate],
  );
  return {
    shown: query.get('photo'),
    open,
    move: (id: string) => setQuery((before) => withPhoto(before, id), { replace: true, state }),
    close: () =>
      state?.isPhotoOpened === true
        ? void navigate(-1)
        : setQuery((before) => withPhoto(before, null), { replace: true }),
  };
}

export type Viewer = ReturnType<typeof useViewer>;
