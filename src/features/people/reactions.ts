import { on } from '@/shared/store/reactions';
import { users, type UsersState } from './entities';
import { personParted, unfollowed } from './facts';
import { fieldsOf, follows } from './follows';
import { relationChanges, type RelationState } from './relations';
import { loadProfile } from './requests';

export const reactions = [
  on(unfollowed, ({ payload: { id, value } }, state: RelationState) => [
    ...relationChanges(state, id, fieldsOf(value)),
    follows.settled(id, value, {}),
  ]),

  // Following decides how much of a profile one may see: a loaded one is read again (FOLW-01, PROF-02).
  on(follows.settled, ({ payload: { id, entities } }, state: UsersState) => {
    const answer = entities[users.kind]?.[id];
    if (answer && 'counts' in answer) return [];
    const person = users.select(state, id);
    return person?.counts ? [loadProfile.request(person.permalink)] : [];
  }),

  on(loadProfile.success, ({ payload: { id } }, state: UsersState) =>
    users.select(state, id)?.isPrivate === true ? [personParted({ id, how: 'closed' })] : [],
  ),
];
