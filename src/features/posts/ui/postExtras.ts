import { createContext } from 'react';
import type { MenuEntries } from '@/shared/ui/menu/Menu';
import type { Post } from '../types';

interface PostExtras {
  /** Entries of a post's menu, before its report. */
  entries: (post: Post) => MenuEntries;
  /** Words of the badge in the post's header, if it has one. */
  badge: (post: Post) => string | null;
}

/** Additions of the wall around posts: pinning in a group. */
export const PostExtrasContext = createContext<PostExtras | null>(null);
