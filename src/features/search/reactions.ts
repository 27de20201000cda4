import { personParted } from '@/features/people/facts';
import type { ListsState } from '@/shared/store/lists';
import { on } from '@/shared/store/reactions';
import { foundPosts, foundUsers, searchKinds, searchLists } from './lists';
import { searchCleaned } from './searchState';

interface State {
  lists: ListsState;
}

export const reactions = [
  // Emptying the search gives up what is under way and takes every list back to its beginning (SRCH-02).
  on(searchCleaned, (_, state: State) =>
    searchKinds.flatMap((kind) => searchLists[kind].resetWhere(state, () => true)),
  ),

  // A blocked member leaves the results (FOLW-05).
  on(personParted, ({ payload: { id: personId, how } }, state: State) =>
    how === 'blocked' ? foundUsers.itemRemovedWhere(state, personId, () => true) : [],
  ),

  // Posts that are on their way may be theirs.
  on(personParted, (_, state: State) => foundPosts.askedAgain(state)),
];
