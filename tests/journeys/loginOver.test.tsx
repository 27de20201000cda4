import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMe } from '@/features/session/requests';
import { twoFactorMethods } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { memberPassword } from '../../server/testing/members';
import { publish } from '../../server/testing/posts';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { openComposer, type User } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const cover = async () =>
  within(await screen.findByRole('dialog', { name: 'Log in again' }, { timeout: 5000 }));
const isCovered = () => screen.queryByRole('dialog', { name: 'Log in again' }) !== null;
const uncovered = () => waitFor(() => expect(isCovered()).toBe(false));

async function enterPassword(user: User, password = memberPassword) {
  const dialog = await cover();
  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), password);
  await user.click(dialog.getByRole('button', { name: 'Log in' }));
}

function tokenFromAnotherTab(newValue: string) {
  localStorage.setItem('kith.token', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'kith.token', newValue }));
}

describe('a login over the page', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  const endLogin = () => amara.call('POST', '/api/users/logout');

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await publish(amara, { post: 'The lift works again.' });
    await clear();
  });

  /** Saves a profile whose login has ended meanwhile. */
  async function saveTooLate(word = 'Bread') {
    const { user, store } = await renderApp({ path: '/settings/basic', as: amara });
    const form = within(await screen.findByRole('form', { name: 'Basic information' }));
    await user.type(form.getByLabelText('Bio'), word);
    await endLogin();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await cover();
    return { user, store, form };
  }

  it('HOUR-05 API-06 sends the post that was being written once its member has logged in again', async () => {
    const { user, store } = await renderApp({ as: amara });
    const composer = await openComposer(user);
    await user.type(composer.getByLabelText('Post text'), 'One that was refused');
    await endLogin();
    await user.click(composer.getByRole('button', { name: 'Publish' }));
    const dialog = await cover();
    expect(dialog.getByText(/Your login has ended/)).toBeInTheDocument();
    expect(dialog.getByText('Amara Nwosu')).toBeInTheDocument();
    expect(dialog.getByLabelText('Email')).toHaveValue('amara@kith.example');
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    expect(document.getElementById('root') ?? document.body.firstElementChild).toHaveAttribute('inert');
    await enterPassword(user);
    await uncovered();
    await waitFor(() => {
      const own = screen.getAllByRole('article', { name: 'Post by Amara Nwosu' });
      expect(own.map(({ textContent }) => textContent).join()).toContain('One that was refused');
    });
    expect(location.pathname).toBe('/');
    expect(store.getState().session).toMatchObject({ phase: 'member', endedBy: null, isCovered: false });
    expect(localStorage.getItem('kith.token')).not.toBe(amara.token);
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('HOUR-05 API-06 the refused request is sent again, on the same page, with what was typed', async () => {
    const { user, store, form } = await saveTooLate();
    await user.keyboard('{Escape}');
    expect(isCovered()).toBe(true);
    await enterPassword(user);
    expect(await form.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(isCovered()).toBe(false);
    expect(form.getByLabelText('Bio')).toHaveValue('Bread');
    expect(store.getState().session.user).toMatchObject({ bio: 'Bread' });
    expect(location.pathname).toBe('/settings/basic');
  });

  it('HOUR-05 the half-written draft is still there, with the focus in it', async () => {
    const { user, store } = await renderApp({ as: amara });
    const text = (await openComposer(user)).getByLabelText('Post text');
    await user.type(text, 'Half a thought');
    await endLogin();
    store.dispatch(loadMe.request());
    await enterPassword(user);
    await uncovered();
    expect(text).toBeInTheDocument();
    await waitFor(() => expect(text).toHaveFocus());
    await user.keyboard(', and the rest');
    expect(text).toHaveValue('Half a thought, and the rest');
  });

  it('HOUR-05 API-06 says why a login failed, and stays', async () => {
    const { user } = await saveTooLate();
    await enterPassword(user, 'Not-the-password-1');
    const dialog = await cover();
    expect(await dialog.findByText(/Invalid password, attempts to login 4/)).toBeInTheDocument();
    faults.use(http.post('*/api/users/auth', () => HttpResponse.error()));
    await enterPassword(user);
    expect(await dialog.findByText('Request failed')).toBeInTheDocument();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    expect(await dialog.findByText(/You are offline/)).toBeInTheDocument();
    online.mockRestore();
    dispatchEvent(new Event('online'));
    endFaults();
    await enterPassword(user);
    await uncovered();
  });

  it('HOUR-05 API-06 TFA-01 asks for the second factor, by app or SMS', async () => {
    const createdAt = api().clock.now();
    const factor = { userId: amara.id, verifiedAt: createdAt, createdAt };
    const phone = { countryCode: '49', phoneNumber: '15112345678' };
    await api()
      .db.insert(twoFactorMethods)
      .values([
        { ...factor, kind: 'app', secret, accountName: 'Kith phone', isDefault: true },
        { ...factor, kind: 'phone', ...phone, isDefault: false },
      ]);
    const { user, form } = await saveTooLate();
    await enterPassword(user);
    const dialog = await cover();
    expect(await dialog.findByText(/your authentication app shows for Kith phone/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Use a different method: SMS/ }));
    expect(await dialog.findByText('A new code is on its way.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Use a different method: Authentication app/ }));
    await user.click(dialog.getByRole('button', { name: 'Back to login' }));
    await enterPassword(user);
    const timestamp = api().clock.now().getTime();
    await user.type(
      await dialog.findByLabelText('6-digit code'),
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp }),
    );
    expect(await form.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(isCovered()).toBe(false);
  });

  it('HOUR-05 API-06 somebody else finds the login and nothing of the page; its words stay their member’s', async () => {
    const { user, store } = await saveTooLate();
    await user.click((await cover()).getByRole('button', { name: 'Log in as somebody else' }));
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    expect(isCovered()).toBe(false);
    expect(document.body.style.visibility).toBe('');
    expect(localStorage.getItem('kith.token')).toBeNull();
    expect(JSON.stringify(store.getState())).not.toMatch(/amara|nwosu/i);
    await user.type(screen.getByLabelText('Email'), 'yusuf@kith.example');
    await user.type(screen.getByLabelText('Password'), memberPassword);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(store.getState().session.user).toMatchObject({ permalink: 'yusuf' });
    expect(document.body).not.toHaveTextContent('Bread');
  });

  it('HOUR-05 AUTH-08 Log out asks before it erases what is not saved', async () => {
    const { user, store } = await saveTooLate();
    const dialog = await cover();
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    expect(await dialog.findByText('Log out and lose what is not sent?')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect(dialog.getByLabelText('Password')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Log out' }));
    await user.click(await dialog.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
    expect(store.getState().session).toMatchObject({ phase: 'guest', endedBy: 'logout' });
  });

  it('HOUR-05 a locked account ends the session', async () => {
    const { user } = await saveTooLate();
    const locked = () => HttpResponse.json({ dictionary_code: 'accountLocked' }, { status: 423 });
    faults.use(http.post('*/api/users/auth', locked));
    await enterPassword(user);
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
  });

  it('HOUR-05 SHELL-12 uncovers, and goes on, when the same member logs in again in another tab', async () => {
    const { form } = await saveTooLate();
    tokenFromAnotherTab(await api().newSession(amara.id));
    expect(await form.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(isCovered()).toBe(false);
    expect(location.pathname).toBe('/settings/basic');
  });

  it('HOUR-05 SHELL-12 gives way to somebody else who logs in in another tab', async () => {
    const { store } = await saveTooLate();
    tokenFromAnotherTab(yusuf.token);
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(store.getState().session.user).toMatchObject({ permalink: 'yusuf' });
    expect(isCovered()).toBe(false);
    expect(document.body).not.toHaveTextContent('Bread');
    const me = await api().call('GET', '/api/user/user/new', { token: yusuf.token });
    expect(me.body).toMatchObject({ bio: '' });
  });

  it('HOUR-05 API-06 many refusals open one login, and all are sent again, once', async () => {
    const { user, store } = await renderApp({ path: '/about', as: amara });
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    await endLogin();
    sentCalls.length = 0;
    store.dispatch(loadMe.request());
    await user.click(main.getByRole('link', { name: 'News feed' }));
    await cover();
    await waitFor(() => {
      expect(sentCalls).toContain('GET /api/user/user/new');
      expect(sentCalls).toContain('GET /api/post/news');
    });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await enterPassword(user);
    await uncovered();
    expect(await screen.findByRole('article', { name: 'Post by Amara Nwosu' })).toBeInTheDocument();
    const timesSent = (name: string) => sentCalls.filter((call) => call === name).length;
    expect(timesSent('POST /api/users/auth')).toBe(1);
    expect(timesSent('GET /api/post/news')).toBe(2);
    // The login asks for the member, too.
    expect(timesSent('GET /api/user/user/new')).toBe(3);
  });

  it('HOUR-05 a call that is refused whoever asks fails by itself after one login', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    const refused = () => HttpResponse.json({ dictionary_code: 'unauthorized' }, { status: 401 });
    faults.use(http.get('*/api/post/news', refused));
    await user.click(main.getByRole('link', { name: 'News feed' }));
    await enterPassword(user);
    expect(await screen.findByText('The news feed could not be loaded')).toBeInTheDocument();
    expect(isCovered()).toBe(false);
  });
});
