import { shallowEqual, useSelector } from 'react-redux';
import { withLinked, type ThreadsState } from '../slice';

/**
 * The visible ids of a list of comments, with the one that leads to a linked comment; only once the list is
 * loaded, so that the linked one does not move afterwards.
 * @param place see `withLinked`
 */
export function useShownIds(place: string, list: { ids: readonly string[]; isLoading: boolean }) {
  const isComing = list.isLoading && list.ids.length === 0;
  return useSelector(
    (state: ThreadsState) => (isComing ? list.ids : withLinked(state, place, list.ids)),
    shallowEqual,
  );
}
