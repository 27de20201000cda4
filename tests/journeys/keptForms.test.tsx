import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import { hasUnsentText } from '@/features/writing/storage/storedKeys';
import type { WireLoggedUser } from '@/shared/wire/user';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { makeGroup } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('forms keep what was typed', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await eraseMember(String(amara.id));
  });

  const stored = async (place: string) =>
    JSON.stringify((await get(`text/${amara.id}/form/${place}`)) ?? null);
  const isStored = (place: string, text: string) =>
    waitFor(async () => expect(await stored(place)).toContain(text));
  const isErased = (place: string) => waitFor(async () => expect(await stored(place)).toBe('null'));
  const restored = async () => within(await screen.findByText('Draft restored').then(parentOf));
  const open = (path: string) => renderApp({ path, as: amara, keepsStorage: true });

  /** Types and unmounts without leaving the page, like a killed tab. */
  async function leaveHalfTyped(path: string, field: string, text: string, place: string) {
    const { close } = await renderApp({ path, as: amara });
    write(await screen.findByLabelText(field), text);
    await isStored(place, text);
    close();
  }

  it('G1 SET-02 one’s own details come back after the tab was closed, and are erased once they are saved', async () => {
    await leaveHalfTyped('/settings/basic', 'Bio', 'Bread and salt', 'settings/basic');
    const { user } = await open('/settings/basic');
    await restored();
    expect(screen.getByLabelText('Bio')).toHaveValue('Bread and salt');
    expect(screen.getByLabelText('First name')).toHaveValue('Amara');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
    const { body } = await amara.call<WireLoggedUser>('GET', '/api/user/user/new');
    expect(body.bio).toBe('Bread and salt');
    await isErased('settings/basic');
    expect(hasUnsentText(String(amara.id))).toBe(false);
  });

  it('G1 SET-01 what was left without saving is there again; Discard returns to what is saved', async () => {
    const { user } = await open('/settings/basic');
    write(await screen.findByLabelText('Bio'), 'Salt');
    await isStored('settings/basic', 'Salt');
    const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
    await user.click(tabs.getByRole('link', { name: 'Security' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/They stay here as a draft/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(screen.queryByLabelText('Bio')).not.toBeInTheDocument());
    await user.click(tabs.getByRole('link', { name: 'Basic information' }));
    await restored();
    expect(screen.getByLabelText('Bio')).toHaveValue('Salt');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Bio')).toHaveValue('');
    expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
    await isErased('settings/basic');
  });

  it('G1 SET-02 keeps what is typed before the draft is read', async () => {
    await leaveHalfTyped('/settings/basic', 'Bio', 'Bread', 'settings/basic');
    await open('/settings/basic');
    const bio = await screen.findByLabelText('Bio');
    if (screen.queryByText('Draft restored') === null) write(bio, 'Honey');
    await isStored('settings/basic', 'Honey');
    expect(bio).toHaveValue('Honey');
  });

  it('G1 GRP-08 every form of a group keeps its own words', async () => {
    await makeGroup(api(), amara.id, { permalink: 'tram', name: 'Tram 28' });
    const { body: group } = await amara.call<{ id: number }>('GET', '/api/groups/tram');
    await leaveHalfTyped('/group/tram/edit', 'Description', 'We wave.', `group/${group.id}/basic`);
    await open('/group/tram/edit');
    await restored();
    expect(screen.getByLabelText('Description')).toHaveValue('We wave.');
    expect(await stored(`group/${group.id}/contact`)).toBe('null');
  });

  it('G1 GRP-02 a new group comes back half typed, and its draft is erased once it is created', async () => {
    await api().db.insert(categories).values({ kind: 'group', name: 'Neighbourhood', position: 1 });
    await leaveHalfTyped('/groups/create', 'Name', 'Tram 28 Regulars', 'group/new');
    const { user } = await open('/groups/create');
    await restored();
    const form = within(await screen.findByRole('form', { name: 'Create group' }));
    expect(form.getByLabelText('Name')).toHaveValue('Tram 28 Regulars');
    faults.use(
      http.post('*/api/groups', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await form.findByRole('option', { name: 'Neighbourhood' });
    await user.selectOptions(form.getByLabelText('Category'), 'Neighbourhood');
    await user.click(form.getByRole('button', { name: 'Create group' }));
    await form.findByRole('alert');
    await isStored('group/new', 'Tram 28 Regulars');
    await user.click(form.getByRole('button', { name: 'Create group' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tram 28 Regulars' })).toBeInTheDocument();
    await isErased('group/new');
  });

  it('G1 CMP-01 a new company that comes back half typed is discarded', async () => {
    await leaveHalfTyped('/companies/create', 'Description', 'We fix bread.', 'company/new');
    const { user } = await open('/companies/create');
    const notice = await restored();
    await user.click(notice.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Description')).toHaveValue('');
    await isErased('company/new');
  });

  it('AUTH-08 G1 logging out asks, and erases what forms kept', async () => {
    await leaveHalfTyped('/settings/basic', 'Bio', 'Bread', 'settings/basic');
    const { user } = await open('/about');
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('button', { name: 'Log out' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Log out' }));
    await isErased('settings/basic');
  });
});

function parentOf(element: HTMLElement): HTMLElement {
  if (!element.parentElement) throw new Error('The element stands nowhere.');
  return element.parentElement;
}
