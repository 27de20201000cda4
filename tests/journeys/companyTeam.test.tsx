import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireCompany, WireCompanyMember } from '@/shared/wire/company';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { foundCompany, mainLandmark as page, makeCeramics } from '../mocks/companies';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

type Main = Awaited<ReturnType<typeof page>>;
type User = Awaited<ReturnType<typeof renderApp>>['user'];

const rowOf = (main: Main, name: string) => {
  const row = main.getByRole('link', { name }).closest<HTMLElement>('[role=listitem]');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

describe('the team of a company', () => {
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

  it('CMP-04 a tab shows all of its people, and the search says so', async () => {
    await add(yusuf);
    const { main, user } = await open('/members');
    const field = await main.findByRole('searchbox', { name: 'Search members' });
    await user.type(field, 'yus');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Amara Nwosu' })).toBeNull());
    await user.click(main.getByRole('link', { name: 'Managers' }));
    expect(await main.findByRole('link', { name: 'Amara Nwosu' })).toBeInTheDocument();
    expect(field).toHaveValue('');
    await user.type(field, 'ama');
    await waitFor(() => expect(location.search).toBe('?filter=manager&term=ama'));
    expect(field).toHaveValue('ama');
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
    expect(await main.findByRole('button', { name: 'Follow company' })).toBeInTheDocument();
    expect(await roleOf(yusuf)).toBe('member');
    await closeUndo(user);
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

  it('CMP-04 searches members, with the words in the address', async () => {
    await add(yusuf);
    const { main, user } = await open('/members');
    await main.findByRole('link', { name: 'Amara Nwosu' });
    await user.type(main.getByRole('searchbox', { name: 'Search members' }), 'yusuf');
    await waitFor(() => expect(location.search).toBe('?term=yusuf'));
    await waitFor(() => expect(main.queryByRole('link', { name: 'Amara Nwosu' })).toBeNull());
    expect(await main.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
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
});
