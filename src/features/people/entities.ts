import { createEntityStore } from '@/shared/store/entities';
import type { UserEntity } from './types';

/** Every person the app has seen, by id: a follow done anywhere shows everywhere (FOLW-05). */
export const users = createEntityStore<'users', UserEntity>('users');

/** The slice that `users` reads. */
export interface UsersState {
  users: Record<string, UserEntity>;
}
