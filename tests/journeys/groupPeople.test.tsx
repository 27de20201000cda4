import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo, undo } from '../mocks/undo';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}
type Main = Awaited<ReturnType<typeof page>>;

const rowOf = (main: Main, name: string) => {
  const row = main.getByRole('link', { name }).closest<HTMLElement>('[role=listitem]');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
};

describe('people and settings of a group', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let group: WireGroup;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const kind = 'group' as const;
    const [row] = await api()
      .db.insert(categories)
      .values({ kind, name: 'Neighbourhood', position: 1 })
      .returning();
    const { body } = await amara.call<WireGroup>('POST', '/api/groups', {
      userId: amara.id,
      name: 'Tram 28 Regulars',
      privacy: 1,
      category: String(row?.id),
      description: '',
      post_group: 'member',
    });
    group = body;
  });

  const join = (member: TestMember) => member.call('POST', `/api/groups/${group.id}/join`);
  async function admit(member: TestMember) {
    await amara.call('POST', `/api/invites/group/${group.id}/create/${member.id}`, {});
    await join(member);
  }
  const open = async (tab: string, as = amara) => {
    const app = await renderApp({ path: `/group/${group.permalink}${tab}`, as });
    return { ...app, main: await page() };
  };
  const roleOf = async (member: TestMember) =>
    (await member.call<WireGroup>('GET', `/api/groups/${group.permalink}`)).body.role;

  const invitationsOf = async (member: TestMember) =>
    (await member.call<{ count: number }>('GET', '/api/invites/group?dir=in')).body.count;

  async function choose(user: Awaited<ReturnType<typeof renderApp>>['user'], main: Main, entry: string) {
    await main.findByRole('link', { name: 'Yusuf Demir' });
    await user.click(rowOf(main, 'Yusuf Demir').getByRole('button', { name: 'Member options' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }

  it('GRP-06 accepts and declines requests to join; the counts answer at once', async () => {
    await join(yusuf);
    const bo = await api().member({ permalink: 'bo', firstName: 'Bo', lastName: 'Li' });
    await join(bo);
    const { main, user } = await open('/members?tab=requests');
    const tabs = within(await main.findByRole('navigation', { name: `Members of ${group.name}` }));
    expect(await tabs.findByRole('link', { name: 'Requests 2' })).toHaveAttribute('aria-current', 'page');
    await main.findByRole('link', { name: 'Yusuf Demir' });
    await user.click(rowOf(main, 'Yusuf Demir').getByRole('button', { name: 'Accept' }));
    expect(await tabs.findByRole('link', { name: 'Requests 1' })).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'Members 2' })).toBeInTheDocument();
    await user.click(rowOf(main, 'Bo Li').getByRole('button', { name: 'Decline' }));
    expect(await main.findByText('No requests wait')).toBeInTheDocument();
    await closeUndo(user);
    await waitFor(async () => expect(await roleOf(yusuf)).toBe('member'));
    expect(await roleOf(bo)).toBeNull();
  });

  it('GRP-06 makes a member admin and member again, silences and removes', async () => {
    await admit(yusuf);
    const { main, user } = await open('/members');
    await choose(user, main, 'Make admin');
    expect(await rowOf(main, 'Yusuf Demir').findByText('Admin')).toBeInTheDocument();
    await closeUndo(user);
    await waitFor(async () => expect(await roleOf(yusuf)).toBe('admin'));
    await choose(user, main, 'Make member');
    expect(await rowOf(main, 'Yusuf Demir').findByText('Member')).toBeInTheDocument();
    await choose(user, main, 'Silence');
    expect(await rowOf(main, 'Yusuf Demir').findByText(/Silenced/)).toBeInTheDocument();
    await choose(user, main, 'Remove');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Yusuf Demir' })).toBeNull());
    await closeUndo(user);
    await waitFor(async () => expect(await roleOf(yusuf)).toBeNull());
    expect(await main.findAllByRole('link', { name: 'Members 1' })).toHaveLength(2);
  });

  it('GRP-06 blocks a member and lets them in again', async () => {
    await admit(yusuf);
    const { main, user } = await open('/members');
    await choose(user, main, 'Block');
    const dialog = within(await screen.findByRole('dialog', { name: 'Block Yusuf Demir?' }));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await closeUndo(user);
    await user.click(await main.findByRole('link', { name: 'Blocked 1' }));
    await user.click(await main.findByRole('button', { name: 'Unblock' }));
    expect(await main.findByText('Nobody is blocked')).toBeInTheDocument();
    await closeUndo(user);
    await waitFor(async () => expect(await roleOf(yusuf)).toBe('member'));
    expect(await main.findAllByRole('link', { name: 'Members 2' })).toHaveLength(2);
  });

  it('GRP-06 hands the group over after a question and becomes admin', async () => {
    await admit(yusuf);
    const { main, user } = await open('/members');
    await choose(user, main, 'Hand over');
    const title = `Hand ${group.name} over to Yusuf Demir?`;
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(await rowOf(main, 'Yusuf Demir').findByText('Owner')).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Admin' })).toBeInTheDocument();
    expect(await roleOf(amara)).toBe('admin');
  });

  it('GRP-06 invites people, who then read Invited, and withdraws an invitation', async () => {
    const { main, user } = await open('/members?tab=invited');
    await user.click(await main.findByRole('button', { name: 'Invite members' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite members' }));
    await user.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'yus');
    await dialog.findByRole('link', { name: 'Yusuf Demir' });
    await user.click(dialog.getByRole('checkbox', { name: 'Select Yusuf Demir' }));
    await user.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
    expect(await dialog.findByText('Invited')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await main.findByRole('link', { name: 'Invited 1' })).toBeInTheDocument();
    await user.click(await main.findByRole('button', { name: 'Cancel invitation' }));
    expect(await main.findByText('No invitations are open')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Invited 0' })).toBeInTheDocument();
    await closeUndo(user);
    await waitFor(async () => expect(await invitationsOf(yusuf)).toBe(0));
  });

  it('GRP-06 searches members, with the words in the address', async () => {
    await admit(yusuf);
    const { main, user } = await open('/members');
    await main.findByRole('link', { name: 'Amara Nwosu' });
    await user.type(main.getByRole('searchbox', { name: 'Search members' }), 'yusuf');
    await waitFor(() => expect(location.search).toBe('?term=yusuf'));
    await waitFor(() => expect(main.queryByRole('link', { name: 'Amara Nwosu' })).toBeNull());
    expect(await main.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
  });

  it('GRP-07 offers a plain member no act, no desk and no settings, and says what each role can do', async () => {
    await admit(yusuf);
    const { main, user } = await open('/members?tab=requests', yusuf);
    expect(await main.findByRole('link', { name: 'Amara Nwosu' })).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Member options' })).toBeNull();
    expect(main.queryByRole('button', { name: 'Invite members' })).toBeNull();
    expect(main.queryByRole('navigation', { name: `Members of ${group.name}` })).toBeNull();
    expect(main.queryByRole('link', { name: 'Settings' })).toBeNull();
    await user.click(main.getByRole('button', { name: 'What this role can do' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: 'Remove members Yes Yes Yes No' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: 'Hand the group over Yes No No No' })).toBeInTheDocument();
    expect(table.getByRole('columnheader', { name: 'Member, you' })).toBeInTheDocument();
  });

  it('GRP-07 refuses settings to a plain member who opens their address', async () => {
    await admit(yusuf);
    const { main } = await open('/settings', yusuf);
    expect(await main.findByText('Only admins change the settings')).toBeInTheDocument();
  });

  it('GRP-02 GRP-08 saves the changed settings alone; a failure keeps them', async () => {
    const { main, user } = await open('/edit');
    const name = await main.findByLabelText('Name');
    expect(location.pathname).toBe(`/group/${group.permalink}/settings`);
    await user.clear(name);
    await user.type(name, 'Tram 28 and Friends');
    faults.use(
      http.patch('*/api/groups/*', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('alert')).toBeInTheDocument();
    expect(name).toHaveValue('Tram 28 and Friends');
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Tram 28 and Friends' })).toBeInTheDocument();
    await waitFor(() => expect(main.queryByRole('button', { name: 'Save changes' })).toBeNull());
  });

  it('GRP-02 moves the page to a changed permalink', async () => {
    const { main, user } = await open('/settings/basic');
    const field = await main.findByLabelText('Permalink');
    await user.clear(field);
    await user.type(field, 'tram-29');
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(location.pathname).toBe('/group/tram-29/settings/basic'));
    expect(await main.findByLabelText('Permalink')).toHaveValue('tram-29');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('GRP-02 switches the wall off, whose tab goes', async () => {
    const { main, user } = await open('/settings/features');
    await user.click(await main.findByRole('switch', { name: 'Wall' }));
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(main.queryByRole('link', { name: 'Timeline' })).toBeNull());
  });

  it('GRP-06 deletes a group only by its name', async () => {
    const { main, user } = await open('/settings/manage');
    await user.click(await main.findByRole('button', { name: 'Delete group' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${group.name}?` }));
    const confirm = dialog.getByRole('button', { name: 'Delete group' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Type the name to delete it'), group.name);
    await user.click(confirm);
    await waitFor(() => expect(location.pathname).toBe('/groups'));
    expect(await main.findByText('You are in no group yet')).toBeInTheDocument();
  });

  it('NTF-05 answers a request to join where it is told', async () => {
    await join(yusuf);
    const { user } = await renderApp({ path: '/notifications', as: amara });
    const main = await page();
    expect(await main.findByText(/asked to join one of your groups/)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Accept' }));
    expect(await main.findByText('Accepted. They are a member now.')).toBeInTheDocument();
    expect(await roleOf(yusuf)).toBe('member');
  });

  it('NTF-05 HOUR-04 hides an invitation to a group where it is told', async () => {
    await amara.call('POST', `/api/invites/group/${group.id}/create/${yusuf.id}`, {});
    const { user } = await renderApp({ path: '/notifications', as: yusuf });
    const main = await page();
    expect(await main.findByText(/invited you to a group/)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Hide' }));
    expect(await main.findByText('Hidden.')).toHaveFocus();
    await undo(user);
    await user.click(await main.findByRole('button', { name: 'Hide' }));
    expect(sentCalls.filter((call) => call.endsWith('/decline'))).toEqual([]);
    await closeUndo(user);
    await waitFor(() => expect(sentCalls.filter((call) => call.endsWith('/decline'))).toHaveLength(1));
    expect(await main.findByText('Hidden.')).toBeInTheDocument();
  });
});
