import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRateLimiter } from '../../server/http/rateLimiter';
import { countUse } from '../../server/http/rateWindows';
import { memberPassword } from '../../server/testing/members';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const email = 'sam@kith.example';
const newPassword = 'Brand-new-house-9';
type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function fillIn(user: User, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.type(await screen.findByLabelText(label), value);
  }
}

const person = { 'First name': 'Sam', 'Last name': 'Newcomer', Email: email };
const passwords = { Password: memberPassword, 'Confirm password': memberPassword };

describe('sign-up', () => {
  const api = useApi();

  it('AUTH-05 AUTH-07 goes from the form over the mailed link to a login', async () => {
    const signUp = await renderApp({ path: '/signUp' });
    await fillIn(signUp.user, { ...person, ...passwords });
    await signUp.user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { name: 'Confirmation email sent' })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(email))).toBeInTheDocument();
    signUp.close();

    const token = await api().mailedToken(email);
    const confirmed = await renderApp({ path: `/emailConfirmed?token=${token}` });
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeInTheDocument();
    expect(location.search).toBe('');
    expect(sentCalls.filter((call) => call === 'GET /api/users/confirm')).toHaveLength(1);
    await confirmed.user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByText('Your email address is confirmed. Log in to begin.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    await confirmed.user.keyboard(memberPassword);
    await confirmed.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
  });

  it('VAL-01 VAL-02 shows which password rules hold and sends nothing before all do', async () => {
    const { user } = await renderApp({ path: '/signUp' });
    const list = await screen.findByRole('list', { name: 'Password requirements' });
    const rules = () =>
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(rules().every((text) => text.endsWith(', not met'))).toBe(true);
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled();

    await user.type(screen.getByLabelText('Password'), 'Harbo');
    await user.tab();
    expect(await screen.findByText('The minimum length is 8.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'ur7');
    expect(rules()).toEqual([
      '8 characters or more, met',
      '1 capital letter, met',
      '1 lowercase letter, met',
      '1 number, met',
      '1 special character, not met',
      'Both passwords match, not met',
    ]);
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled();
    await user.type(screen.getByLabelText('Password'), '!');
    await user.type(screen.getByLabelText('Confirm password'), 'Harbour7!');
    expect(rules().every((text) => text.endsWith(', met'))).toBe(true);
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeEnabled();
  });

  it('ERR-01 AUTH-05 says that the address is taken and keeps what was typed', async () => {
    await api().member({ permalink: 'sam' });
    const { user } = await renderApp({ path: '/signUp' });
    await fillIn(user, { ...person, ...passwords });
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('User already exists')).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Sam');
    expect(screen.getByLabelText('Password')).toHaveValue(memberPassword);
  });

  it('S12 AUTH-05 asks for a name that shows something', async () => {
    const { user } = await renderApp({ path: '/signUp' });
    await fillIn(user, { ...person, 'First name': '\u3164', ...passwords });
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByText('This is required.')).toBeInTheDocument();
    expect(sentCalls).not.toContain('POST /api/users/register');
  });

  it('S8 AUTH-05 says that too many signed up from here, and when it goes on', async () => {
    const { deps, db, clock } = api();
    const countShared = (...use: [string, number, Date]) => countUse(db, ...use);
    deps.limiter = createRateLimiter({ clock, scale: 1, countShared });
    for (let count = 0; count < 5; count += 1) await deps.limiter.consume('register', '127.0.0.1');
    const { user } = await renderApp({ path: '/signUp' });
    await fillIn(user, { ...person, ...passwords });
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many accounts were created from your network.',
    );
    expect(screen.getByText(/^You can try again in \d+ minutes\.$/)).toBeInTheDocument();
  });

  it('AUTH-05 sends the confirmation mail again once a countdown is over', async () => {
    const { user } = await renderApp({ path: '/signUp' });
    await fillIn(user, { ...person, ...passwords });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
    api().clock.advance(60);
    // Each second is a timer of its own, set when the one before has been shown.
    for (let second = 0; second < 60; second += 1)
      await act(async () => {
        await vi.advanceTimersByTimeAsync(1000);
      });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(
      await screen.findByText('Another mail is on its way. Use the link in the newest one.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
    await waitFor(async () => expect(await api().outbox()).toHaveLength(2));
  });

  it('ANY-06 AUTH-05 offers no second mail where the backend does not name the call', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false })));
    const { user, store } = await renderApp({ path: '/signUp' });
    await fillIn(user, { ...person, ...passwords });
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('heading', { name: 'Confirmation email sent' })).toBeInTheDocument();
    await waitFor(() => expect(store.getState().requests['session/loadStatus|']?.status).toBe('succeeded'));
    expect(screen.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument();
  });

  it('ANY-06 AUTH-07 leads to the login also where the backend does not tell the address', async () => {
    faults.use(http.get('*/api/users/confirm', () => new HttpResponse(null, { status: 204 })));
    const { user } = await renderApp({ path: '/emailConfirmed?token=any' });
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByText('Your email address is confirmed. Log in to begin.')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('AUTH-07 a used or foreign link says so and leads on', async () => {
    await renderApp({ path: '/emailConfirmed?token=not-a-token' });
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid verification code');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    // A registered address cannot sign up again; a password reset confirms it.
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgotPassword');
  });

  it('AUTH-07 a confirmation that did not get through can be tried again', async () => {
    await api().call('POST', '/api/users/register', {
      body: { email, plainPassword: memberPassword, firstName: 'Sam', lastName: 'Newcomer' },
    });
    const token = await api().mailedToken(email);
    faults.use(http.get('*/api/users/confirm', () => HttpResponse.error()));
    const { user } = await renderApp({ path: `/emailConfirmed?token=${token}` });
    expect(await screen.findByRole('alert')).toHaveTextContent('Request failed');
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  const api = useApi();

  it('AUTH-06 goes from the address over the mailed link to a new password', async () => {
    await api().member({ permalink: 'sam' });
    const forgot = await renderApp({ path: '/forgotPassword' });
    await fillIn(forgot.user, { Email: email });
    await forgot.user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { name: 'Look in your mail' })).toBeInTheDocument();
    forgot.close();

    const token = await api().mailedToken(email);
    const { user } = await renderApp({ path: `/resetPassword?token=${token}` });
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    expect(location.search).toBe('');
    expect(screen.getByRole('button', { name: 'Update password' })).toBeDisabled();
    await fillIn(user, { 'New password': newPassword, 'Confirm new password': newPassword });
    await user.click(screen.getByRole('button', { name: 'Update password' }));
    expect(await screen.findByRole('heading', { name: 'Password updated' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await fillIn(user, { Email: email, Password: newPassword });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
  });

  it('AUTH-06 answers for an unknown address as for a known one', async () => {
    const { user } = await renderApp({ path: '/forgotPassword' });
    await fillIn(user, { Email: 'nobody@kith.example' });
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { name: 'Look in your mail' })).toBeInTheDocument();
  });

  it('AUTH-06 shows what went wrong with the link and keeps the typed password', async () => {
    const { user } = await renderApp({ path: '/resetPassword?token=not-a-token' });
    await fillIn(user, { 'New password': newPassword, 'Confirm new password': newPassword });
    await user.click(screen.getByRole('button', { name: 'Update password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid verification code');
    expect(screen.getByLabelText('New password')).toHaveValue(newPassword);
  });

  it('AUTH-06 SHELL-06 the link works for who is logged in, too', async () => {
    const member = await api().member({ permalink: 'sam' });
    await renderApp({ path: '/resetPassword?token=anything', as: member });
    await waitFor(() => expect(screen.getByLabelText('New password')).toBeInTheDocument());
    expect(location.pathname).toBe('/resetPassword');
  });
});
