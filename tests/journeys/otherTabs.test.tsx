import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, get, keys } from 'idb-keyval';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

/** Writes to storage as another tab would. */
function written(key: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

function inAnotherTab(token: string | null): void {
  written('kith.token', token);
}

function refusedInAnotherTab(): void {
  written('kith.refused', '');
  written('kith.token', null);
  written('kith.refused', null);
}

describe('sessions in several tabs', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await publish(amara, { post: 'The lift works again.' });
  });

  it('SHELL-12 follows a logout, and remembers no page for the next member', async () => {
    const { store } = await renderApp({ path: '/settings/basic', as: amara });
    await screen.findByRole('form', { name: 'Basic information' });
    inAnotherTab(null);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    const state = store.getState();
    expect(state.session).toMatchObject({ phase: 'guest', user: null });
    expect(state.navigation.returnTo).toBeNull();
    expect(JSON.stringify(state)).not.toMatch(/amara|nwosu/i);
    expect(sentCalls).not.toContain('POST /api/users/logout');

    inAnotherTab(yusuf.token);
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(store.getState().session.user).toMatchObject({ permalink: 'yusuf' });
  });

  it('SHELL-12 follows a login as somebody else; answers to the former member on their way are dropped', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isAsked = false;
    faults.use(
      http.get('*/api/post/news', async ({ request }) => {
        if (request.headers.get('X-Token') !== amara.token) return;
        isAsked = true;
        await held;
      }),
    );
    const { store } = await renderApp({ path: '/', as: amara });
    await waitFor(() => expect(isAsked).toBe(true));
    inAnotherTab(yusuf.token);
    await waitFor(() =>
      expect(store.getState().session).toMatchObject({ phase: 'member', user: { permalink: 'yusuf' } }),
    );
    release();
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    await waitFor(() => expect(sentCalls.filter((call) => call === 'GET /api/post/news')).toHaveLength(2));
    expect(screen.queryByRole('article', { name: 'Post by Amara Nwosu' })).not.toBeInTheDocument();
    expect(localStorage.getItem('kith.token')).toBe(yusuf.token);
  });

  it('SHELL-12 sends nothing of one member with the token of another', async () => {
    const { user } = await renderApp({ path: '/', as: amara });
    const article = await screen.findByRole('article', { name: 'Post by Amara Nwosu' });
    // The other tab has stored its token, but this tab has had no storage event yet.
    localStorage.setItem('kith.token', yusuf.token);
    let token: string | null = null;
    faults.use(
      http.get('*/api/comments/user/:id', ({ request }) => {
        token = request.headers.get('X-Token');
      }),
    );
    await user.click(within(article).getByRole('button', { name: /^Comments/ }));
    await waitFor(() => expect(token).toBe(amara.token));
  });

  it('SHELL-12 a refused session of this tab leaves the one that another tab has begun', async () => {
    await renderApp({ path: '/about', as: amara });
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    localStorage.setItem('kith.token', yusuf.token);
    await amara.call('POST', '/api/users/logout');
    main.getByRole('link', { name: 'News feed' }).click();
    (await screen.findByRole('button', { name: 'Log in as somebody else' }, { timeout: 5000 })).click();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(localStorage.getItem('kith.token')).toBe(yusuf.token);
  });

  it('SHELL-12 goes on where it is when the same member logs in again in another tab', async () => {
    const { user, store } = await renderApp({ path: '/settings/basic', as: amara });
    const form = within(await screen.findByRole('form', { name: 'Basic information' }));
    await user.type(form.getByLabelText('Bio'), 'Bread');
    const token = await api().newSession(amara.id);
    await amara.call('POST', '/api/users/logout');
    refusedInAnotherTab();
    inAnotherTab(token);
    await waitFor(() =>
      expect(sentCalls.filter((call) => call === 'GET /api/user/user/new')).toHaveLength(2),
    );
    await user.type(form.getByLabelText('Bio'), ' and salt');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(form.getByLabelText('Bio')).toHaveValue('Bread and salt');
    expect(store.getState().session.user).toMatchObject({ bio: 'Bread and salt' });
    expect(location.pathname).toBe('/settings/basic');
  });

  it('SHELL-12 a token that was refused in another tab ends nothing here; that of somebody else does', async () => {
    const { user, store } = await renderApp({ path: '/settings/basic', as: amara });
    const form = within(await screen.findByRole('form', { name: 'Basic information' }));
    await user.type(form.getByLabelText('Bio'), 'Bread');
    refusedInAnotherTab();
    expect(form.getByLabelText('Bio')).toHaveValue('Bread');
    expect(store.getState().session).toMatchObject({ phase: 'member' });
    inAnotherTab(yusuf.token);
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(store.getState().session.user).toMatchObject({ permalink: 'yusuf' });
    expect(document.body).not.toHaveTextContent('Bread');
  });

  describe('what was not sent', () => {
    beforeEach(() => clear());

    /**
     * Writes a post and closes the composer.
     * @returns the storage key of the draft
     */
    async function writeDraft(): Promise<string> {
      const { user } = await renderApp({ path: '/', as: amara });
      const dialog = await openComposer(user);
      await user.type(dialog.getByRole('textbox', { name: 'Post text' }), 'Half a thought');
      const key = `text/${amara.id}/post/user/${amara.id}`;
      await waitFor(async () => expect(JSON.stringify(await get(key))).toContain('Half a thought'));
      return key;
    }

    it('AUTH-08 SHELL-12 a draft that was written too late for the erasing of the tab that logs out goes as well', async () => {
      await writeDraft();
      inAnotherTab(null);
      expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
      await waitFor(async () => expect(await keys()).toEqual([]));
    });

    it('AUTH-08 API-06 a draft stays its member’s when the token is refused or somebody else logs in elsewhere', async () => {
      const key = await writeDraft();
      refusedInAnotherTab();
      inAnotherTab(yusuf.token);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
      expect(JSON.stringify(await get(key))).toContain('Half a thought');
    });
  });
});
