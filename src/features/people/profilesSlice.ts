import { createSlice } from '@reduxjs/toolkit';
import { users, type UsersState } from './entities';
import { loadProfile } from './requests';
import type { Profile, UserEntity } from './types';

/** Ids of the loaded profiles by the permalink that they were asked for. */
export interface ProfilesState {
  profiles: Record<string, string>;
}

const initialState: ProfilesState['profiles'] = {};

export const profilesSlice = createSlice({
  name: 'profiles',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadProfile.success, (ids, { payload, meta }) => {
        ids[meta.arg] = payload.id;
      })
      .addCase(loadProfile.failure, (ids, { payload, meta }) => {
        if (payload.code === 'userNotFound') Reflect.deleteProperty(ids, meta.arg);
      }),
});

/** The loaded profile behind a permalink. */
export function selectProfile(state: ProfilesState & UsersState, permalink: string): Profile | null {
  const id = state.profiles[permalink];
  const person = id === undefined ? undefined : users.select(state, id);
  return person && isProfile(person) ? person : null;
}

function isProfile(person: UserEntity): person is UserEntity & Profile {
  return person.counts !== undefined;
}
