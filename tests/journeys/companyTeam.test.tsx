import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireCompany, WireCompanyMember } from '@/shared/wire/company';
import type { WireList } from '@/shared/wire/common';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}
type Main = Awaited<ReturnType<typeof page>>;
type User = Awaited<ReturnType<typeof renderApp>>['user'];

const rowOf = (main: Main, name: string) => {
  const row = main.getByRole('link', { name }).closest<HTMLElement>('[role=listitem]');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

describe('team, settings and voice of a company', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let company: WireCompany;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const [row] = await api()
      .db.insert(categories)
      .values({ kind: 'company', name: 'Ceramics', position: 1 })
      .returning();
    const { body } = await amara.call<WireCompany>('POST', '/api/companies', {
      name: 'Oficina do Barro',
      privacy: 0,
      category: String(row?.id),
      subcategory: null,
      description: '',
    });
    company = body;
  });

  const path = () => `/api/companies/${company.id}`;
  const add = (member: TestMember, position = '') =>
    amara.call('POST', `${path()}/members/${member.id}`, { position });
  const make = (member: TestMember, role: 'moderator' | 'member') =>
    amara.call('PATCH', `${path()}/members/${member.id}/role`, { role });
  const open = async (tab: string, as = amara) => {
    const app = await renderApp({ path: `/company/${company.permalink}${tab}`, as });
    return { ...app, main: await page() };
  };
  const roleOf = async (member: TestMember) =>
    (await member.call<WireCompany>('GET', `/api/companies/${company.permalink}`)).body.role;
  const members = async () =>
    (await amara.call<WireList<WireCompanyMember>>('GET', `${path()}/members`)).body.list;
  async function choose(user: User, main: Main, name: string, entry: string) {
    await main.findByRole('link', { name });
    await user.click(rowOf(main, name).getByRole('button', { name: 'Member options' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }
  async function confirm(user: User, title: string, label: string) {
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: label }));
  }

  it('CMP-04 adds somebody with a position, who leaves the list of people to add; the count goes up', async () => {
    const { main, user } = await open('/members');
    await user.click(await main.findByRole('button', { name: 'Add member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'yus');
    await user.click(await dialog.findByRole('button', { name: 'Choose', description: 'Yusuf Demir' }));
    expect(await dialog.findByLabelText('Position')).toHaveFocus();
    await user.keyboard('Sales{Enter}');
    expect(await dialog.findByText('Nobody to add')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await main.findByRole('link', { name: 'Yusuf Demir' });
    expect(rowOf(main, 'Yusuf Demir').getByText('Sales')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Members 2' })).toBeInTheDocument();
    expect((await members()).find(({ user: { id } }) => id === String(yusuf.id))?.position).toBe('Sales');
  });

  it('CMP-04 keeps the position when adding fails', async () => {
    const { main, user } = await open('/members');
    await user.click(await main.findByRole('button', { name: 'Add member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add member' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'yus');
    await user.click(await dialog.findByRole('button', { name: 'Choose', description: 'Yusuf Demir' }));
    faults.use(
      http.post('*/api/companies/*/members/*', () => HttpResponse.json({ code: 500 }, { status: 500 })),
    );
    await user.type(await dialog.findByLabelText('Position'), 'Sales');
    await user.click(dialog.getByRole('button', { name: 'Add member' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(dialog.getByLabelText('Position')).toHaveValue('Sales');
  });

  it('CMP-04 a member made moderator joins the managers, any other role leaves them; one line says what each may do', async () => {
    await add(yusuf);
    const { main, user } = await open('/members?filter=manager');
    const list = within(await main.findByRole('list', { name: 'Members' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await user.click(main.getByRole('link', { name: 'All' }));
    await choose(user, main, 'Yusuf Demir', 'Make moderator');
    const title = 'Make Yusuf Demir a moderator?';
    expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(
      'Moderator can: post and comment as the company, change the settings, add members, remove members, change roles and delete the company.',
    );
    await confirm(user, title, 'Make moderator');
    expect(await rowOf(main, 'Yusuf Demir').findByText('Moderator')).toBeInTheDocument();
    expect(await roleOf(yusuf)).toBe('moderator');
    sentCalls.length = 0;
    await user.click(main.getByRole('link', { name: 'Managers' }));
    expect(await main.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
    await choose(user, main, 'Yusuf Demir', 'Make member');
    await confirm(user, 'Make Yusuf Demir a member?', 'Make member');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Yusuf Demir' })).toBeNull());
    expect(sentCalls).not.toContain(`GET ${path()}/members`);
    expect(await roleOf(yusuf)).toBe('member');
  });

  it('CMP-04 removes after a question; the count goes down', async () => {
    await add(yusuf);
    const { main, user } = await open('/members');
    await choose(user, main, 'Yusuf Demir', 'Remove');
    await confirm(user, 'Remove Yusuf Demir?', 'Remove');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Yusuf Demir' })).toBeNull());
    expect(main.getByRole('link', { name: 'Members 1' })).toBeInTheDocument();
    expect(await roleOf(yusuf)).toBeNull();
  });

  it('CMP-04 hands the company over after a question and becomes moderator', async () => {
    await add(yusuf);
    const { main, user } = await open('/members');
    await choose(user, main, 'Yusuf Demir', 'Hand over');
    await confirm(user, 'Hand Oficina do Barro over to Yusuf Demir?', 'Hand over');
    expect(await rowOf(main, 'Yusuf Demir').findByText('Owner')).toBeInTheDocument();
    expect(await rowOf(main, 'Amara Nwosu').findByText('Moderator')).toBeInTheDocument();
    expect(await roleOf(amara)).toBe('moderator');
  });

  it('CMP-04 a member leaves the team and then reads as a visitor', async () => {
    await add(yusuf);
    const { main, user } = await open('/members', yusuf);
    await choose(user, main, 'Yusuf Demir', 'Leave company');
    await confirm(user, 'Leave Oficina do Barro?', 'Leave company');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Yusuf Demir' })).toBeNull());
    expect(main.getByRole('link', { name: 'Members 1' })).toBeInTheDocument();
    expect(await roleOf(yusuf)).toBeNull();
  });

  it('CMP-04 tells the only owner why they cannot leave', async () => {
    const { main, user } = await open('/members');
    await choose(user, main, 'Amara Nwosu', 'Leave company');
    const title = 'You are the only owner of Oficina do Barro';
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('link', { name: 'Open settings' }));
    await waitFor(() => expect(location.pathname).toBe(`/company/${company.permalink}/settings/manage`));
  });

  it('CMP-04 offers a plain member no act on others and no settings', async () => {
    await add(yusuf);
    const { main } = await open('/members', yusuf);
    await main.findByRole('link', { name: 'Amara Nwosu' });
    expect(rowOf(main, 'Amara Nwosu').queryByRole('button')).toBeNull();
    expect(main.queryByRole('button', { name: 'Add member' })).toBeNull();
    expect(main.queryByRole('link', { name: 'Settings' })).toBeNull();
    expect(main.queryByRole('link', { name: 'Edit company' })).toBeNull();
  });

  it('CMP-04 refuses settings to a plain member who opens their address', async () => {
    await add(yusuf);
    const { main } = await open('/settings', yusuf);
    expect(await main.findByText('Only managers change the settings')).toBeInTheDocument();
  });

  it('CMP-04 searches members, with the words in the address', async () => {
    await add(yusuf);
    const { main, user } = await open('/members');
    await user.type(await main.findByRole('searchbox', { name: 'Search members' }), 'yusuf');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Amara Nwosu' })).toBeNull());
    expect(location.search).toBe('?term=yusuf');
  });

  it('CMP-04 CMP-05 another manager was faster: the company is read anew, with its members', async () => {
    await add(yusuf);
    const { main, user } = await open('/members');
    await choose(user, main, 'Yusuf Demir', 'Remove');
    await amara.call('DELETE', `${path()}/members/${yusuf.id}`);
    await confirm(user, 'Remove Yusuf Demir?', 'Remove');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Yusuf Demir' })).toBeNull());
    expect(await main.findByRole('link', { name: 'Members 1' })).toBeInTheDocument();
  });

  it('CMP-05 loading a company anew resets its members', async () => {
    const { main, user } = await open('/members');
    await main.findByRole('link', { name: 'Amara Nwosu' });
    await user.click(screen.getByRole('link', { name: 'Companies' }));
    await add(yusuf);
    await user.click(await (await page()).findByRole('link', { name: 'Oficina do Barro' }));
    await user.click(await (await page()).findByRole('link', { name: /^Members/ }));
    expect(await (await page()).findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
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
    expect(await main.findByText('The kiln opens on Saturday.')).toBeInTheDocument();
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
