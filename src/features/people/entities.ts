import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { UserEntity } from './types';

export const users = createEntityStore('users', (user: UserEntity) => user);
export type UsersState = StateOf<typeof users>;
