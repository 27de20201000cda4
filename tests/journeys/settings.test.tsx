import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadMe } from '@/features/session/requests';
import type { WireLoggedUser } from '@/shared/wire/user';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const form = () => screen.findByRole('form', { name: 'Basic information' });
const meOf = async (member: TestMember) =>
  (await member.call<WireLoggedUser>('GET', '/api/user/user/new')).body;

describe('settings: basic information', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  it('SET-01 leads from /settings to the first of five tabs, and to each of the others', async () => {
    const { user } = await renderApp({ path: '/settings', as: amara });
    const tabs = within(await screen.findByRole('navigation', { name: 'Settings' }));
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Basic information',
      'Security',
      'Privacy',
      'Notification',
      'Blockchain',
    ]);
    expect(location.pathname).toBe('/settings/basic');
    for (const [name, path] of [
      ['Security', 'security'],
      ['Privacy', 'privacy'],
      ['Notification', 'notification'],
      ['Blockchain', 'blockchain'],
    ] as const) {
      await user.click(tabs.getByRole('link', { name }));
      await waitFor(() => expect(location.pathname).toBe(`/settings/${path}`));
      await waitFor(() => expect(document.title).toBe(`${name} · Kith`));
      expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  });

  it('SHELL-03 SHELL-04 is reached from the sidebar, the account menu and by g s', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('link', { name: 'Settings' }));
    expect(await form()).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'About' }));
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    expect(await form()).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await user.keyboard('gs');
    expect(await form()).toBeInTheDocument();
  });

  it('SHELL-13 chooses theme, text size and density of this device, at once and for the next visit', async () => {
    const root = document.documentElement.dataset;
    const { user, close } = await renderApp({ path: '/settings/basic', as: amara });
    const choose = async (group: string, name: string) =>
      user.click(within(await screen.findByRole('radiogroup', { name: group })).getByLabelText(name));
    await choose('Theme', 'Dark');
    await choose('Text size', 'Large');
    await choose('Density', 'Compact');
    const chosen = { theme: 'dark', textSize: 'large', density: 'compact' };
    expect(root).toMatchObject(chosen);
    close();
    const { user: next } = await renderApp({ path: '/settings/basic', as: amara, keepsStorage: true });
    const sizes = within(await screen.findByRole('radiogroup', { name: 'Text size' }));
    expect(sizes.getByLabelText('Large')).toBeChecked();
    expect(root).toMatchObject(chosen);
    for (const [group, name] of [
      ['Theme', 'As the system'],
      ['Text size', 'Normal'],
      ['Density', 'Comfortable'],
    ] as const)
      await next.click(within(screen.getByRole('radiogroup', { name: group })).getByLabelText(name));
    expect(root).toMatchObject({ theme: 'system', textSize: 'normal', density: 'comfortable' });
  });

  it('SET-02 saves every field, sends only what changed, and shows it at once everywhere', async () => {
    const { user, store } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    const replace = async (label: string, text: string) => {
      await user.clear(fields.getByLabelText(label));
      await user.type(fields.getByLabelText(label), text);
    };
    expect(fields.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    await replace('First name', 'Ama');
    await replace('Last name', 'Nwosu-Bell');
    await replace('Display name', 'Ama N.');
    await replace('Permalink', 'ama-n');
    await replace('Bio', 'Grows food on plot seven.');
    await replace('Location', 'Leith');
    await user.click(fields.getByRole('radio', { name: 'Female' }));
    await user.selectOptions(fields.getByLabelText('Month'), 'March');
    await user.selectOptions(fields.getByLabelText('Day'), '14');
    await user.selectOptions(fields.getByLabelText('Year'), '1991');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    expect(await fields.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(fields.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
    expect(await meOf(amara)).toMatchObject({
      first_name: 'Ama',
      last_name: 'Nwosu-Bell',
      display_name: 'Ama N.',
      permalink: 'ama-n',
      bio: 'Grows food on plot seven.',
      location: 'Leith',
      gender: 'female',
      birthday: { day: 14, month: 3, year: 1991 },
    });
    expect(store.getState().users[String(amara.id)]).toMatchObject({ displayName: 'Ama N.' });
    expect(store.getState().session.user).toMatchObject({ permalink: 'ama-n' });

    let sent: unknown = null;
    faults.use(
      http.patch('*/api/user/edit', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ code: 400 }, { status: 400 });
      }),
    );
    await replace('Location', 'Portobello');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent).toEqual({ location: 'Portobello' }));
  });

  it('SET-02 ERR-02 a failed update says so and keeps what was typed', async () => {
    const { user } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    faults.use(
      http.patch('*/api/user/edit', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await user.type(fields.getByLabelText('Bio'), 'Bread');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to update settings. Please try again later.')).toBeInTheDocument();
    expect(fields.getByLabelText('Bio')).toHaveValue('Bread');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await meOf(amara)).bio).toBe('Bread'));
  });

  it('SET-02 a save takes back nothing that was saved elsewhere, and shows it', async () => {
    const { user, store } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    await user.type(fields.getByLabelText('Bio'), 'Bread');
    await amara.call('PATCH', '/api/user/edit', { firstName: 'Ama', bio: 'Soup' });
    store.dispatch(loadMe.request());
    await waitFor(() => expect(fields.getByLabelText('First name')).toHaveValue('Ama'));
    expect(fields.getByLabelText('Bio')).toHaveValue('Bread');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    expect(await fields.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(await meOf(amara)).toMatchObject({ first_name: 'Ama', bio: 'Bread' });
  });

  it('SET-02 puts a refusal on its field', async () => {
    await api().member({ permalink: 'yusuf' });
    const { user } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    await user.clear(fields.getByLabelText('Permalink'));
    await user.type(fields.getByLabelText('Permalink'), 'yusuf');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(fields.getByLabelText('Permalink')).toHaveAccessibleDescription('Invalid value.'),
    );
    expect(fields.getByLabelText('Permalink')).toHaveValue('yusuf');
  });

  it('VAL-01 SET-02 says how short and how long a permalink may be', async () => {
    const { user } = await renderApp({ path: '/settings/basic', as: amara });
    const permalink = within(await form()).getByLabelText('Permalink');
    const says = (text: string) => waitFor(() => expect(permalink).toHaveAccessibleDescription(text));
    await user.clear(permalink);
    await user.type(permalink, 'am{Enter}');
    await says('The minimum length is 3.');
    await user.type(permalink, 'a'.repeat(39));
    await says('The maximum length is 40.');
    await user.clear(permalink);
    await user.type(permalink, 'ama n');
    await says('Invalid value.');
    expect(sentCalls).not.toContain('PATCH /api/user/edit');
  });

  it('SET-02 VAL-01 saves for a member with one name, and asks everybody for a first one', async () => {
    const { user } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    await user.clear(fields.getByLabelText('First name'));
    await user.clear(fields.getByLabelText('Last name'));
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(fields.getByLabelText('First name')).toHaveAccessibleDescription('This is required.'),
    );
    expect(fields.getByLabelText('Last name')).toHaveAccessibleDescription('');
    await user.type(fields.getByLabelText('First name'), 'Amara');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () =>
      expect(await meOf(amara)).toMatchObject({ first_name: 'Amara', last_name: '' }),
    );
  });

  it('SET-02 a new address waits for its confirmation over a reload; the mail can be sent again', async () => {
    const { user, close } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    await user.clear(fields.getByLabelText('Email'));
    await user.type(fields.getByLabelText('Email'), 'new@kith.example');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    expect(await fields.findByText(/new@kith\.example is waiting for confirmation/)).toBeInTheDocument();
    expect(fields.getByLabelText('Email')).toHaveValue('amara@kith.example');
    const first = await api().mailedToken('new@kith.example');
    close();

    const again = await renderApp({ path: '/settings/basic', as: amara, keepsStorage: true });
    const reloaded = within(await form());
    expect(reloaded.getByText(/new@kith\.example is waiting for confirmation/)).toBeInTheDocument();
    await again.user.type(reloaded.getByLabelText('Bio'), 'Bread');
    await again.user.click(reloaded.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The mail is on its way again.')).toBeInTheDocument();
    expect(await api().mailedToken('new@kith.example')).not.toBe(first);
    expect(reloaded.getByLabelText('Bio')).toHaveValue('Bread');
  });

  it('SET-02 SHELL-13 a change of the address is taken back; what else was typed stays', async () => {
    await amara.call('PATCH', '/api/user/edit', { email: 'new@kith.example' });
    const { user } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    await user.type(fields.getByLabelText('Bio'), 'Bread');
    faults.use(
      http.patch('*/api/user/edit', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await user.click(fields.getByRole('button', { name: 'Keep the old address' }));
    expect(await screen.findByText('Failed to update settings. Please try again later.')).toBeInTheDocument();
    expect(fields.getByText(/is waiting for confirmation/)).toBeInTheDocument();
    await user.click(fields.getByRole('button', { name: 'Keep the old address' }));
    await waitFor(() => expect(fields.queryByText(/is waiting for confirmation/)).not.toBeInTheDocument());
    expect(fields.getByLabelText('Email')).toHaveFocus();
    expect(fields.getByLabelText('Bio')).toHaveValue('Bread');
    expect((await meOf(amara)).pending_email).toBeNull();
  });

  it('VAL-08 an impossible date cannot be saved', async () => {
    const { user } = await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    await user.selectOptions(fields.getByLabelText('Month'), 'February');
    await user.selectOptions(fields.getByLabelText('Day'), '30');
    await user.selectOptions(fields.getByLabelText('Year'), '1991');
    await user.click(fields.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(fields.getByRole('group', { name: 'Birthday' })).toHaveAccessibleDescription('Invalid value.'),
    );
    expect(sentCalls).not.toContain('PATCH /api/user/edit');
  });

  it('VAL-08 shows 1/1/2000 for a date that cannot be read', async () => {
    const me = await meOf(amara);
    faults.use(
      http.get('*/api/user/user/new', () =>
        HttpResponse.json({ ...me, birthday: { day: 31, month: 2, year: 1991 } }),
      ),
    );
    await renderApp({ path: '/settings/basic', as: amara });
    const fields = within(await form());
    expect(fields.getByLabelText('Day')).toHaveValue('1');
    expect(fields.getByLabelText('Month')).toHaveValue('1');
    expect(fields.getByLabelText('Year')).toHaveValue('2000');
  });

  it('SET-01 asks before changes are left, by link, by Back and by logging out; Discard takes them back', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('link', { name: 'Settings' }));
    const fields = within(await form());
    await user.type(fields.getByLabelText('Bio'), 'Bread');

    await user.click(main.getByRole('link', { name: 'About' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(fields.getByLabelText('Bio')).toHaveValue('Bread');
    await user.click(main.getByRole('button', { name: 'Log out' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay here' }),
    );

    await user.click(fields.getByRole('button', { name: 'Discard' }));
    expect(fields.getByLabelText('Bio')).toHaveValue('');
    expect(fields.getByLabelText('Bio')).toHaveFocus();
    await user.type(fields.getByLabelText('Bio'), 'Salt');
    await user.click(main.getByRole('link', { name: 'About' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
  });
});
