import { request } from '@/shared/api/client';
import type { CallContext } from '@/shared/store/attempt';
import { previewSchema, type Preview } from './types';

/** Asks what stands at an address (POST-02). Fails with 422 when nothing can be shown of it. */
export function fetchPreview(url: string, { signal }: CallContext): Promise<Preview> {
  return request({
    method: 'post',
    path: '/api/op',
    body: { url },
    answer: previewSchema,
    signal,
  });
}

/** A preview as posts and comments send it. */
export function previewToWire(preview: Preview | null) {
  if (preview === null) return null;
  const { providerName, ...rest } = preview;
  return { ...rest, provider_name: providerName };
}
