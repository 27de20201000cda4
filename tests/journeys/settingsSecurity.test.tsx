import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { twoFactorMethods } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { answerLate, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const newPassword = 'Brand-new-house-9';
const passwordForm = async () => within(await screen.findByRole('form', { name: 'Password' }));

describe('settings: security', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  /** Code in the newest text message. */
  async function textedCode(): Promise<string> {
    let found: string | undefined;
    await waitFor(async () => {
      const messages = (await api().outbox()).filter(({ kind }) => kind === 'sms');
      found = /\d{6}/.exec(messages.at(-1)?.body ?? '')?.[0];
      expect(found).toBeDefined();
    });
    return found ?? '';
  }

  it('SET-03 VAL-02 changes the password once the live checklist holds, and logs the other devices out', async () => {
    const elsewhere = await api().newSession(amara.id);
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    const form = await passwordForm();
    const submit = form.getByRole('button', { name: 'Change password' });
    expect(await screen.findByRole('button', { name: 'Log out all other devices' })).toBeInTheDocument();
    await user.type(form.getByLabelText('Old password'), amara.password);
    await user.type(form.getByLabelText('New password'), 'brand-new');
    expect(submit).toBeDisabled();
    expect(form.getByText('1 capital letter')).toHaveTextContent('not met');
    await user.clear(form.getByLabelText('New password'));
    await user.type(form.getByLabelText('New password'), newPassword);
    await user.type(form.getByLabelText('Confirm new password'), newPassword);
    await user.click(submit);
    expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText('Old password')).toHaveValue(''));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument(),
    );
    expect((await api().call('GET', '/api/user/user/new', { token: elsewhere })).status).toBe(401);
    const entered = await api().call('POST', '/api/users/auth', {
      body: { email: 'amara@kith.example', plainPassword: newPassword },
    });
    expect(entered.status).toBe(200);
  });

  it('SET-03 ERR-01 says that the old password is wrong, at its field, and keeps what was typed', async () => {
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    const form = await passwordForm();
    await user.type(form.getByLabelText('Old password'), 'Something-else-1');
    await user.type(form.getByLabelText('New password'), newPassword);
    await user.type(form.getByLabelText('Confirm new password'), newPassword);
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(form.getByLabelText('Old password')).toHaveAccessibleDescription('Invalid old password'),
    );
    expect(form.getByLabelText('New password')).toHaveValue(newPassword);
  });

  it('SET-03 takes no password while another is being changed, which would go with its success', async () => {
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    const form = await passwordForm();
    await user.type(form.getByLabelText('Old password'), amara.password);
    await user.type(form.getByLabelText('New password'), newPassword);
    await user.type(form.getByLabelText('Confirm new password'), newPassword);
    const release = answerLate(api(), 'post', '*/api/profile/change-password');
    await user.click(form.getByRole('button', { name: 'Change password' }));
    await form.findByRole('button', { name: /Changing/ });
    await user.type(form.getByLabelText('Old password'), 'x');
    expect(form.getByLabelText('Old password')).toHaveValue(amara.password);
    release();
    expect(await screen.findByText(/Your password is changed/)).toBeInTheDocument();
    await waitFor(() => expect(form.getByLabelText('Old password')).toHaveValue(''));
  });

  it('SET-03 lists the devices, logs one out and then all others', async () => {
    const tokens = [await api().newSession(amara.id), await api().newSession(amara.id)];
    tokens.push(await api().newSession(amara.id));
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    const list = within(await screen.findByRole('list', { name: 'Devices' }));
    expect(list.getAllByRole('listitem')).toHaveLength(4);
    expect(list.getAllByText('This device')).toHaveLength(1);
    const ends = list.getAllByRole('button', { name: 'Log out Unknown device' });
    expect(ends).toHaveLength(3);
    await user.dblClick(ends[0] ?? document.body);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    for (const token of tokens)
      expect((await api().call('GET', '/api/user/user/new', { token })).status).toBe(401);
    expect((await amara.call('GET', '/api/user/user/new')).status).toBe(200);
  });

  it('SET-03 a device that was logged out elsewhere is gone when it is logged out here', async () => {
    await api().newSession(amara.id);
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    const end = await screen.findByRole('button', { name: 'Log out Unknown device' });
    await amara.call('DELETE', '/api/user/sessions');
    await user.click(end);
    await waitFor(() => expect(end).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('SHELL-14 tries devices and methods that failed to load again', async () => {
    const fail = () => HttpResponse.json({ code: 400 }, { status: 400 });
    faults.use(
      http.get('*/api/user/sessions', fail, { once: true }),
      http.get('*/api/2fa', fail, { once: true }),
    );
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    expect(await screen.findByText('Your devices could not be loaded')).toBeInTheDocument();
    expect(await screen.findByText('Your methods could not be loaded')).toBeInTheDocument();
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
    expect(await screen.findByRole('list', { name: 'Devices' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Set up two-factor' })).toBeInTheDocument();
  });

  it('TFA-03 TFA-05 TFA-06 sets an authentication app up, lists it as the default and removes it', async () => {
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    await user.click(await screen.findByRole('link', { name: 'Set up two-factor' }));
    expect(await screen.findByRole('radio', { name: /^Authentication app/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
    const secret = screen.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent.replaceAll(' ', '');
    await user.clear(screen.getByLabelText('Account name'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please fill in all the fields')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Account name'), 'My phone');
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    const code = await screen.findByLabelText('6-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Please fill in all the fields')).toBeInTheDocument();
    const totp = new TOTP({ secret });
    const right = totp.generate({ timestamp: api().clock.now().getTime() });
    await user.type(code, right === '000000' ? '111111' : '000000');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Invalid verification code'));
    await user.clear(code);
    await user.type(code, right);
    expect(await screen.findByText(/Two-factor is on/)).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/settings/security'));

    const list = within(await screen.findByRole('list', { name: 'Methods in use' }));
    expect(list.getByRole('listitem')).toHaveTextContent('Authentication app Default');
    const login = await api().call<object>('POST', '/api/users/auth', {
      body: { email: 'amara@kith.example', plainPassword: amara.password },
    });
    expect(login.body).toHaveProperty('two_factor_auth');

    await user.click(list.getByRole('button', { name: 'Remove Authentication app, My phone' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this method?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(sentCalls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await user.click(list.getByRole('button', { name: /^Remove/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/It is off/)).toBeInTheDocument();
  });

  it('TFA-05 ERR-02 SHELL-13 makes another method the default; a failure stays in its row until it is tried again', async () => {
    const createdAt = api().clock.now();
    const factor = { userId: amara.id, kind: 'app', createdAt, verifiedAt: createdAt } as const;
    await api()
      .db.insert(twoFactorMethods)
      .values([
        { ...factor, secret: 'A', accountName: 'My phone', isDefault: true },
        { ...factor, secret: 'B', accountName: 'Tablet' },
      ]);
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    const list = within(await screen.findByRole('list', { name: 'Methods in use' }));
    const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows()).toEqual([
      expect.stringMatching(/Default.*My phone.*Remove/),
      expect.stringMatching(/Tablet.*Make default.*Remove/),
    ]);
    faults.use(
      http.post('*/api/2fa/app/default/*', () => HttpResponse.json({ code: 500 }, { status: 500 }), {
        once: true,
      }),
    );
    const make = list.getByRole('button', { name: 'Make default: Authentication app, Tablet' });
    await user.click(make);
    expect(await list.findByText('Failed to update settings. Please try again later.')).toBeInTheDocument();
    expect(make).toHaveFocus();
    await user.click(make);
    await waitFor(() =>
      expect(rows()).toEqual([
        expect.stringMatching(/My phone.*Make default/),
        expect.stringMatching(/Default.*Tablet/),
      ]),
    );
    expect(list.queryByText(/Failed/)).not.toBeInTheDocument();
    expect(list.getByText('Default').closest('p')).toHaveFocus();
    const { body } = await amara.call<{ list: { default: boolean; two_factor_auth_app: object }[] }>(
      'GET',
      '/api/2fa',
    );
    expect(body.list[0]).toMatchObject({ default: true, two_factor_auth_app: { account_name: 'Tablet' } });
  });

  it('TFA-03 TFA-04 TFA-06 sets SMS up with a country found by name, a checked number and the code that was sent', async () => {
    const { user } = await renderApp({ path: '/settings/security/twoFactor', as: amara });
    await user.click(await screen.findByRole('radio', { name: /^SMS/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please fill in all the fields')).toBeInTheDocument();
    await user.clear(country);
    await user.type(country, 'united king');
    expect(await screen.findByRole('option', { name: 'United Kingdom (+44)' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(country).toHaveValue('United Kingdom (+44)');
    await user.type(screen.getByLabelText('Phone number'), '12');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Invalid value.'),
    );
    expect(sentCalls).not.toContain('POST /api/2fa/phone');
    await user.clear(screen.getByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Phone number'), '07400 123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));

    const code = await screen.findByLabelText('6-digit code');
    expect(screen.getByText('Enter the code that we sent to +44 7400123456.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Resend code in/ })).toBeDisabled();
    await user.type(code, await textedCode());
    const list = within(await screen.findByRole('list', { name: 'Methods in use' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/SMS Default.*56/);
  });

  it('TFA-03 the country of the language is chosen ahead, also where the language names more than that', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US@posix');
    onTestFinished(() => language.mockRestore());
    const { user } = await renderApp({ path: '/settings/security/twoFactor', as: amara });
    await user.click(await screen.findByRole('radio', { name: /^SMS/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('combobox', { name: 'Country' })).toHaveValue('United States (+1)');
  });

  it('TFA-03 a step that was left does not come back with its late answer', async () => {
    const release = answerLate(api(), 'post', '*/api/2fa/phone');
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
    onTestFinished(() => language.mockRestore());
    const { user } = await renderApp({ path: '/settings/security/twoFactor', as: amara });
    await user.click(await screen.findByRole('radio', { name: /^SMS/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.type(await screen.findByLabelText('Phone number'), '07400 123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await textedCode();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('radio', { name: /^Authentication app/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('img', { name: /QR code/ });
    release();
    await user.type(screen.getByLabelText('Account name'), ' of mine');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('6-digit code');
    expect(screen.queryByText(/that we sent to/)).not.toBeInTheDocument();
  });

  it('TFA-03 going back keeps what was typed', async () => {
    const { user } = await renderApp({ path: '/settings/security/twoFactor', as: amara });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.clear(await screen.findByLabelText('Account name'));
    await user.type(screen.getByLabelText('Account name'), 'Tablet');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByLabelText('6-digit code');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Account name')).toHaveValue('Tablet');
    expect(screen.queryByLabelText('6-digit code')).not.toBeInTheDocument();
  });
});
