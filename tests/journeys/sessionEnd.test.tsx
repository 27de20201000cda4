import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAppStore } from '@/app/store';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import { showToast } from '@/shared/ui/toasts/toasts';
import { memberPassword } from '../../server/testing/members';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { endFaults, faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const unauthorized = () => HttpResponse.json({ code: 401, dictionary_code: 'unauthorized' }, { status: 401 });
const main = () => screen.findByRole('navigation', { name: 'Main' });

async function logIn(user: User, permalink: string) {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: `${permalink}@kith.example` } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: memberPassword } });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await main();
}

async function openComposer(user: User) {
  await user.click(await screen.findByRole('button', { name: "What's on your mind?" }));
  const dialog = await screen.findByRole('dialog', { name: 'Create post' });
  return within(dialog).getByLabelText('Post text');
}

/** Everything in the browser's storage except drafts. */
const stored = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => {
      const key = storage.key(index) ?? '';
      return { key, value: storage.getItem(key) ?? '' };
    }),
  );

/** Visits most parts of the app. */
async function lookAround(user: User) {
  await screen.findByText('The lift works again.');
  await user.click((await screen.findAllByRole('button', { name: 'Like' }))[0] ?? document.body);
  await user.click((await screen.findAllByRole('button', { name: /^Comments/ }))[0] ?? document.body);
  await screen.findByText('At last');
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'demir{Enter}');
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: /^Users/ }));
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Yusuf Demir' }));
  await screen.findByRole('heading', { level: 1, name: 'Yusuf Demir' });
  await user.click(within(await main()).getByRole('link', { name: 'Favourite coins' }));
  await screen.findByRole('heading', { level: 1, name: 'Favourite coins' });
}

describe('the end of a session', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    const post = await publish(yusuf, { post: 'The lift works again.' });
    await comment(yusuf, post.id, 'At last');
    await clear();
    for (const { id } of [amara, yusuf]) await eraseMember(String(id));
  });

  it('SHELL-11 only the navigation part and what belongs to the device persist', async () => {
    const { user, close } = await renderApp({ path: '/login' });
    await logIn(user, 'amara');
    await lookAround(user);
    close();
    const known = ['kith.device', 'kith.token', 'persist:root'];
    const kept = stored().filter(({ key }) => key !== 'kith.scroll');
    expect(kept.map(({ key }) => key).filter((key) => !known.includes(key))).toEqual([]);
    const persisted = kept.find(({ key }) => key === 'persist:root')?.value ?? '{}';
    expect(Object.keys(JSON.parse(persisted) as object).toSorted()).toEqual(['_persist', 'navigation']);
    expect(JSON.stringify(kept)).not.toMatch(/amara|nwosu|yusuf|demir|@kith/i);

    const again = await renderApp({ path: '/about', keepsStorage: true });
    await main();
    expect(again.store.getState().posts).toEqual({});
  });

  it('SHELL-11 AUTH-08 logging out returns every slice to its initial state and leaves nothing behind', async () => {
    const { user, store } = await renderApp({ path: '/login' });
    await logIn(user, 'amara');
    await lookAround(user);
    showToast({ kind: 'error', text: 'Something of this member' });
    const token = localStorage.getItem('kith.token') ?? '';
    expect(JSON.stringify(stored())).toMatch(/demir/);

    await user.click(within(await main()).getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Good to see you.' });
    const fresh = createAppStore();
    fresh.stop();
    const initial = fresh.store.getState();
    const now = store.getState();
    const slices = [
      'users',
      'presence',
      'completions',
      'uploads',
      'previews',
      'gifs',
      'outbox',
      'newFactor',
    ] as const;
    for (const slice of [...slices, 'posts', 'comments', 'threads', 'lists'] as const)
      expect(now[slice], slice).toEqual(initial[slice]);
    expect(now.session).toEqual({ ...initial.session, endedBy: 'logout' });
    expect(now.navigation.returnTo).toBeNull();
    expect(JSON.stringify([now, stored()])).not.toMatch(/amara|nwosu|yusuf|demir/i);
    expect(screen.queryByText('Something of this member')).not.toBeInTheDocument();
    await waitFor(async () =>
      expect((await api().call('GET', '/api/user/user/new', { token })).status).toBe(401),
    );
  });

  it('SHELL-11 starts anew for the next member', async () => {
    const { user, store } = await renderApp({ path: '/login' });
    await logIn(user, 'amara');
    await lookAround(user);
    await user.click(within(await main()).getByRole('button', { name: 'Log out' }));
    await logIn(user, 'yusuf');
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(location.pathname).toBe('/');
    expect(store.getState().session).toMatchObject({ endedBy: null, user: { permalink: 'yusuf' } });
    const own = await screen.findByRole('article', { name: 'Post by Yusuf Demir' });
    expect(within(own).getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('API-06 AUTH-08 HOUR-05 a refused token leaves what was unsent to its member only, when somebody else goes on', async () => {
    const { user, store } = await renderApp({ as: amara });
    await user.type(await openComposer(user), 'One that was refused');
    faults.use(http.post('*/api/post/*', unauthorized));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('button', { name: 'Log in as somebody else' }));
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    expect(localStorage.getItem('kith.token')).toBeNull();
    expect(store.getState().posts).toEqual({});
    endFaults();

    await logIn(user, 'yusuf');
    expect(await openComposer(user)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(within(await main()).getByRole('button', { name: 'Log out' }));

    await logIn(user, 'amara');
    const sent = await screen.findByRole('article', { name: 'Post by Amara Nwosu' });
    expect(within(sent).getByText('One that was refused')).toBeInTheDocument();
  });

  it('API-06 HOUR-05 covers the page once for many refusals, and tells so once', async () => {
    const { user, store } = await renderApp({ path: '/about', as: amara });
    await main();
    const changes: boolean[] = [];
    store.subscribe(() => {
      const { isCovered } = store.getState().session;
      if (isCovered !== (changes.at(-1) ?? false)) changes.push(isCovered);
    });
    faults.use(http.get('*/api/*', unauthorized));
    await user.click(within(await main()).getByRole('link', { name: 'News feed' }));
    expect(await screen.findAllByText(/Your login has ended/)).toHaveLength(1);
    expect(changes).toEqual([true]);
    expect(store.getState().session.phase).toBe('member');
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('API-06 a token that is refused at the start ends the session once, and tells so once', async () => {
    const ends: string[] = [];
    faults.use(http.get('*/api/*', unauthorized));
    const { store } = await renderApp({ path: '/about', as: amara });
    store.subscribe(() => {
      const { endedBy } = store.getState().session;
      if (endedBy !== null && endedBy !== ends.at(-1)) ends.push(endedBy);
    });
    expect(await screen.findAllByText(/Your session has ended/)).toHaveLength(1);
    expect(ends).toEqual(['refused']);
    expect(location.pathname).toBe('/login');
    expect(screen.queryAllByRole('alert').length).toBeLessThanOrEqual(1);
  });

  it('API-06 a 403 ends nothing', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await main();
    faults.use(http.get('*/api/post/news', () => HttpResponse.json({ code: 403 }, { status: 403 })));
    await user.click(within(await main()).getByRole('link', { name: 'News feed' }));
    expect(await screen.findByText('The news feed could not be loaded')).toBeInTheDocument();
    expect(localStorage.getItem('kith.token')).toBe(amara.token);
  });
});
