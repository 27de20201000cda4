import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';

export interface ReadMark {
  ids: readonly string[];
  read: boolean;
}

/** Marks some as read or as unread. */
export function setRead({ ids, read }: ReadMark, { signal }: CallContext): Promise<undefined> {
  const [id] = ids;
  const single = ids.length === 1 && id !== undefined;
  return request({
    method: 'patch',
    path: single ? `/api/notify/${encodeURIComponent(id)}` : '/api/notify',
    body: single ? { read } : { ids, read },
    answer: noContent,
    signal,
  });
}

/** Marks all up to one as read, those that were marked as unread, too. */
export function markAllRead({ until }: { until: string }, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'patch',
    path: '/api/notify/mark/notify',
    body: { until, kept: true },
    answer: noContent,
    signal,
  });
}

export interface PostMute {
  postId: string;
  isMuted: boolean;
}

/** Ends, or begins again, what the member hears about a post. */
export function mutePost({ postId, isMuted }: PostMute, { signal }: CallContext): Promise<undefined> {
  return request({
    method: isMuted ? 'post' : 'delete',
    path: `/api/notify/mute/post/${encodeURIComponent(postId)}`,
    answer: noContent,
    signal,
  });
}

/** Switches a kind of notification off (SET-05). */
export function turnOff({ kind }: { kind: string }, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'patch',
    path: '/api/user/edit',
    body: { notification: { [kind]: false } },
    answer: noContent,
    signal,
  });
}
