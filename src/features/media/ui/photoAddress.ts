/** The photo that an address opens: of which post, and its index from 0. Null for none or nonsense. */
export function photoAt(
  query: URLSearchParams,
  ownPostId?: string,
): { postId: string; index: number } | null {
  const postId = query.get('post') ?? ownPostId;
  const photo = query.get('photo') ?? '';
  if (postId === undefined || !/^[1-9]\d{0,2}$/.test(photo)) return null;
  return { postId, index: Number(photo) - 1 };
}

/** The query with a photo open; counted from 1. A post's own page needs no post in it. */
export function withPhoto(query: URLSearchParams, index: number, postId?: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (postId !== undefined) next.set('post', postId);
  next.set('photo', String(index + 1));
  return next;
}

export function withoutPhoto(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('post');
  next.delete('photo');
  return next;
}
