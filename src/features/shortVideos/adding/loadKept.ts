import { loadChunk } from '@/shared/lib/chunks/loadChunk';

/** Loads the storage of videos that are not published yet. */
export const loadKept = () => loadChunk(() => import('../kept/keptVideo'));
