import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cancelledError, networkError } from '@/shared/errors/appError';
import { readAnnouncement } from '../liveRegion/announce';
import { ConfirmDialog } from '../modal/ConfirmDialog';
import { InfiniteList, type ListStatus } from './InfiniteList';
import type { ItemPosition } from './ListRow';

const loadMore = vi.fn();
const retry = vi.fn();
const drawn = vi.fn();

const renderItem = (id: string, _: number, position: ItemPosition) => {
  drawn(id);
  return (
    <article {...position} aria-label={`Post ${id}`}>
      <button>Like {id}</button>
    </article>
  );
};
const ids = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

/** Replaces layout, which happy-dom lacks. */
let isEndNear = false;

beforeEach(() => {
  isEndNear = false;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly thresholds = [0];
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element) {
        const entry = { target, isIntersecting: isEndNear, intersectionRatio: isEndNear ? 1 : 0 };
        this.#tell([entry as IntersectionObserverEntry], this as never);
      }
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

const idle: ListStatus = { isLoading: false, hasMore: true, error: null };

function list(items: string[], status: Partial<ListStatus> = {}, kind: 'feed' | 'list' = 'feed') {
  return (
    <MemoryRouter>
      <button>before</button>
      <InfiniteList
        listKey="test"
        kind={kind}
        label="News feed"
        items={items}
        status={{ ...idle, ...status }}
        renderItem={renderItem}
        onLoadMore={loadMore}
        onRetry={retry}
        empty={<p>nothing here</p>}
        skeleton={<p>skeleton</p>}
      />
      <button>after</button>
    </MemoryRouter>
  );
}

describe('InfiniteList', () => {
  it('SHELL-14 shows a skeleton, then the items, the end, or that there is nothing', () => {
    const { rerender } = render(list([], { isLoading: true }));
    expect(screen.getByRole('feed', { name: 'News feed' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('skeleton')).toBeInTheDocument();
    rerender(list(ids(3), { hasMore: false }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('You are all caught up')).toBeInTheDocument();
    rerender(list([], { hasMore: false }));
    expect(screen.getByText('nothing here')).toBeInTheDocument();
  });

  it('SHELL-14 offers a retry when the first page failed, and when a later one did', async () => {
    const { rerender } = render(list([], { error: networkError }));
    expect(screen.getByRole('alert')).toHaveTextContent('Request failed');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    rerender(list(ids(3), { error: networkError }));
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a first page', [], {}],
    ['a next page', ids(3), {}],
    ['a reload', ids(3), { isRefreshing: true }],
  ])('SHELL-14 says that it still works on %s after five seconds, and gives it up', (_, items, status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const cancel = vi.fn();
    const waiting = list(items, { isLoading: true, cancel, ...status });
    const { rerender } = render(waiting);
    act(() => void vi.advanceTimersByTime(4999));
    expect(screen.queryByText('Still working')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Still working')).toBeInTheDocument();
    expect(readAnnouncement().text).toBe('Still working');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancel).toHaveBeenCalledTimes(1);
    rerender(list(items, { error: cancelledError }));
    expect(screen.getByRole('alert')).toHaveTextContent('Request cancelled');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    rerender(waiting);
    expect(screen.queryByText('Still working')).not.toBeInTheDocument();
  });

  it.each([
    ['some items', ids(3)],
    ['no items left', []],
  ])('LIST-01 asks for more by a press only when the server repeats itself, with %s', async (_, items) => {
    isEndNear = true;
    render(list(items, { isStalled: true }));
    expect(loadMore).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(loadMore).toHaveBeenCalledTimes(1);
  });

  it('FEED-05 keeps the number of mounted items bounded', () => {
    render(list(ids(2000)));
    expect(screen.getAllByRole('article').length).toBeLessThan(40);
  });

  it('tells assistive technology where each article stands', () => {
    const { rerender } = render(list(ids(3)));
    expect(screen.getByRole('article', { name: 'Post p1' })).toHaveAttribute('aria-posinset', '2');
    expect(screen.getByRole('article', { name: 'Post p1' })).toHaveAttribute('aria-setsize', '-1');
    rerender(list(ids(3), { hasMore: false }));
    expect(screen.getByRole('article', { name: 'Post p1' })).toHaveAttribute('aria-setsize', '3');
  });

  it('is a list of rows where it is no feed', () => {
    render(list(ids(2), { hasMore: false }, 'list'));
    expect(screen.getByRole('list', { name: 'News feed' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-posinset', '2');
  });

  it.each([
    ['once the end is near', {}, 1],
    ['not while a page loads', { isLoading: true }, 0],
    ['not after the last page', { hasMore: false }, 0],
    ['not after a failure', { error: networkError }, 0],
  ])('FEED-01 loads more %s', (_, status, times) => {
    isEndNear = true;
    render(list(ids(3), status));
    expect(loadMore).toHaveBeenCalledTimes(times);
  });

  it('announces how many items came', () => {
    const { rerender } = render(list(ids(3)));
    rerender(list(ids(13)));
    expect(readAnnouncement().text).toBe('10 more');
  });

  it('renders no item again when others come', () => {
    const { rerender } = render(list(ids(3)));
    drawn.mockClear();
    rerender(list(ids(5)));
    expect(drawn.mock.calls.flat()).toEqual(['p3', 'p4']);
  });

  it('FEED-05 never unmounts the article with the focus', async () => {
    render(list(ids(2000)));
    screen.getByRole('article', { name: 'Post p0' }).focus();
    Object.defineProperty(window, 'scrollY', { value: 50_000, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Post p570' })).toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'Post p0' })).toHaveFocus();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('SHELL-13 moves between articles with PageDown and PageUp, and out of the feed', async () => {
    render(list(ids(20)));
    screen.getByRole('article', { name: 'Post p0' }).focus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageUp}');
    expect(screen.getByRole('article', { name: 'Post p1' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
    screen.getByRole('article', { name: 'Post p1' }).focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus();
  });

  it('SHELL-13 hands the focus to the next article when the focused one leaves', async () => {
    const { rerender } = render(list(['a', 'b', 'c']));
    screen.getByRole('button', { name: 'Like b' }).focus();
    rerender(list(['a', 'c']));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Post c' })).toHaveFocus());
  });

  it.each([
    ['the next article', 'b', ['a', 'c'], 'c'],
    ['the one before it when the last leaves', 'c', ['a', 'b'], 'b'],
  ])('SHELL-13 hands the focus to %s after a dialog that took one out', async (_, gone, left, heir) => {
    const asked = (isOpen: boolean) => (
      <ConfirmDialog
        isOpen={isOpen}
        title="Delete post?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onConfirm={vi.fn()}
        onCancel={vi.fn()}
      >
        It goes for good.
      </ConfirmDialog>
    );
    const screenOf = (items: string[], isOpen: boolean) => (
      <main tabIndex={-1}>
        {list(items)}
        {asked(isOpen)}
      </main>
    );
    const { rerender } = render(screenOf(['a', 'b', 'c'], false));
    screen.getByRole('button', { name: `Like ${gone}` }).focus();
    rerender(screenOf(['a', 'b', 'c'], true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    rerender(screenOf(left, false));
    await waitFor(() => expect(screen.getByRole('article', { name: `Post ${heir}` })).toHaveFocus());
  });
});
