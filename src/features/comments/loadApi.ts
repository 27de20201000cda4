import { loadChunk } from '@/shared/lib/chunks/loadChunk';

/** The calls about comments, in a chunk of their own, since the feed shows without them. */
export const loadApi = () => loadChunk(() => import('./api'));
