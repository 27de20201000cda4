import { createEntityStore } from '@/shared/store/entities';
import type { UserEntity } from './types';

export const users = createEntityStore<'users', UserEntity>('users');

export interface UsersState {
  users: Record<string, UserEntity>;
}
