import { request } from '@/shared/api/client';
import type { CallContext } from '@/shared/store/attempt';
import { previewSchema, type Preview } from './types';

/** Fetches the preview of an address (POST-02). Fails with 422 if there is nothing to show. */
export function fetchPreview(url: string, { signal }: CallContext): Promise<Preview> {
  return request({
    method: 'post',
    path: '/api/op',
    body: { url },
    answer: previewSchema,
    signal,
  });
}

/** Converts a preview for posts and comments. */
export function previewToWire(preview: Preview | null) {
  if (preview === null) return null;
  const { providerName, ...rest } = preview;
  return { ...rest, provider_name: providerName };
}
