import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, listOf, number } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';

/** A tag of the week; `days` counts its posts, the oldest day first. */
const tagSchema = v.object({
  tag: id,
  posts: number,
  people: number,
  days: v.fallback(v.array(number), []),
});
export type TagOfWeek = v.InferOutput<typeof tagSchema>;

const maxTags = 50;

/** Fetches the tags of the week (HOUR-02): all that are shown, in one page. */
export async function fetchTagsOfWeek({ signal }: CallContext): Promise<TagOfWeek[]> {
  const { list } = await request({
    method: 'get',
    path: '/api/discover/tags',
    query: { page: 1, per_page: maxTags },
    answer: listOf(tagSchema),
    signal,
  });
  return list;
}
