import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireSuggestion } from '@/shared/wire/post';
import { createTestServer, type TestMember } from '../../testing/harness';
import { publish } from '../../testing/posts';

const server = await createTestServer();
let amara: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
});
afterAll(() => server.close());

describe('autocomplete', () => {
  const suggest = async (term: string) =>
    (
      await amara.call<{ list: WireSuggestion[] }>(
        'GET',
        `/api/search/autocomplete?term=${encodeURIComponent(term)}`,
      )
    ).body.list;

  it('SHELL-04 suggests at most 8 members and tags, members first', async () => {
    for (let index = 0; index < 9; index += 1) await server.member({ firstName: 'Tea' });
    await publish(amara, { post: '#tea #teapot #teacup #teal #team #tears' });
    const both = await suggest('tea');
    expect(both.map(({ kind }) => kind)).toEqual([
      'user',
      'user',
      'user',
      'user',
      'user',
      'tag',
      'tag',
      'tag',
    ]);
    expect(new Set((await suggest('@tea')).map(({ kind }) => kind))).toEqual(new Set(['user']));
    expect(await suggest('#teap')).toEqual([{ kind: 'tag', tag: 'teapot', posts: 1 }]);
    expect(await suggest('@')).toEqual([]);
    expect(await suggest('#')).toEqual([]);
  });

  it('SHELL-04 forgets a tag that no post carries any more', async () => {
    const post = await publish(amara, { post: '#gone' });
    expect(await suggest('#gone')).toHaveLength(1);
    await amara.call('DELETE', `/api/post/user/${post.id}`);
    expect(await suggest('#gone')).toEqual([]);
  });
});
