import { users } from '@/features/people/entities';
import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Clip, DecodedClip } from './types';

/** Short videos by id. */
export const clips = createEntityStore(
  'clips',
  ({ author, ...clip }: DecodedClip): Clip => ({ ...clip, authorId: author?.id ?? null }),
  (decoded) => users.entities(decoded.flatMap(({ author }) => author ?? [])),
);
export type ClipsState = StateOf<typeof clips>;
