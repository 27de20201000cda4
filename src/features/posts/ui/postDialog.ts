import type { ComponentType } from 'react';
import type { Post } from '../types';

export type PostDialog = 'edit' | 'delete' | 'boost' | 'report';

/** The dialogs about a post; `opened` is the one that shows. */
export type PostDialogs = ComponentType<{ post: Post; opened: PostDialog | null; onClose: () => void }>;
