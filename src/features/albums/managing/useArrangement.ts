import { useState } from 'react';
import { useRequest } from '@/shared/store/useRequest';
import { orderAlbum } from './requests';

/**
 * The order of an album's photos as it is being changed (ALB-02).
 * @param loaded ids of the photos in the order that is stored, or on its way
 */
export function useArrangement(albumId: string, loaded: readonly string[]) {
  const [arranged, setArranged] = useState<readonly string[]>(loaded);
  // Photos that were loaded since stand at the end.
  const ids = [
    ...arranged.filter((id) => loaded.includes(id)),
    ...loaded.filter((id) => !arranged.includes(id)),
  ];
  const [sent, setSent] = useState(loaded.join());
  // One that is on its way shows already, and is stored only once it is answered.
  const [stored, setStored] = useState(loaded);
  const { status, isPending, send } = useRequest(orderAlbum, { albumId });
  return {
    ids,
    place: (id: string, at: number) => {
      const rest = ids.filter((one) => one !== id);
      setArranged([...rest.slice(0, at), id, ...rest.slice(at)]);
    },
    save: () => {
      // A refused order is still to be sent.
      if (ids.join() === sent && status !== 'failed') return;
      setSent(ids.join());
      const former = isPending ? stored : loaded;
      setStored(former);
      send({ albumId, order: ids, former });
    },
  };
}
