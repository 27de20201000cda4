/** `access` is the signature of a private file. */
export interface FileRef {
  key: string;
  access: string | null;
}

/** `thumb` for avatars and lists, `medium` for posts and covers. */
export type FileSize = 'thumb' | 'medium';

export function fileUrl({ key, access }: FileRef, size?: FileSize): string {
  const query = new URLSearchParams();
  if (size) query.set('size', size);
  if (access !== null) query.set('access', access);
  const suffix = query.size > 0 ? `?${query.toString()}` : '';
  return `/files/${encodeURIComponent(key)}${suffix}`;
}
