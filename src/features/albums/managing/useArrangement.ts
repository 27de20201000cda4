import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { arrangeAlbum } from './requests';

/**
 * The order of an album's photos as it is being changed (ALB-02).
 * @param loaded ids of the photos in the order that is stored
 */
export function useArrangement(albumId: string, loaded: readonly string[]) {
  const dispatch = useDispatch();
  const [arranged, setArranged] = useState<readonly string[]>(loaded);
  // Photos that were loaded since stand at the end.
  const ids = [
    ...arranged.filter((id) => loaded.includes(id)),
    ...loaded.filter((id) => !arranged.includes(id)),
  ];
  const [sent, setSent] = useState(loaded.join());
  return {
    ids,
    place: (id: string, at: number) => {
      const rest = ids.filter((one) => one !== id);
      setArranged([...rest.slice(0, at), id, ...rest.slice(at)]);
    },
    saved: () => {
      if (ids.join() === sent) return;
      setSent(ids.join());
      dispatch(arrangeAlbum.request({ albumId, order: ids }));
    },
  };
}
