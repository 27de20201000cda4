import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, makeGroup, publish } from '../../server/testing/posts';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Replaces layout, which happy-dom lacks. */
let isEndNear = false;
let tellEnds: (() => void)[] = [];

beforeEach(() => {
  isEndNear = false;
  tellEnds = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly thresholds = [0];
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        const tell = () => {
          const entry = { target, isIntersecting: isEndNear, intersectionRatio: isEndNear ? 1 : 0 };
          this.#tell([entry as IntersectionObserverEntry], this as never);
        };
        tellEnds.push(tell);
        tell();
      }
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function reachEnd(): void {
  isEndNear = true;
  act(() => tellEnds.forEach((tell) => tell()));
}

const newsCalls = () => sentCalls.filter((call) => call === 'GET /api/post/news').length;
const post = (text: string) =>
  screen.findByText(text).then((found) => found.closest('article') as HTMLElement);

describe('news feed', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
  });

  async function publishMany(count: number): Promise<WirePost[]> {
    const made: WirePost[] = [];
    for (let number = 1; number <= count; number += 1) {
      api().clock.advance(1);
      made.push(await publish(yusuf, { post: `Post ${number}` }));
    }
    return made;
  }

  it('FEED-01 loads ten posts, then more, until a page comes empty', async () => {
    await publishMany(13);
    const { store } = await renderApp({ as: amara });
    await screen.findByText('Post 13');
    expect(screen.getByRole('feed', { name: 'News feed' })).toBeInTheDocument();
    const list = () => store.getState().lists['walls/news|'];
    expect(list()).toMatchObject({ page: 1, hasMore: true, isLoading: false });
    expect(list()?.ids).toHaveLength(10);

    reachEnd();
    await waitFor(() => expect(list()).toMatchObject({ hasMore: false, isLoading: false }));
    expect(list()?.ids).toHaveLength(13);
    expect(newsCalls()).toBe(3);
    expect(await screen.findByText('You are all caught up')).toBeInTheDocument();
  });

  it('FEED-01 empties and reloads the feed with Refresh', async () => {
    await publishMany(1);
    const { user, store } = await renderApp({ as: amara });
    await screen.findByText('Post 1');
    api().clock.advance(1);
    await publish(yusuf, { post: 'Something new' });
    const lengths: (number | undefined)[] = [];
    store.subscribe(() => lengths.push(store.getState().lists['walls/news|']?.ids.length));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Something new')).toBeInTheDocument();
    expect(screen.getByText('Post 1')).toBeInTheDocument();
    expect(lengths).toContain(0);
  });

  it('FEED-01 ANY-06 D4 says so when the feed is quiet, where the backend tells of no week', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false })));
    await renderApp({ as: amara });
    expect(await screen.findByRole('heading', { name: 'Your feed is quiet' })).toBeInTheDocument();
    const ways = within(screen.getByRole('main')).getByRole('link', { name: 'Find people' });
    expect(ways).toHaveAttribute('href', '/friends?tab=suggested');
  });

  it.each([
    ['refused', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })],
    ['malformed', () => HttpResponse.json({ list: 'nonsense' })],
    ['broken off', () => HttpResponse.error()],
  ])('SHELL-14 API-07 shows an error with a retry when the answer is %s', async (_, answer) => {
    await publishMany(1);
    faults.use(http.get('*/api/post/news', answer));
    const { user } = await renderApp({ as: amara });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('The news feed could not be loaded')).toBeInTheDocument();
    endFaults();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Post 1')).toBeInTheDocument();
  });

  it('API-07 leaves out a post that is malformed and shows the others', async () => {
    const [first] = await publishMany(1);
    faults.use(http.get('*/api/post/news', () => HttpResponse.json({ list: [{ id: 7 }, first], count: 2 })));
    await renderApp({ as: amara });
    expect(await screen.findByText('Post 1')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('POST-08 shows author, place, time, text with links, worth and that it was edited', async () => {
    const group = await makeGroup(api(), yusuf.id, { name: 'Lisbon Slow Cyclists' });
    const made = await publish(
      yusuf,
      { post: 'Ask @amara about #Bread at https://example.org/a.' },
      `group/${group}`,
    );
    await yusuf.call('PATCH', `/api/post/group/${made.id}`, {
      post: 'Ask @amara about #Bread at https://example.org/a. javascript:alert(1)',
    });
    await renderApp({ path: `/post/${made.id}`, as: amara });
    const article = await screen.findByRole('article', { name: 'Post by Yusuf Demir' });
    expect(within(article).getByText('Lisbon Slow Cyclists')).toBeInTheDocument();
    expect(within(article).getByText('Edited')).toBeInTheDocument();
    expect(within(article).getByText('Just now').closest('time')).toHaveAttribute(
      'title',
      expect.stringMatching(/20\d\d/),
    );
    expect(within(article).getByRole('link', { name: '@amara' })).toHaveAttribute('href', '/profile/amara');
    expect(within(article).getByRole('link', { name: '#Bread' })).toHaveAttribute(
      'href',
      '/search?term=%23bread&tab=post',
    );
    const outside = within(article).getByRole('link', { name: 'https://example.org/a' });
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(within(article).queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  });

  it('POST-08 folds a long text until it is asked for', async () => {
    await publish(yusuf, { post: `${'A long story. '.repeat(80)}The end.` });
    const { user } = await renderApp({ as: amara });
    const more = await screen.findByRole('button', { name: 'See more' });
    expect(screen.queryByText(/The end\./)).not.toBeInTheDocument();
    await user.click(more);
    expect(screen.getByText(/The end\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'See less' }));
    expect(screen.queryByText(/The end\./)).not.toBeInTheDocument();
  });

  it('POST-06 likes, moves the vote and clears it', async () => {
    await publish(yusuf, { post: 'Vote on me' });
    const { user } = await renderApp({ as: amara });
    const article = within(await post('Vote on me'));
    const like = article.getByRole('button', { name: 'Like' });
    const dislike = article.getByRole('button', { name: 'Dislike' });
    await user.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(like).toHaveAccessibleDescription('1 like');
    await user.click(dislike);
    expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(dislike).toHaveAccessibleDescription('1 dislike');
    await user.click(dislike);
    expect(dislike).toHaveAttribute('aria-pressed', 'false');
    const stored = () => yusuf.call<{ list: WirePost[] }>('GET', '/api/post/news');
    await waitFor(async () =>
      expect((await stored()).body.list[0]).toMatchObject({ votes_up: 0, votes_down: 0 }),
    );
  });

  it('POST-06 sends at most two calls for ten fast clicks and ends in what was meant last', async () => {
    const made = await publish(yusuf, { post: 'Click me' });
    await renderApp({ as: amara });
    const like = within(await post('Click me')).getByRole('button', { name: 'Like' });
    for (let click = 0; click < 10; click += 1) act(() => like.click());
    const calls = () => sentCalls.filter((call) => call.startsWith(`POST /api/vote/${made.id}/`));
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(async () => {
      const { body } = await amara.call<WirePost>('GET', `/api/post/view/${made.id}`);
      expect(body.voted).toBeNull();
    });
    expect(calls().length).toBeGreaterThan(0);
    expect(calls().length).toBeLessThanOrEqual(2);
  });

  it('POST-06 ERR-02 takes a refused vote back with a message', async () => {
    await publish(yusuf, { post: 'Refuse me' });
    faults.use(http.post('*/api/vote/*', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })));
    const { user } = await renderApp({ as: amara });
    const like = within(await post('Refuse me')).getByRole('button', { name: 'Like' });
    await user.click(like);
    expect(await screen.findByText('Failed to vote. Please try again later.')).toBeInTheDocument();
    expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  it('POST-06 explains why one cannot vote on an own post', async () => {
    await publish(amara, { post: 'My own' });
    const { user } = await renderApp({ as: amara });
    const article = within(await post('My own'));
    const like = article.getByRole('button', { name: 'Like' });
    expect(like).toHaveAttribute('aria-disabled', 'true');
    expect(like).toHaveAccessibleDescription("You can't vote for your own post");
    await user.click(like);
    expect(sentCalls.filter((call) => call.includes('/api/vote/'))).toEqual([]);
    expect(article.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('POST-07 saves and unsaves, and says when that failed', async () => {
    const made = await publish(yusuf, { post: 'Keep me' });
    const { user } = await renderApp({ as: amara });
    const article = within(await post('Keep me'));
    await user.click(article.getByRole('button', { name: 'Save' }));
    expect(article.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
    await waitFor(async () => {
      const { body } = await amara.call<WirePost>('GET', `/api/post/view/${made.id}`);
      expect(body.bookmarked).toBe(true);
    });
    faults.use(
      http.post('*/api/bookmark/*', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })),
    );
    await user.click(article.getByRole('button', { name: 'Saved' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Failed to bookmark. Please try again later.')).toBeInTheDocument();
    expect(article.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('SHELL-15 keeps what was loaded on the way back from a post', async () => {
    await publishMany(2);
    const { user } = await renderApp({ as: amara });
    await user.click(within(await post('Post 1')).getByRole('link', { name: 'Just now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Post by Yusuf Demir' })).toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(screen.getByText('Post 2')).toBeInTheDocument();
    expect(newsCalls()).toBe(1);
  });
});
