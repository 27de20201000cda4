import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { configureApi } from '@/shared/api/client';
import { memberPassword } from '../../server/testing/members';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const newPassword = 'Brand-new-house-9';

async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

interface EnteringForm {
  path: string;
  values: Record<string, string>;
  button: string;
  call: string;
  /** Heading of the next page. */
  next: string;
}

const login: EnteringForm = {
  path: '/login',
  values: { Email: 'amara@kith.example', Password: memberPassword },
  button: 'Log in',
  call: '/api/users/auth',
  next: 'News feed',
};

const forms: EnteringForm[] = [
  login,
  {
    path: '/signUp',
    values: {
      'First name': 'Sam',
      'Last name': 'Newcomer',
      Email: 'sam@kith.example',
      Password: memberPassword,
      'Confirm password': memberPassword,
    },
    button: 'Sign up',
    call: '/api/users/register',
    next: 'Confirmation email sent',
  },
  {
    path: '/forgotPassword',
    values: { Email: 'amara@kith.example' },
    button: 'Send reset link',
    call: '/api/users/reset',
    next: 'Look in your mail',
  },
  {
    path: '/resetPassword',
    values: { 'New password': newPassword, 'Confirm new password': newPassword },
    button: 'Update password',
    call: '/api/users/emailReset',
    next: 'Password updated',
  },
];

describe('the forms of entering', () => {
  const api = useApi();

  async function open({ path, values }: EnteringForm) {
    const member = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    let query = '';
    if (path === '/resetPassword') {
      await api().call('POST', '/api/users/reset', { body: { email: member.row.email } });
      query = `?token=${await api().mailedToken(member.row.email)}`;
    }
    const { user } = await renderApp({ path: `${path}${query}` });
    await fillIn(values);
    return user;
  }

  it.each(forms)(
    'AUTH-02 AUTH-05 AUTH-06 $path shows that it is under way, and sends once for many presses',
    async (form) => {
      let answer: () => void = () => undefined;
      const answered = new Promise<void>((resolve) => (answer = resolve));
      let sent = 0;
      faults.use(
        http.post(`*${form.call}`, async () => {
          sent += 1;
          await answered;
        }),
      );
      const user = await open(form);
      const button = screen.getByRole('button', { name: form.button });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
      await user.click(button);
      await user.keyboard('{Enter}{Enter}');
      answer();
      expect(await screen.findByRole('heading', { level: 1, name: form.next })).toBeInTheDocument();
      expect(sent).toBe(1);
      expect(sentCalls.filter((call) => call === `POST ${form.call}`)).toHaveLength(1);
    },
  );

  it.each(forms)(
    'AUTH-02 AUTH-05 AUTH-06 $path says what failed, keeps what was typed and takes the next try',
    async (form) => {
      faults.use(http.post(`*${form.call}`, () => HttpResponse.error(), { once: true }));
      const user = await open(form);
      const button = screen.getByRole('button', { name: form.button });
      await waitFor(() => expect(button).toBeEnabled());
      await user.click(button);
      expect(await screen.findByRole('alert')).toHaveTextContent('Request failed');
      for (const [label, value] of Object.entries(form.values))
        expect(screen.getByLabelText(label)).toHaveValue(value);
      await user.click(button);
      expect(await screen.findByRole('heading', { level: 1, name: form.next })).toBeInTheDocument();
    },
  );

  it('API-04 logs no failed call in local development', async () => {
    faults.use(http.post('*/api/users/auth', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const user = await open(login);
    // The defaults of a development build.
    configureApi();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'News feed' });
    expect(sentCalls).not.toContain('POST /api/log');
  });
});
