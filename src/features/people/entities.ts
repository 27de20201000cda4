import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { UserEntity } from './types';

/** Every person the app has seen, by id: a follow done anywhere shows everywhere (FOLW-05). */
export const users = createEntityStore('users', (user: UserEntity) => user);
export type UsersState = StateOf<typeof users>;
