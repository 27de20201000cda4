import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsList } from '@/features/walls/lists';
import { settle } from '@/shared/store/testStore';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, publish } from '../../server/testing/posts';
import { answerLate, arriveLate, endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

/** Hides and shows the tab, which checks for newer posts at once. */
function comeBack(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get');
  for (const now of ['hidden', 'visible'] as const) {
    state.mockReturnValue(now);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }
}

const shownTexts = () =>
  screen.getAllByRole('article').map((article) => /(?:Old|New) \d+/.exec(article.textContent)?.[0]);
const newsCalls = () => sentCalls.filter((call) => call === 'GET /api/post/news').length;

describe('newer posts', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function publishMany(word: 'Old' | 'New', count: number): Promise<void> {
    for (let number = 1; number <= count; number += 1) {
      api().clock.advance(1);
      await publish(yusuf, { post: `${word} ${number}` });
    }
  }

  it('FEED-03 offers what came and inserts it above only when asked', async () => {
    await publishMany('Old', 2);
    const { user } = await renderApp({ as: amara });
    await screen.findByText('Old 2');
    await publishMany('New', 2);
    // The feed begins to look once its part for new posts is loaded.
    const offer = await vi.waitFor(
      () => {
        comeBack();
        return screen.getByRole('button', { name: '2 new posts' });
      },
      // A look takes its time, and the next one ends it.
      { timeout: 10_000, interval: 1000 },
    );
    expect(shownTexts()).toEqual(['Old 2', 'Old 1']);
    await user.click(offer);
    await screen.findByText('New 2');
    expect(shownTexts()).toEqual(['New 2', 'New 1', 'Old 2', 'Old 1']);
    expect(screen.queryByRole('button', { name: '2 new posts' })).not.toBeInTheDocument();
    expect(screen.getByText('You were here')).toBeInTheDocument();
  });

  it('FEED-03 reads on until it meets what is known when a whole page is new', async () => {
    await publishMany('Old', 1);
    const { user, store } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 13);
    comeBack();
    await user.click(await screen.findByRole('button', { name: '10+ new posts' }));
    await waitFor(() => expect(store.getState().lists['walls/news|']?.ids).toHaveLength(14));
    expect(shownTexts()[0]).toBe('New 13');
  });

  it('FEED-03 keeps the feed and the offer when reading on fails, says so, and tries again when asked', async () => {
    await publishMany('Old', 1);
    const { user, store } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 13);
    comeBack();
    const offer = await screen.findByRole('button', { name: '10+ new posts' });
    faults.use(http.get('*/api/post/news', () => HttpResponse.error()));
    await user.click(offer);
    expect(await screen.findByText(/The new posts could not be loaded/)).toBeInTheDocument();
    expect(shownTexts()).toEqual(['Old 1']);
    endFaults();
    await user.click(offer);
    await waitFor(() => expect(store.getState().lists['walls/news|']?.ids).toHaveLength(14));
  });

  it('FEED-03 replaces the feed only by what is there when too much came, and stays as it was until then', async () => {
    await publishMany('Old', 1);
    const { user, store } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 52);
    comeBack();
    const lengths = new Set<number>();
    store.subscribe(() => lengths.add(store.getState().lists['walls/news|']?.ids.length ?? -1));
    await user.click(await screen.findByRole('button', { name: '10+ new posts' }));
    await waitFor(() => expect(store.getState().lists['walls/news|']?.ids).toHaveLength(50));
    expect([...lengths]).toEqual([1, 50]);
    expect(shownTexts()[0]).toBe('New 52');
    expect(screen.queryByRole('button', { name: '10+ new posts' })).not.toBeInTheDocument();
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  it('FEED-03 asks no more while something is on offer, nor for a tab out of sight', async () => {
    await publishMany('Old', 1);
    await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 1);
    comeBack();
    await screen.findByRole('button', { name: '1 new post' });
    const asked = newsCalls();
    comeBack();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(newsCalls()).toBe(asked);
  });

  it('FEED-03 says nothing of a look that failed, and looks again', async () => {
    await publishMany('Old', 1);
    await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 1);
    faults.use(http.get('*/api/post/news', () => HttpResponse.error(), { once: true }));
    comeBack();
    await waitFor(() => expect(newsCalls()).toBeGreaterThan(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    comeBack();
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeInTheDocument();
  });

  it('FEED-03 offers the own post no more once its answer has put it into the feed', async () => {
    await publishMany('Old', 1);
    const { user } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    const release = answerLate(api(), 'post', '*/api/post/user/:id');
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), 'New 1');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(sentCalls).toContain(`POST /api/post/user/${amara.id}`));
    comeBack();
    await screen.findByRole('button', { name: '1 new post' });
    release();
    await waitFor(() => expect(shownTexts()).toEqual(['New 1', 'Old 1']));
    expect(screen.queryByRole('button', { name: '1 new post' })).not.toBeInTheDocument();
  });

  it('FEED-01 a reload forgets what was on offer', async () => {
    await publishMany('Old', 1);
    const { user } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 1);
    comeBack();
    await screen.findByRole('button', { name: '1 new post' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('New 1');
    expect(screen.queryByRole('button', { name: '1 new post' })).not.toBeInTheDocument();
  });

  it('FEED-01 FEED-03 a reload while newer posts are read on for keeps the order of the feed', async () => {
    await publishMany('Old', 1);
    const { user, store } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 23);
    comeBack();
    const offer = await screen.findByRole('button', { name: '10+ new posts' });
    const releaseSecondPage = arriveLate(api(), 'get', '*/api/post/news');
    await user.click(offer);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByText('New 23');
    releaseSecondPage();
    await act(settle);
    await waitFor(() => expect(store.getState().lists['walls/news|']?.isLoading).toBe(false));
    expect(shownTexts().slice(0, 2)).toEqual(['New 23', 'New 22']);
  });

  it('FEED-02 pulling the page down past its top loads it anew', async () => {
    await publishMany('Old', 1);
    await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 1);
    const touch = (type: string, clientY: number) =>
      act(() => void document.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientY }] })));
    touch('touchstart', 100);
    touch('touchmove', 150);
    touch('touchend', 150);
    expect(newsCalls()).toBe(1);
    touch('touchstart', 100);
    touch('touchmove', 220);
    touch('touchend', 220);
    expect(await screen.findByText('New 1')).toBeInTheDocument();
  });

  it('FEED-03 keeps an own post that is published while too many newer ones are read on', async () => {
    await publishMany('Old', 1);
    const { user, store } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await publishMany('New', 52);
    comeBack();
    const offer = await screen.findByRole('button', { name: '10+ new posts' });
    const releaseSecondPage = arriveLate(api(), 'get', '*/api/post/news');
    await user.click(offer);
    const dialog = await openComposer(user);
    await user.type(dialog.getByLabelText('Post text'), 'New 99');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(shownTexts()).toEqual(['New 99', 'Old 1']));
    releaseSecondPage();
    await waitFor(() => expect(store.getState().lists['walls/news|']?.ids.length).toBeGreaterThan(40));
    expect(shownTexts().slice(0, 2)).toEqual(['New 99', 'New 52']);
  });

  it('FEED-03 begins with the newest when older posts are read on while too many newer ones are read', async () => {
    await publishMany('Old', 12);
    const { user, store } = await renderApp({ as: amara });
    await screen.findByText('Old 12');
    await publishMany('New', 52);
    comeBack();
    const offer = await screen.findByRole('button', { name: '10+ new posts' });
    const releaseSecondPage = answerLate(api(), 'get', '*/api/post/news');
    const asked = newsCalls();
    await user.click(offer);
    await waitFor(() => expect(newsCalls()).toBeGreaterThan(asked));
    const feed = () => newsList.select(store.getState());
    store.dispatch(newsList.more(feed()));
    await waitFor(() => expect(feed().ids).toHaveLength(12));
    releaseSecondPage();
    await waitFor(() => expect(feed().ids.length).toBeGreaterThan(40));
    expect(shownTexts().slice(0, 2)).toEqual(['New 52', 'New 51']);
  });

  it('FEED-03 FOLW-05 offers no post of somebody who is blocked while newer ones are looked for', async () => {
    await publish(amara, { post: 'Old 9' });
    await publishMany('Old', 1);
    const { user, store } = await renderApp({ as: amara });
    const [author] = await screen.findAllByRole('link', { name: 'Yusuf Demir' });
    await publishMany('New', 1);
    const release = answerLate(api(), 'get', '*/api/post/news');
    const asked = newsCalls();
    await vi.waitFor(
      () => {
        if (newsCalls() === asked) comeBack();
        expect(newsCalls()).toBeGreaterThan(asked);
      },
      { timeout: 10_000, interval: 1000 },
    );
    await user.click(author ?? document.body);
    await user.click(await screen.findByRole('button', { name: 'User options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    release();
    await waitFor(() => expect(store.getState().requests['walls/checkNews|']).toBeUndefined());
    act(() => history.back());
    await waitFor(() => expect(shownTexts()).toEqual(['Old 9']));
    expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument();
  });
});
