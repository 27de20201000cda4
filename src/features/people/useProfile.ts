import { useSelector } from 'react-redux';
import { useLoad } from '@/shared/store/useLoad';
import { users, type UsersState } from './entities';
import { loadProfile } from './requests';
import type { Profile, UserEntity } from './types';

/** The profile behind a permalink, loaded for a screen; null until it has come (PROF-01). */
export function useProfile(permalink: string) {
  const { data: id, ...load } = useLoad(loadProfile, permalink);
  const person = useSelector((state: UsersState) => (id === undefined ? undefined : users.select(state, id)));
  return { ...load, profile: person && isProfile(person) ? person : null };
}

function isProfile(person: UserEntity): person is UserEntity & Profile {
  return person.counts !== undefined;
}
