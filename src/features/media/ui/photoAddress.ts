/** The post and the index from 0 of the photo that an address opens; null without a valid one. */
export function photoAt(
  query: URLSearchParams,
  ownPostId?: string,
): { postId: string; index: number } | null {
  const postId = query.get('post') ?? ownPostId;
  const photo = query.get('photo') ?? '';
  if (postId === undefined || !/^[1-9]\d{0,2}$/.test(photo)) return null;
  return { postId, index: Number(photo) - 1 };
}

/** Adds an open photo to a query, counted from 1. The post's own page needs no `postId`. */
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
