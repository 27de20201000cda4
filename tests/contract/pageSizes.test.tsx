import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Requested pages and sizes: `/api/post/news 1×10`. */
let asked: string[] = [];

function notePages(): void {
  asked = [];
  faults.use(
    http.get('*/api/*', ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      const page = searchParams.get('page');
      if (page === null) return;
      const parent = searchParams.has('parent') ? ' replies' : '';
      asked.push(`${pathname}${parent} ${page}×${searchParams.get('per_page') ?? 'default'}`);
    }),
  );
}

describe('page sizes on the wire', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;
  let top: WireComment;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    post = await publish(yusuf, { post: 'Talk to me #lift' });
    top = await comment(yusuf, post.id, 'At the top');
    for (const text of ['One', 'Two', 'Three', 'Four']) await comment(yusuf, `reply/${top.id}`, text);
    notePages();
  });

  const expectAsked = (...calls: string[]) =>
    waitFor(() => expect(asked).toEqual(expect.arrayContaining(calls)));

  it('LIST-01 FEED-01 SHELL-10 asks for the feed by 10 and for suggestions by 20', async () => {
    await renderApp({ as: amara });
    await expectAsked('/api/post/news 1×10', '/api/friends/sugg 1×20');
  });

  it('LIST-01 FEED-04 asks for the wall of a member by 10', async () => {
    await renderApp({ path: '/profile/yusuf', as: amara });
    await expectAsked(`/api/post/user/${yusuf.id} 1×10`);
  });

  it('LIST-01 CMT-01 asks for comments by 6, and for replies by 3 and their pages in order', async () => {
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Show replies (4)' }));
    await user.click(await screen.findByRole('button', { name: 'Load more replies' }));
    const path = `/api/comments/user/${post.id}`;
    await expectAsked(`${path} 1×6`, `${path} replies 1×3`, `${path} replies 2×3`);
    expect(asked.filter((call) => call === `${path} replies 1×3`)).toHaveLength(1);
  });

  it('LIST-01 SRCH-01 asks for what was found by 10', async () => {
    const { user } = await renderApp({ path: '/search?term=%23lift&tab=post', as: amara });
    await expectAsked('/api/search/post 1×10');
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: /^Users/ }));
    await expectAsked('/api/search/users 1×10');
  });

  it.each([
    ['news', 12, 10, () => '/api/post/news'],
    ['a wall', 12, 10, () => `/api/post/user/${yusuf.id}`],
    ['comments', 8, 6, () => `/api/comments/user/${post.id}`],
  ])(
    'LIST-01 the server gives %s, of %i, by %i when nobody says how many',
    async (what, total, size, path) => {
      for (let number = 2; number <= total; number += 1) {
        api().clock.advance(1);
        if (what === 'comments') await comment(yusuf, post.id, `Number ${number}`);
        else await publish(yusuf, { post: `Number ${number}` });
      }
      const page = async (number: number) =>
        (await amara.call<WireList<unknown>>('GET', `${path()}?page=${number}`)).body;
      const [first, second, third] = [await page(1), await page(2), await page(3)];
      expect(first.list).toHaveLength(size);
      expect(second.list).toHaveLength(total - size);
      expect(third.list).toEqual([]);
      expect(second.count).toBe(total);
    },
  );
});
