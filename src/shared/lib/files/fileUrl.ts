import { isOnMediaHost } from './isOnMediaHost';

/** `access` is the signature of a private file. */
export interface FileRef {
  /** Of a file of this server, or the absolute address of a picture elsewhere (ANY-05). */
  key: string;
  access: string | null;
}

/** Fits in a square of 320, 640 or 1280 pixels: `thumb` for avatars and lists, `medium` for posts and covers. */
export type FileSize = 'thumb' | 'small' | 'medium';

export function fileUrl({ key, access }: FileRef, size?: FileSize): string {
  if (isOnMediaHost(key)) return key;
  const query = new URLSearchParams();
  if (size) query.set('size', size);
  if (access !== null) query.set('access', access);
  const suffix = query.size > 0 ? `?${query.toString()}` : '';
  return `/files/${encodeURIComponent(key)}${suffix}`;
}
