import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { idOrNull } from '@/shared/api/decode';
import { requestDeletion } from '@/shared/api/deletion';
import { requestTimeoutMs, slowestUploadBytesPerSecond } from '@/shared/config/limits';
import type { CallContext } from '@/shared/store/attempt';
import { imageSchema, type Image } from './types';

/** The key of what was uploaded, by any of its names, and the picture where the server tells it. */
export const uploadSchema = v.pipe(
  v.object({
    fileId: idOrNull,
    key: idOrNull,
    id: idOrNull,
    image: v.fallback(v.optional(v.nullable(imageSchema), null), null),
  }),
  v.transform(({ fileId, key, id, image }) => ({ key: fileId ?? key ?? id, image, storedId: id })),
  v.object({
    key: v.string(),
    image: v.nullable(v.custom<Image>(() => true)),
    storedId: v.nullable(v.string()),
  }),
);

/** A stored upload. */
export interface Uploaded {
  key: string;
  /** Null where the server does not tell it. */
  image: Image | null;
  /** Id of what the upload has made, where it is more than a file: a short video. */
  storedId: string | null;
}

/** A file that has arrived, of which the server says nothing. */
export const untold: Uploaded = { key: '', image: null, storedId: null };

/** A file to send, and the call that takes it; its query travels as fields. */
export interface UploadCall {
  id: string;
  path: string;
  file: Blob;
}

/**
 * Uploads an image and returns its key, '' where a call that sets a picture itself does not tell it. The time
 * limit grows with the size of the file.
 * @param path of the call; its query travels as fields of the form
 * @param id the same for each try, so that a photo or short video whose answer was lost is not there twice
 */
export async function uploadImage(
  { id, path, file }: UploadCall,
  onProgress: (sentBytes: number) => void,
  { signal }: CallContext,
): Promise<Uploaded> {
  const [address = '', query] = path.split('?');
  const body = new FormData();
  for (const [name, value] of new URLSearchParams(query)) body.append(name, value);
  body.append('file', file, file instanceof File ? file.name : 'image');
  return request({
    method: 'post',
    path: address,
    body,
    ...(path !== '/upload' && { headers: { 'X-Idempotency-Key': id } }),
    answer: address === '/upload' ? uploadSchema : v.fallback(uploadSchema, untold),
    signal,
    timeoutMs: Math.max(requestTimeoutMs, (file.size / slowestUploadBytesPerSecond) * 1000),
    onUploadProgress: onProgress,
  });
}

/** Deletes an uploaded file. */
export function deleteFile(key: string, { signal }: CallContext): Promise<undefined> {
  return requestDeletion({ path: `/api/files/key/${encodeURIComponent(key)}`, signal });
}
