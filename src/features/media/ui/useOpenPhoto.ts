import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { withPhoto } from './photoAddress';

/** Location state: Back closes the photo, since opening it was a navigation of its own. */
export interface PhotoState {
  isPhotoOpened?: boolean;
}

/**
 * Opens a photo over the current page. It has its own address, so that Back closes it and a copied address opens
 * it: `?photo=2` on the post's page, `?post=7&photo=2` elsewhere.
 */
export function useOpenPhoto(): (postId: string, index: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (postId, index) => {
      const isOwnPage = location.pathname === paths.post(postId);
      const query = withPhoto(new URLSearchParams(location.search), index, isOwnPage ? undefined : postId);
      const state: PhotoState = { isPhotoOpened: true };
      void navigate({ search: query.toString() }, { state });
    },
    [navigate],
  );
}
