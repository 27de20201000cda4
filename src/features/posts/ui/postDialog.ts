import type { ComponentType } from 'react';
import type { Post } from '../types';

export type PostDialog = 'edit' | 'boost' | 'report';

/** The dialogs of a post; `opened` is the visible one. */
export type PostDialogs = ComponentType<{ post: Post; opened: PostDialog | null; onClose: () => void }>;
