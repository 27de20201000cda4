import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadCompany } from '@/features/companies/requests';
import { deferred, settle } from '@/shared/store/testStore';
import type { WireList } from '@/shared/wire/common';
import type { WireCompany } from '@/shared/wire/company';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { foundCompany, mainLandmark as page, makeCeramics } from '../mocks/companies';
import { renderApp } from '../mocks/renderApp';

describe('settings and voice of a company', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let company: WireCompany;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const category = await makeCeramics(api());
    company = await foundCompany(amara, { name: 'Oficina do Barro', category });
  });

  const path = () => `/api/companies/${company.id}`;
  const add = (member: TestMember) => amara.call('POST', `${path()}/members/${member.id}`, {});
  const make = (member: TestMember, role: 'moderator' | 'member') =>
    amara.call('PATCH', `${path()}/members/${member.id}/role`, { role });
  const open = async (tab: string, as = amara) => {
    const app = await renderApp({ path: `/company/${company.permalink}${tab}`, as });
    return { ...app, main: await page() };
  };

  it('CMP-04 refuses settings to a plain member who opens their address', async () => {
    await add(yusuf);
    const { main } = await open('/settings', yusuf);
    expect(await main.findByText('Only managers change the settings')).toBeInTheDocument();
  });

  it('CMP-01 saves the changed settings alone; a failure keeps them; a new permalink moves the page', async () => {
    const { main, user } = await open('/edit');
    const name = await main.findByLabelText('Name');
    expect(location.pathname).toBe(`/company/${company.permalink}/settings`);
    await user.clear(name);
    await user.type(name, 'Oficina');
    const permalink = main.getByLabelText('Permalink');
    await user.clear(permalink);
    await user.type(permalink, 'oficina');
    faults.use(
      http.patch('*/api/companies/*', () => HttpResponse.json({ code: 500 }, { status: 500 }), {
        once: true,
      }),
    );
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('alert')).toBeInTheDocument();
    expect(name).toHaveValue('Oficina');
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Oficina' })).toBeInTheDocument();
    await waitFor(() => expect(location.pathname).toBe('/company/oficina/settings'));
  });

  it('CMP-01 CMP-02 writes contacts, each with a way to be reached, and shows them', async () => {
    const { main, user } = await open('/settings/contacts');
    await user.click(await main.findByRole('button', { name: 'Add contact' }));
    const contact = within(main.getByRole('group', { name: 'Contact 1' }));
    expect(contact.getByLabelText('Name')).toHaveFocus();
    await user.type(contact.getByLabelText('Name'), 'Inês');
    await user.selectOptions(contact.getByLabelText('Category'), 'Finance');
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    expect(await contact.findByText('This is required.')).toBeInTheDocument();
    expect(contact.getByLabelText('Email')).toHaveFocus();
    await user.keyboard('ines');
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    expect(await contact.findByText('Email not in a valid format or is unknown type.')).toBeInTheDocument();
    await user.type(contact.getByLabelText('Email'), '@oficina.example');
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    await user.click(await main.findByRole('link', { name: 'Contacts 1' }));
    const finance = within(await main.findByRole('region', { name: 'Finance' }));
    expect(finance.getByRole('link', { name: 'ines@oficina.example' })).toBeInTheDocument();
  });

  it('CMP-01 takes a contact out, and the focus goes to the button that adds', async () => {
    await amara.call('PATCH', path(), {
      contacts: [{ category: 'finance', name: 'Inês', email: '', phone: '1' }],
    });
    const { main, user } = await open('/settings/contacts');
    await user.click(await main.findByRole('button', { name: 'Remove contact', description: 'Contact 1' }));
    expect(main.getByRole('button', { name: 'Add contact' })).toHaveFocus();
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('link', { name: 'Contacts 0' })).toBeInTheDocument();
  });

  it('CMP-01 switches the photos off, whose tab goes; the other sections stay as they are', async () => {
    const { main, user } = await open('/settings/options');
    await user.click(await main.findByRole('switch', { name: 'Photos' }));
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    const tabs = within(main.getByRole('navigation', { name: company.name }));
    await waitFor(() => expect(tabs.queryByRole('link', { name: 'Photos' })).toBeNull());
    expect(tabs.getByRole('link', { name: 'Wall' })).toBeInTheDocument();
    expect(main.getByRole('switch', { name: 'Wall' })).toBeChecked();
  });

  it('CMP-01 shows a failure in no other section than the one that could not be saved', async () => {
    const { main, user, store } = await open('/settings');
    await user.type(await main.findByLabelText('Name'), 's');
    const late = deferred<undefined>();
    let isAsked = false;
    faults.use(
      http.patch('*/api/companies/*', async () => {
        isAsked = true;
        await late.promise;
        return HttpResponse.json({ code: 500 }, { status: 500 });
      }),
    );
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(isAsked).toBe(true));
    await user.click(main.getByRole('link', { name: 'Sections' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await user.click(await main.findByRole('switch', { name: 'Photos' }));
    const edits = () =>
      Object.entries(store.getState().requests).filter(([key]) => key.startsWith('companies/edit|'));
    late.resolve(undefined);
    await waitFor(() => expect(edits().filter(([, { status }]) => status === 'pending')).toEqual([]));
    await act(settle);
    expect(main.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('CMP-04 deletes the company by its name, which leaves my list', async () => {
    const { main, user } = await open('/settings/manage');
    await user.click(await main.findByRole('button', { name: 'Delete company' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Oficina do Barro?' }));
    const confirmation = dialog.getByRole('button', { name: 'Delete company' });
    expect(confirmation).toBeDisabled();
    await user.type(dialog.getByLabelText('Type the name to delete it'), company.name);
    await user.click(confirmation);
    await waitFor(() => expect(location.pathname).toBe('/companies'));
    expect(await main.findByText('You follow no company yet')).toBeInTheDocument();
  });

  it('CMP-02 posts as the company, whose name stands first and the author small', async () => {
    const { main, user } = await open('');
    await user.click(await main.findByRole('button', { name: "What's on your mind?" }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create post' }));
    expect(dialog.getByText('Posting as Oficina do Barro')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Post text'), 'The kiln opens on Saturday.');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    const post = within(await main.findByRole('article', { name: 'Post by Oficina do Barro' }));
    expect(post.getByText('The kiln opens on Saturday.')).toBeInTheDocument();
    expect(post.getByText(/Written by/)).toHaveTextContent('Written by Amara Nwosu');
    const { body } = await yusuf.call<WireList<WirePost>>('GET', `/api/post/company/${company.id}`);
    expect(body.list.map((one) => [one.post_type, one.entity?.name])).toEqual([
      ['company', 'Oficina do Barro'],
    ]);
  });

  it('CMP-02 tells a manager who lost the right before anything is sent, and keeps the text', async () => {
    await add(yusuf);
    await make(yusuf, 'moderator');
    const { main, user } = await open('', yusuf);
    await user.click(await main.findByRole('button', { name: "What's on your mind?" }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create post' }));
    await user.type(dialog.getByLabelText('Post text'), 'The kiln opens on Saturday.');
    await make(yusuf, 'member');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText(/You no longer manage Oficina do Barro/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Post text')).toHaveValue('The kiln opens on Saturday.');
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(sentCalls).not.toContain(`POST /api/post/company/${company.id}`);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await main.findByText(/Only managers post here/)).toBeInTheDocument();
  });

  it('CMP-02 POST-09 publishes nothing whose composer was closed while the right was read anew', async () => {
    const { main, user, store } = await open('');
    await user.click(await main.findByRole('button', { name: "What's on your mind?" }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create post' }));
    await user.type(dialog.getByLabelText('Post text'), 'Not yet.');
    const answer = deferred<undefined>();
    faults.use(http.get(`*/api/companies/${company.permalink}`, () => answer.promise));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    answer.resolve(undefined);
    await expect.poll(() => loadCompany.select(store.getState(), company.permalink).status).toBe('succeeded');
    await user.click(main.getByRole('button', { name: "What's on your mind?" }));
    const again = within(await screen.findByRole('dialog', { name: 'Create post' }));
    expect(again.getByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(again.getByLabelText('Post text')).toHaveValue('Not yet.');
    expect(sentCalls).not.toContain(`POST /api/post/company/${company.id}`);
  });

  it('CMP-02 publishes when the right cannot be read anew', async () => {
    const { main, user } = await open('');
    await user.click(await main.findByRole('button', { name: "What's on your mind?" }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create post' }));
    await user.type(dialog.getByLabelText('Post text'), 'The kiln opens on Saturday.');
    faults.use(
      http.get(`*/api/companies/${company.permalink}`, () =>
        HttpResponse.json({ code: 500 }, { status: 500 }),
      ),
    );
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    const post = await main.findByRole('article', { name: 'Post by Oficina do Barro' });
    expect(within(post).getByText('The kiln opens on Saturday.')).toBeInTheDocument();
  });

  it('CMP-02 comments as the company or in one’s own name, as chosen under its post', async () => {
    const post = await publish(amara, { post: 'The kiln opens.' }, `company/${company.id}`);
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const main = await page();
    const voice = await main.findByRole('button', { name: 'Posting as Amara Nwosu' });
    await user.click(voice);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Oficina do Barro, the company' }));
    expect(await main.findByRole('button', { name: 'Posting as Oficina do Barro' })).toBeInTheDocument();
    await user.type(main.getByLabelText('Write a comment'), 'Bring gloves{Enter}');
    const said = within(await main.findByRole('article', { name: 'Comment by Oficina do Barro' }));
    expect(said.getByRole('link', { name: 'Oficina do Barro' })).toHaveAttribute(
      'href',
      `/company/${company.permalink}`,
    );
    const { body } = await yusuf.call<WireList<WireComment>>('GET', `/api/comments/company/${post.id}`);
    expect(body.list.map(({ entity }) => entity?.name)).toEqual(['Oficina do Barro']);
  });

  it('CMP-02 ANY-06 offers no other voice to those who may not use it', async () => {
    await add(yusuf);
    const post = await publish(amara, { post: 'The kiln opens.' }, `company/${company.id}`);
    await renderApp({ path: `/post/${post.id}`, as: yusuf });
    const main = await page();
    expect(await main.findByLabelText('Write a comment')).toBeInTheDocument();
    await waitFor(() => expect(sentCalls).toContain(`GET /api/companies/${company.permalink}`));
    expect(main.queryByRole('button', { name: /^Posting as/ })).toBeNull();
  });
});
