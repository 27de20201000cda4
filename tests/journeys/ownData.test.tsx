import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { keys } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closings, files } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { employ, makeCompany, makeGroup } from '../../server/testing/posts';
import { answerLate, endFaults, faults, useApi } from '../mocks/api';
import { openComposer, pick, picture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

const megabyte = 1024 * 1024;

describe('your data', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  afterEach(() => vi.restoreAllMocks());

  const closeDialog = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete account?' }));
  };

  it('OWN-01 leads from the security tab to the download, which asks for the password first', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.hasAttribute('download')) saved.push(this.pathname);
    });
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    await user.click(await screen.findByRole('link', { name: 'Open your data' }));
    const form = within(await screen.findByRole('form', { name: 'A copy of your data' }));
    await user.type(form.getByLabelText('Password'), 'Something-else-1');
    await user.click(form.getByRole('button', { name: 'Download my data' }));
    await waitFor(() =>
      expect(form.getByLabelText('Password')).toHaveAccessibleDescription('Wrong password.'),
    );
    expect(form.getByLabelText('Password')).toHaveValue('Something-else-1');
    expect(saved).toEqual([]);

    await user.clear(form.getByLabelText('Password'));
    await user.type(form.getByLabelText('Password'), amara.password);
    await user.click(form.getByRole('button', { name: 'Download my data' }));
    const again = await screen.findByRole('link', { name: 'Download again' });
    expect(screen.getByText(/Your download has begun/)).toBeInTheDocument();
    expect(form.getByLabelText('Password')).toHaveValue('');
    const address = again.getAttribute('href') ?? '';
    expect(saved).toEqual([address]);
    const { status, headers } = await api().call('GET', address);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  });

  it('OWN-01 downloads once what was asked for once, also when the page is opened again', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderApp({ path: '/settings/security/data', as: amara });
    const form = within(await screen.findByRole('form', { name: 'A copy of your data' }));
    await user.type(form.getByLabelText('Password'), amara.password);
    await user.click(form.getByRole('button', { name: 'Download my data' }));
    await screen.findByRole('link', { name: 'Download again' });
    expect(click).toHaveBeenCalledOnce();
    const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
    await user.click(tabs.getByRole('link', { name: 'Privacy' }));
    await screen.findByRole('form', { name: 'Who can see and do what' });
    act(() => history.back());
    await screen.findByRole('form', { name: 'A copy of your data' });
    expect(screen.queryByRole('link', { name: 'Download again' })).not.toBeInTheDocument();
    expect(click).toHaveBeenCalledOnce();
  });

  it('OWN-01 follows no address of another site', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    faults.use(
      http.post('*/api/user/export', () =>
        HttpResponse.json({ address: '//evil.example/api/user/export/a' }),
      ),
    );
    const { user } = await renderApp({ path: '/settings/security/data', as: amara });
    const form = within(await screen.findByRole('form', { name: 'A copy of your data' }));
    await user.type(form.getByLabelText('Password'), amara.password);
    await user.click(form.getByRole('button', { name: 'Download my data' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Request failed');
    expect(screen.queryByRole('link', { name: 'Download again' })).not.toBeInTheDocument();
    expect(click).not.toHaveBeenCalled();
  });

  it('SET-01 shows how much of the room for photos is used, in words and as a meter', async () => {
    const picture = { ownerId: amara.id, mime: 'image/png', width: 1, height: 1 } as const;
    await api()
      .db.insert(files)
      .values({
        ...{ ...picture, key: 'a'.repeat(32), size: 512 * megabyte, createdAt: api().clock.now() },
        ...({ visibility: 'private', state: 'kept' } as const),
      });
    await renderApp({ path: '/settings/security/data', as: amara });
    const meter = await screen.findByRole('meter', { name: 'Storage used' });
    expect(meter).toHaveAttribute('aria-valuenow', '50');
    expect(meter).toHaveAttribute('aria-valuetext', '512 MB of 1 GB used');
    expect(screen.getByText('512 MB of 1 GB used')).toBeInTheDocument();
  });

  it('VAL-03 ERR-03 a photo refused for want of room says so, loses nothing, and goes once there is room', async () => {
    faults.use(
      http.post('*/upload', () =>
        HttpResponse.json({ code: 403, dictionary_code: 'quotaExceeded' }, { status: 403 }),
      ),
    );
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    await user.type(dialog.getByRole('textbox'), 'Look at this');
    pick(await picture('lake.png'));
    expect(await dialog.findByText(/There is no room left in your account/)).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveTextContent('Look at this');
    endFaults();
    await user.click(dialog.getByRole('button', { name: 'Retry photo 1' }));
    await waitFor(() =>
      expect(dialog.queryByText(/There is no room left in your account/)).not.toBeInTheDocument(),
    );
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
  });

  it('OWN-02 closes the account behind a dialog, leaves nothing in the browser, and offers the way back at the login', async () => {
    const { user } = await renderApp({ path: '/settings/security/data', as: amara });
    const dialog = await closeDialog(user);
    expect(await dialog.findByText(/You can come back for 30 days/)).toBeInTheDocument();
    expect(dialog.getByText(/Your profile, posts, comments, photos/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Password'), 'Something-else-1');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Wrong password.'),
    );
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await api().db.select().from(closings)).toEqual([]);

    const again = await closeDialog(user);
    await user.type(await again.findByLabelText('Password'), amara.password);
    await user.click(again.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/Your account is closed. Log in within 30 days/)).toBeInTheDocument();
    expect(location.pathname).toBe('/login');
    expect(await api().db.select().from(closings)).toHaveLength(1);
    expect(localStorage.getItem('kith.token')).toBeNull();
    await waitFor(async () =>
      expect((await keys<string>()).filter((key) => key.split('/')[1] === String(amara.id))).toEqual([]),
    );

    await user.type(screen.getByLabelText('Email'), amara.row.email);
    await user.type(screen.getByLabelText('Password'), amara.password);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Your account is closed.')).toBeInTheDocument();
    expect(await screen.findByText(/it is deleted for good/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(document.title).toBe('News feed · Kith'));
    expect(await api().db.select().from(closings)).toEqual([]);
  });

  it('OWN-02 the account is not said to be kept while the call that closes it is under way', async () => {
    const release = answerLate(api(), 'delete', '*/api/user');
    const { user } = await renderApp({ path: '/settings/security/data', as: amara });
    const dialog = await closeDialog(user);
    await user.type(await dialog.findByLabelText('Password'), amara.password);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeDisabled());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Delete account?' })).toBeInTheDocument();
    release();
    expect(await screen.findByText(/Your account is closed. Log in within 30 days/)).toBeInTheDocument();
  });

  it('OWN-02 names what the only owner hands over first, with the way there', async () => {
    const groupId = await makeGroup(api(), amara.id, { name: 'Choir', permalink: 'choir' });
    expect(groupId).toBeGreaterThan(0);
    const companyId = await makeCompany(api(), 'Bakery', { permalink: 'bakery' });
    await employ(api(), companyId, amara.id, 'owner');
    const { user } = await renderApp({ path: '/settings/security/data', as: amara });
    const dialog = await closeDialog(user);
    const list = within(await dialog.findByRole('list', { name: 'Hand these over first' }));
    expect(list.getByRole('link', { name: 'Choir' })).toHaveAttribute('href', '/group/choir/members');
    expect(list.getByRole('link', { name: 'Bakery' })).toHaveAttribute('href', '/company/bakery/members');
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('OWN-02 shows what came to be owned alone while the dialog was open', async () => {
    const { user } = await renderApp({ path: '/settings/security/data', as: amara });
    const dialog = await closeDialog(user);
    await user.type(await dialog.findByLabelText('Password'), amara.password);
    await makeGroup(api(), amara.id, { name: 'Choir', permalink: 'choir' });
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('link', { name: 'Choir' })).toBeInTheDocument();
  });

  it('ANY-06 offers nothing of it where the backend has none of it', async () => {
    faults.use(
      http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false })),
      http.get('*/api/user/user/new', async () => {
        const { body } = await amara.call<object>('GET', '/api/user/user/new');
        return HttpResponse.json({ ...body, storage: undefined });
      }),
    );
    const { close } = await renderApp({ path: '/settings/security', as: amara });
    expect(await screen.findByRole('form', { name: 'Password' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open your data' })).not.toBeInTheDocument();
    close();
    await renderApp({ path: '/settings/security/data', as: amara });
    expect(await screen.findByText('There is nothing to download or delete here')).toBeInTheDocument();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Download my data|Delete account/ })).not.toBeInTheDocument();
  });

  it('ANY-06 a backend that does not tell what is owned alone says so when it refuses', async () => {
    faults.use(
      http.get('*/api/user/closing', () => new HttpResponse(null, { status: 404 })),
      http.delete('*/api/user', () =>
        HttpResponse.json({ code: 409, dictionary_code: 'ownsCommunities' }, { status: 409 }),
      ),
    );
    const { user } = await renderApp({ path: '/settings/security/data', as: amara });
    const dialog = await closeDialog(user);
    await user.type(await dialog.findByLabelText('Password'), amara.password);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText(/You are the only owner of a group or company/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Password')).toHaveValue(amara.password);
  });
});
