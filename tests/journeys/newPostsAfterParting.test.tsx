import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personParted } from '@/features/people/facts';
import { follows } from '@/features/people/follows';
import { posts } from '@/features/posts/entities';
import { arrivalsAsked, newsShown, postsArrived } from '@/features/walls/arrivals';
import { checkNews } from '@/features/walls/requests';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, publish } from '../../server/testing/posts';
import { answerLate, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('newer posts of people from whom the member parts', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let zofia: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    zofia = await api().member({ permalink: 'zofia', firstName: 'Zofia', lastName: 'Kowal' });
    await makeFollow(api(), amara.id, yusuf.id);
    await makeFollow(api(), amara.id, zofia.id);
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => void vi.unstubAllGlobals());

  const newsCalls = () => sentCalls.filter((call) => call === 'GET /api/post/news').length;

  async function write(by: TestMember, word: string, count: number): Promise<void> {
    for (let number = 1; number <= count; number += 1) {
      api().clock.advance(1);
      await publish(by, { post: `${word} ${number}` });
    }
  }

  async function open() {
    await write(zofia, 'Old', 1);
    const { store, user } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    // The part that looks for newer posts takes what it is told once it is there.
    await waitFor(() => expect(store.getState().arrivals.isWatched).toBe(true));
    const offered = () => store.getState().arrivals.ids;
    const look = () =>
      vi.waitFor(
        () => {
          store.dispatch(checkNews.request(1));
          return expect.poll(offered, { timeout: 1000 }).not.toEqual([]);
        },
        { timeout: 10_000 },
      );
    return { store, user, offered, look };
  }

  async function unfollow(store: Awaited<ReturnType<typeof open>>['store']): Promise<void> {
    store.dispatch(follows.intend(String(yusuf.id), 'none'));
    await waitFor(() => expect(sentCalls).toContain(`DELETE /api/follower/${yusuf.id}/unfollow`));
  }

  it('FEED-03 FOLW-01 are offered no more once they are unfollowed', async () => {
    await write(yusuf, 'Known', 1);
    const { store, offered, look } = await open();
    await write(yusuf, 'New', 1);
    await look();
    await unfollow(store);
    await waitFor(() => expect(offered()).toEqual([]));
  });

  it('FEED-03 FOLW-01 are not offered by a look that was under way when they were unfollowed', async () => {
    await write(yusuf, 'Known', 1);
    const { store, offered, look } = await open();
    await write(zofia, 'New', 1);
    await look();
    store.dispatch(postsArrived({ ids: [], isOpenEnded: false }));
    await write(yusuf, 'New', 2);
    const release = answerLate(api(), 'get', '*/api/post/news');
    const asked = newsCalls();
    store.dispatch(checkNews.request(1));
    await waitFor(() => expect(newsCalls()).toBeGreaterThan(asked));
    await unfollow(store);
    await waitFor(() => expect(store.getState().users[yusuf.id]?.isFollowing).toBe(false));
    release();
    await waitFor(() => expect(store.getState().requests[checkNews.address(1)]).toBeUndefined());
    await waitFor(() => expect(offered()).toHaveLength(1));
  });

  it('FEED-03 FOLW-02 leave no hole among those that are inserted after a block', async () => {
    const { store, offered, look } = await open();
    await write(zofia, 'Deep', 8);
    await write(yusuf, 'New', 4);
    await write(zofia, 'Top', 4);
    await look();
    expect(offered()).toHaveLength(10);
    await amara.call('POST', `/api/follower/${yusuf.id}/block`);
    store.dispatch(personParted({ id: String(yusuf.id), how: 'blocked' }));
    await waitFor(() => expect(offered()).toHaveLength(6));
    store.dispatch(newsShown());
    store.dispatch(arrivalsAsked());
    await waitFor(() => expect(offered()).toEqual([]));
    const { posts: known, lists } = store.getState();
    const texts = lists['walls/news|']?.ids.map((id) => posts.select({ posts: known }, id)?.post);
    const named = (word: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${word} ${count - at}`);
    expect(texts).toEqual([...named('Top', 4), ...named('Deep', 8), 'Old 1']);
  });
});
