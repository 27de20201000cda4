import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useSpeaks } from '@/features/session/useSpeaks';
import type { RequestsState } from '@/shared/store/requests';
import { photoOrders, type PhotoOrder } from '@/shared/wire/album';
import { usePhotos } from '../grid/usePhotos';
import { loadMonths } from '../lists';
import type { Month, PhotoOwner, PhotosSource } from '../types';

const noMonths: readonly Month[] = [];

/** Photos of an owner or an album as the address wants them: `order`, and `from` the month where the list begins. */
export function usePhotoCollection({ kind, id, seenAs }: PhotoOwner, albumId: string | null) {
  const [address, setAddress] = useSearchParams();
  const speaksOrders = useSpeaks('albums');
  const wanted = photoOrders.find((name) => name === address.get('order')) ?? 'newest';
  const order: PhotoOrder = !speaksOrders || (wanted === 'hand' && albumId === null) ? 'newest' : wanted;
  const asked = address.get('from') ?? '';
  const from = speaksOrders && order !== 'hand' && /^\d{4}-\d{2}$/.test(asked) ? asked : null;
  const list = usePhotos({ kind, id, seenAs, albumId, order, from });
  const months = useMonths({ kind, id, seenAs, albumId }, speaksOrders && order !== 'hand');

  const change = useCallback(
    (changes: Record<string, string | null>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return {
    list,
    order,
    from,
    speaksOrders,
    /** Null in an order without months. */
    months: order === 'hand' || !speaksOrders ? null : order === 'oldest' ? months.toReversed() : months,
    setOrder: (next: PhotoOrder) => change({ order: next === 'newest' ? null : next, from: null }),
    setFrom: (month: string | null) => change({ from: month }),
  };
}

export type PhotoCollectionState = ReturnType<typeof usePhotoCollection>;

/** Months with their counts, once they are known; a list without them only lacks its slider. */
function useMonths({ kind, id, seenAs, albumId }: PhotosSource, isWanted: boolean): readonly Month[] {
  const dispatch = useDispatch();
  useEffect(() => {
    if (isWanted) dispatch(loadMonths.request({ kind, id, seenAs, albumId }));
  }, [albumId, dispatch, id, isWanted, kind, seenAs]);
  return (
    useSelector(
      (state: { requests: RequestsState }) => loadMonths.select(state, { kind, id, seenAs, albumId }).data,
    ) ?? noMonths
  );
}
