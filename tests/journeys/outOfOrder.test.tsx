import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Delays answers of a path until `release`. `asked` are the waiting calls. */
function holdBack(path: string, isHeld: (url: URL) => boolean = () => true) {
  const asked: string[] = [];
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  faults.use(
    http.get(path, async ({ request }) => {
      const url = new URL(request.url);
      if (!isHeld(url)) return;
      asked.push(url.pathname);
      await opened;
    }),
  );
  return { asked, release: () => open() };
}

/** Paths of aborted calls. */
let givenUp: () => string[] = () => [];

function noteAborts(): void {
  const opened = vi.spyOn(XMLHttpRequest.prototype, 'open');
  const aborted = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  onTestFinished(() => void vi.restoreAllMocks());
  givenUp = () =>
    aborted.mock.contexts.map((call) => {
      const [, address = ''] = opened.mock.calls[opened.mock.contexts.indexOf(call)] ?? [];
      return new URL(address, location.href).pathname;
    });
}

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

const goTo = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

describe('answers out of order', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    noteAborts();
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await api().member({ permalink: 'ingrid', firstName: 'Ingrid', lastName: 'Holm' });
    await publish(yusuf, { post: 'The lift works again. #lift' });
  });

  it('API-08 a profile that was left does not show in the place of the next one', async () => {
    const held = holdBack('*/api/user/user/new/yusuf');
    await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    await waitFor(() => expect(held.asked).toHaveLength(1));
    goTo('/profile/ingrid');
    expect(await main.findByRole('heading', { level: 1, name: 'Ingrid Holm' })).toBeInTheDocument();
    expect(givenUp()).toContain('/api/user/user/new/yusuf');
    held.release();
    await waitFor(() => expect(sentCalls.some((call) => call.startsWith('GET /api/post/user/'))).toBe(true));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ingrid Holm');
    expect(document.title).toBe('Ingrid Holm · Kith');
  });

  it('API-08 the results of an older term do not show under the newer one', async () => {
    const held = holdBack('*/api/search/users', (url) => url.searchParams.get('term') === 'ingrid');
    const { store } = await renderApp({ path: '/search?term=ingrid&tab=users', as: amara });
    const main = await page();
    await waitFor(() => expect(held.asked).toHaveLength(1));
    goTo('/search?term=yusuf&tab=users');
    expect(await main.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
    expect(givenUp()).toContain('/api/search/users');
    held.release();
    expect(main.queryByRole('link', { name: 'Ingrid Holm' })).not.toBeInTheDocument();
    expect(store.getState().lists['search/users|ingrid']).toMatchObject({ ids: [], isLoading: false });
  });

  it('API-08 a tab that was left gives its request up, and the way back asks again', async () => {
    const held = holdBack('*/api/search/post');
    const { user } = await renderApp({ path: '/search?term=%23lift&tab=post', as: amara });
    const main = await page();
    await waitFor(() => expect(held.asked).toHaveLength(1));
    await user.click(main.getByRole('link', { name: /^Users/ }));
    await waitFor(() => expect(givenUp()).toContain('/api/search/post'));
    held.release();
    await user.click(main.getByRole('link', { name: /^Post/ }));
    expect(await main.findByText(/The lift works again/)).toBeInTheDocument();
  });

  it.each([
    ['/', '*/api/post/news'],
    ['/profile/yusuf', '*/api/user/user/new/yusuf'],
    ['/search?term=yusuf&tab=users', '*/api/search/users'],
  ])('API-08 leaving %s cancels its request, and nobody is told of an error', async (path, call) => {
    const held = holdBack(call);
    const { user, store } = await renderApp({ path, as: amara });
    await page();
    await waitFor(() => expect(held.asked).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await waitFor(() => expect(givenUp()).toContain(held.asked[0]));
    held.release();
    const { lists, requests } = store.getState();
    expect(Object.values(lists).filter(({ error }) => error !== null)).toEqual([]);
    expect(Object.values(requests).filter(({ status }) => status === 'failed')).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('API-08 answers that come after the session has ended change nothing', async () => {
    const held = holdBack('*/api/post/news');
    const { user, store } = await renderApp({ as: amara });
    await page();
    await waitFor(() => expect(held.asked).toHaveLength(1));
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name: 'Log out' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Good to see you.' });
    expect(givenUp()).toContain('/api/post/news');
    held.release();
    expect(store.getState()).toMatchObject({ lists: {}, posts: {}, users: {} });
  });
});
