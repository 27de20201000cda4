import { useState } from 'react';
import type { PhotoOrder } from '@/shared/wire/album';
import type { PhotoCollectionState } from '../ui/usePhotoCollection';

/** Arranging an album by hand: on while the order by hand was just chosen, until it is done. */
export function useArranging({ list, order, setOrder }: PhotoCollectionState) {
  const [isWanted, setIsWanted] = useState(false);
  return {
    isOn: isWanted && order === 'hand' && list.ids.length > 0 && !list.isRefreshing,
    start: () => {
      setIsWanted(true);
      setOrder('hand');
    },
    end: () => setIsWanted(false),
    leaveFor: (next: PhotoOrder) => {
      setIsWanted(false);
      setOrder(next);
    },
  };
}
