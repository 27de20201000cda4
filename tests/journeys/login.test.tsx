import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { memberPassword } from '../../server/testing/members';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const email = 'amara@kith.example';

async function fillIn(
  user: Awaited<ReturnType<typeof renderApp>>['user'],
  address: string,
  password: string,
) {
  const emailField = await screen.findByLabelText('Email');
  await user.clear(emailField);
  await user.type(emailField, address);
  const passwordField = screen.getByLabelText('Password');
  await user.clear(passwordField);
  await user.type(passwordField, password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

const alert = () => screen.findByRole('alert');

describe('login', () => {
  const api = useApi();
  const amara = () => api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });

  it('AUTH-01 has its fields, the ways to reset and to sign up, and the swap banner', async () => {
    await renderApp({ path: '/login' });
    expect(await screen.findByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgotPassword');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signUp');
    expect(screen.getByRole('link', { name: 'Swap your ONG' })).toHaveAttribute('href', '/migration/');
    expect(document.title).toBe('Log in · Kith');
  });

  it('AUTH-02 stores the token under one fixed key and opens the news feed', async () => {
    await amara();
    const { user } = await renderApp({ path: '/login' });
    await fillIn(user, email, memberPassword);
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
    expect(location.pathname).toBe('/');
    expect(localStorage.getItem('kith.token')).toMatch(/^[\w-]{20,}$/);
  });

  it('AUTH-02 SHELL-11 keeps the token out of the store', async () => {
    await amara();
    const { user, store } = await renderApp({ path: '/login' });
    await fillIn(user, email, memberPassword);
    await screen.findByRole('heading', { level: 1, name: 'News feed' });
    expect(JSON.stringify(store.getState())).not.toContain(localStorage.getItem('kith.token'));
  });

  it('AUTH-04 shows the attempts of a wrong password, then that the account is locked', async () => {
    await amara();
    const { user } = await renderApp({ path: '/login' });
    await fillIn(user, email, 'Wrong-horse-7');
    expect(await alert()).toHaveTextContent('Invalid password, attempts to login 4');
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    for (const left of [3, 2, 1]) {
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      expect(await screen.findByText(`Invalid password, attempts to login ${left}`)).toBeInTheDocument();
    }
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Account locked for 10 minutes')).toBeInTheDocument();
    expect(screen.getByText('You can try again in 10 minutes.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await fillIn(user, email, memberPassword);
    expect(await screen.findByText('Account locked')).toBeInTheDocument();
    // Another account is not locked.
    await user.type(screen.getByLabelText('Email'), 'x');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
  });

  it('AUTH-04 answers an unknown address like a wrong password', async () => {
    const { user } = await renderApp({ path: '/login' });
    await fillIn(user, 'nobody@kith.example', memberPassword);
    expect(await alert()).toHaveTextContent('Invalid password, attempts to login 4');
  });

  it('AUTH-04 AUTH-09 asks an unconfirmed member to confirm', async () => {
    await api().member({ permalink: 'amara', confirmedAt: null });
    const { user } = await renderApp({ path: '/login' });
    await fillIn(user, email, memberPassword);
    expect(await alert()).toHaveTextContent(
      "Your account isn't confirmed yet, please check your email for confirmation",
    );
  });

  it('AUTH-04 refuses who has no access to the beta', async () => {
    await api().member({ permalink: 'amara', accessRole: null });
    const { user } = await renderApp({ path: '/login' });
    await fillIn(user, email, memberPassword);
    expect(await alert()).toHaveTextContent(
      'Authentication failed, you are not approved for the beta release',
    );
  });

  it.each([
    ['userNotFound', 404, 'User not found'],
    ['notFound', 404, 'User not found'],
    ['somethingNew', 500, 'Something went wrong'],
  ])('ERR-01 AUTH-04 shows what another backend says with %s', async (code, status, text) => {
    const { user } = await renderApp({ path: '/login' });
    faults.use(http.post('*/api/users/auth', () => HttpResponse.json({ dictionary_code: code }, { status })));
    await fillIn(user, email, memberPassword);
    expect(await alert()).toHaveTextContent(text);
  });

  it.each([
    ['nothing at all', () => HttpResponse.error()],
    ['a page instead of JSON', () => new HttpResponse('<h1>Hello</h1>')],
    ['an answer without a token', () => HttpResponse.json({})],
    ['an empty list of second factors', () => HttpResponse.json({ two_factor_auth: [] })],
  ])('API-07 says "Request failed" for %s, and the same login works afterwards', async (_, answer) => {
    await amara();
    const { user } = await renderApp({ path: '/login' });
    faults.use(http.post('*/api/users/auth', answer, { once: true }));
    await fillIn(user, email, memberPassword);
    expect(await alert()).toHaveTextContent('Request failed');
    expect(screen.getByLabelText('Password')).toHaveValue(memberPassword);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
  });

  it('VAL-01 checks before it sends', async () => {
    const { user } = await renderApp({ path: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'seun@example');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Email not in a valid format or is unknown type.')).toBeInTheDocument();
    expect(screen.getByText('This is required.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(sentCalls).not.toContain('POST /api/users/auth');
  });

  it('SHELL-06 leads a guest back to where they wanted to go', async () => {
    await amara();
    const { user } = await renderApp({ path: '/search?term=yusuf&tab=users' });
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    await fillIn(user, email, memberPassword);
    await waitFor(() => expect(location.pathname + location.search).toBe('/search?term=yusuf&tab=users'));
  });

  it('SHELL-06 sends a member who opens the login to the feed', async () => {
    const member = await amara();
    for (const path of ['/login', '/signUp', '/forgotPassword', '/login/twoFactor']) {
      const { close } = await renderApp({ path, as: member });
      await waitFor(() => expect(location.pathname).toBe('/'));
      close();
    }
  });

  it('API-06 a refused token ends the session, says so, and leads back after login', async () => {
    const member = await amara();
    const { user } = await renderApp({ path: '/about', as: { token: 'stale' } });
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
    expect(localStorage.getItem('kith.token')).toBeNull();
    await fillIn(user, email, member.password);
    await waitFor(() => expect(location.pathname).toBe('/about'));
    expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument();
  });

  it('SHELL-05 records that a guest forbids to sell their info', async () => {
    const { user } = await renderApp({ path: '/login' });
    const footer = await screen.findByRole('contentinfo');
    for (const name of ['Privacy', 'Terms', 'Cookies', 'Refunds', 'Disclosures']) {
      expect(within(footer).getByRole('link', { name })).toHaveAttribute(
        'href',
        `/legal/${name.toLowerCase()}`,
      );
    }
    expect(within(footer).getByText(new RegExp(`© ${new Date().getFullYear()} Kith`))).toBeInTheDocument();
    await user.click(within(footer).getByRole('button', { name: 'Do not sell my info' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Do not sell my info' }));
    expect(await screen.findByText('Recorded: your info is not for sale.')).toBeInTheDocument();
    expect(sentCalls).toContain('POST /api/user/doNotSell');
    expect(localStorage.getItem('kith.device')).toContain('"doNotSell":true');
  });
});
