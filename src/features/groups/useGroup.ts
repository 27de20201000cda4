import { useSelector } from 'react-redux';
import { useLoad } from '@/shared/store/useLoad';
import { groups, type GroupsState } from './entities';
import { loadGroup } from './requests';

/** The group behind a permalink, loaded for a screen; one that a list has shown is there at once (GRP-03). */
export function useGroup(permalink: string) {
  const { data: id, ...load } = useLoad(loadGroup, permalink);
  const isGone = load.error?.status === 404;
  const group = useSelector((state: GroupsState) => {
    if (isGone) return undefined;
    if (id !== undefined) return groups.select(state, id);
    return Object.values(state.groups).find((known) => known.permalink === permalink);
  });
  return { ...load, isGone, group: group ?? null };
}
