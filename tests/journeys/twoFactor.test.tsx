import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { twoFactorMethods } from '../../server/db/schema';
import { memberPassword } from '../../server/testing/members';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('two-factor login', () => {
  const api = useApi();

  async function logInWith(...kinds: ('app' | 'phone')[]) {
    const member = await api().member({ permalink: 'ingrid' });
    for (const [index, kind] of kinds.entries()) {
      await api()
        .db.insert(twoFactorMethods)
        .values({
          userId: member.id,
          kind,
          ...(kind === 'app'
            ? { secret, accountName: 'Kith phone' }
            : { countryCode: '49', phoneNumber: `151123456${78 + index}` }),
          isDefault: index === 0,
          verifiedAt: api().clock.now(),
          createdAt: api().clock.now(),
        });
    }
    const { user } = await renderApp({ path: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'ingrid@kith.example');
    await user.type(screen.getByLabelText('Password'), memberPassword);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByLabelText('6-digit code');
    return user;
  }

  const appCode = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api().clock.now().getTime() });
  const wrongCode = () => String((Number(appCode()) + 1) % 1_000_000).padStart(6, '0');
  const textedCode = async () =>
    /^\d{6}/.exec((await api().outbox()).findLast(({ kind }) => kind === 'sms')?.body ?? '')?.[0] ?? '';
  const feed = () => screen.findByRole('heading', { level: 1, name: 'News feed' });

  it('AUTH-03 TFA-01 goes to the code step; the sixth digit sends the code', async () => {
    const user = await logInWith('app');
    expect(location.pathname).toBe('/login/twoFactor');
    expect(localStorage.getItem('kith.token')).toBeNull();
    expect(screen.queryByRole('button', { name: /Resend code/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use a different method' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('6-digit code'), appCode());
    expect(await feed()).toBeInTheDocument();
    expect(sentCalls.filter((call) => call.includes('validateToken'))).toHaveLength(1);
  });

  it('TFA-01 takes a pasted code', async () => {
    const user = await logInWith('phone');
    await user.click(screen.getByLabelText('6-digit code'));
    await user.paste(` ${await textedCode()} `);
    expect(await feed()).toBeInTheDocument();
  });

  it('TFA-01 TFA-04 keeps the step open after a wrong code, and takes the right one', async () => {
    const user = await logInWith('app');
    const field = screen.getByLabelText('6-digit code');
    await user.type(field, wrongCode());
    expect(await screen.findByText('Invalid verification code')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, appCode());
    expect(await feed()).toBeInTheDocument();
  });

  it('TFA-01 ERR-01 a dead challenge says the catalogue’s words, leaves the field, and a way out', async () => {
    const user = await logInWith('app');
    const field = screen.getByLabelText('6-digit code');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await user.clear(field);
      await user.type(field, wrongCode());
      await screen.findByText('Invalid verification code');
    }
    await user.clear(field);
    await user.type(field, appCode());
    expect(await screen.findByText(/run out of time or tries/)).toBeInTheDocument();
    expect(screen.getByText('Invalid verification code')).toBeInTheDocument();
    expect(field).toBeEnabled();
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
  });

  it('TFA-01 changes to another method when there is more than one', async () => {
    const user = await logInWith('phone', 'app');
    expect(screen.getByText(/that we sent to \+49/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Use a different method' }));
    await user.click(await screen.findByRole('menuitem', { name: /Authentication app/ }));
    expect(await screen.findByText(/your authentication app shows/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('6-digit code'), appCode());
    expect(await feed()).toBeInTheDocument();
  });

  it('TFA-01 texts a code when the phone is chosen second', async () => {
    const user = await logInWith('app', 'phone');
    await user.click(screen.getByRole('button', { name: 'Use a different method' }));
    await user.click(await screen.findByRole('menuitem', { name: /SMS to \+49/ }));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('6-digit code'), await textedCode());
    expect(await feed()).toBeInTheDocument();
  });

  it('TFA-01 texts a code to the phone that is chosen while one is on its way to another', async () => {
    const user = await logInWith('app', 'phone', 'phone');
    let answer: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    faults.use(http.post('*/resendToken/*', () => held, { once: true }));
    for (const name of [/79$/, /80$/]) {
      await user.click(screen.getByRole('button', { name: 'Use a different method' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    }
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect((await api().outbox()).map(({ recipient }) => recipient)).toEqual(['+4915112345680']);
    answer();
  });

  it('TFA-02 says that a code could not be sent, and lets the member try again', async () => {
    const user = await logInWith('app', 'phone');
    faults.use(
      http.post('*/resendToken/*', () =>
        HttpResponse.json({ dictionary_code: 'genericError' }, { status: 500 }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Use a different method' }));
    await user.click(await screen.findByRole('menuitem', { name: /SMS to \+49/ }));
    expect(
      await screen.findByText('The code could not be sent. Please try again later.'),
    ).toBeInTheDocument();
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled();
  });

  it('TFA-01 counts down before the SMS can be sent again', async () => {
    await logInWith('phone');
    const button = screen.getByRole('button', { name: /^Resend code in \d+ s$/ });
    expect(button).toBeDisabled();
  });

  it('TFA-01 does not say that a code was sent when another login has just had one', async () => {
    faults.use(
      http.post('*/api/users/auth', async ({ request }) => {
        const answer = await api().app.fetch(request);
        const body = (await answer.json()) as { two_factor_auth: { two_factor_auth_phone: object }[] };
        const entries = body.two_factor_auth.map(({ two_factor_auth_phone }) => ({
          two_factor_auth_phone: { ...two_factor_auth_phone, code_sent: false },
        }));
        return HttpResponse.json({ two_factor_auth: entries });
      }),
    );
    const user = await logInWith('phone');
    expect(screen.getByText(/A code went to \+49 .* moments ago, for another try/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('A new code is on its way.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('6-digit code'), await textedCode());
    expect(await feed()).toBeInTheDocument();
  });

  it('TFA-01 without a login under way there is nothing to enter', async () => {
    await renderApp({ path: '/login/twoFactor' });
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('AUTH-03 a malformed answer to the code leaves the step usable', async () => {
    const user = await logInWith('app');
    faults.use(http.post('*/validateToken/*', () => HttpResponse.json({}), { once: true }));
    const field = screen.getByLabelText('6-digit code');
    await user.type(field, appCode());
    expect(await screen.findByText('Request failed')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, appCode());
    expect(await feed()).toBeInTheDocument();
  });
});
