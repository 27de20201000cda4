import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('groups', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let category: string;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const kind = 'group' as const;
    const [row] = await api()
      .db.insert(categories)
      .values({ kind, name: 'Neighbourhood', position: 1 })
      .returning();
    category = String(row?.id);
    await api()
      .db.insert(categories)
      .values({ kind, parentId: row?.id ?? 0, name: 'Trams', position: 1 });
  });

  async function found(owner: TestMember, name: string, privacy: 0 | 1 = 0): Promise<WireGroup> {
    const { body, status } = await owner.call<WireGroup>('POST', '/api/groups', {
      userId: owner.id,
      name,
      privacy,
      category,
      description: '',
      post_group: 'member',
    });
    expect(status).toBe(201);
    return body;
  }

  const open = async (group: WireGroup, tab = '') => {
    const app = await renderApp({ path: `/group/${group.permalink}${tab}`, as: amara });
    return { ...app, main: await page() };
  };
  const invite = (group: WireGroup, member: TestMember) =>
    yusuf.call('POST', `/api/invites/group/${group.id}/create/${member.id}`, {});

  it('GRP-01 lists my groups with my role and the count, and finds one by its name', async () => {
    await found(amara, 'Tram 28 Regulars');
    const other = await found(yusuf, 'Cold Water Before Work');
    await amara.call('POST', `/api/groups/${other.id}/join`);
    const { user } = await renderApp({ path: '/groups', as: amara });
    const main = await page();
    const list = within(await main.findByRole('list', { name: 'Your groups' }));
    const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows().find((row) => row.includes('Tram'))).toContain('Admin');
    expect(rows().find((row) => row.includes('Cold'))).toContain('Member');
    expect(main.getByRole('link', { name: 'Your groups 2' })).toHaveAttribute('aria-current', 'page');
    await user.type(main.getByRole('searchbox', { name: 'Search groups' }), 'cold');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Tram 28 Regulars' })).toBeNull());
    expect(location.search).toBe('?term=cold');
    await user.type(main.getByRole('searchbox', { name: 'Search groups' }), ' zzz');
    await user.click(await main.findByRole('button', { name: 'Show all' }));
    expect(await main.findByRole('link', { name: 'Tram 28 Regulars' })).toBeInTheDocument();
  });

  it('GRP-01 says when the lists fail and tries again', async () => {
    faults.use(
      http.get('*/api/groups/suggestions', () => HttpResponse.json({ code: 400 }, { status: 400 }), {
        once: true,
      }),
    );
    await found(yusuf, 'Tram 28 Regulars');
    const { user } = await renderApp({ path: '/groups/suggestions', as: amara });
    const main = await page();
    expect(await main.findByText('The groups could not be loaded')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('link', { name: 'Tram 28 Regulars' })).toBeInTheDocument();
  });

  it('GRP-04 joins a suggested public group, which leaves the suggestions', async () => {
    const group = await found(yusuf, 'Tram 28 Regulars');
    const { user } = await renderApp({ path: '/groups/suggestions', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Join' }));
    expect(await main.findByText('No suggestions right now')).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: /^Your groups/ }));
    expect(await main.findByRole('link', { name: group.name })).toBeInTheDocument();
  });

  it('GRP-05 accepts and hides invitations, which lowers the count', async () => {
    const tram = await found(yusuf, 'Tram 28 Regulars');
    const cold = await found(yusuf, 'Cold Water Before Work', 1);
    await invite(tram, amara);
    await invite(cold, amara);
    const { user } = await renderApp({ path: '/groups/invitations?dir=in', as: amara });
    const main = await page();
    expect(await main.findByRole('link', { name: 'Invitations 2' })).toBeInTheDocument();
    expect(main.getByText('Yusuf Demir invited you. Private, 1 member')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Hide', description: cold.name }));
    await waitFor(() => expect(main.queryByRole('link', { name: cold.name })).not.toBeInTheDocument());
    await closeUndo(user);
    expect(await main.findByRole('link', { name: 'Invitations 1' })).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Accept', description: tram.name }));
    expect(await main.findByText('No invitations')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Invitations 0' })).toBeInTheDocument();
    const { body } = await amara.call<WireGroup>('GET', `/api/groups/${tram.permalink}`);
    expect(body.role).toBe('member');
  });

  it('GRP-02 GRP-08 creates a group; a failure keeps what was typed', async () => {
    const { user } = await renderApp({ path: '/groups', as: amara });
    const main = await page();
    await user.click(await main.findByRole('link', { name: 'Create group' }));
    const form = within(await main.findByRole('form', { name: 'Create group' }));
    await form.findByRole('option', { name: 'Neighbourhood' });
    await user.click(form.getByRole('button', { name: 'Create group' }));
    expect(await form.findAllByText('This is required.')).toHaveLength(2);
    await user.type(form.getByLabelText('Name'), 'Tram 28 Regulars');
    await user.selectOptions(form.getByLabelText('Category'), category);
    await user.click(form.getByRole('radio', { name: /^Private/ }));
    await user.type(form.getByLabelText('Description'), 'We wave.');
    faults.use(
      http.post('*/api/groups', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await user.click(form.getByRole('button', { name: 'Create group' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(form.getByLabelText('Name')).toHaveValue('Tram 28 Regulars');
    expect(form.getByLabelText('Description')).toHaveValue('We wave.');
    await user.click(form.getByRole('button', { name: 'Create group' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Tram 28 Regulars' })).toBeInTheDocument();
    expect(location.pathname).toBe('/group/tram-28-regulars');
    expect(await main.findByRole('button', { name: 'Owner' })).toBeInTheDocument();
    expect(main.getByText('Private')).toBeInTheDocument();
  });

  it('VAL-06 refuses a name of more than 100 characters in the words of the specification', async () => {
    const { user } = await renderApp({ path: '/groups/create', as: amara });
    const main = await page();
    const name = await main.findByLabelText('Name');
    await user.click(name);
    await user.paste('x'.repeat(101));
    await user.tab();
    expect(await main.findByText('Maximum length is 100')).toBeInTheDocument();
    await user.click(main.getByLabelText('Description'));
    await user.paste('x'.repeat(2001));
    await user.tab();
    expect(await main.findByText('The maximum length is 2000.')).toBeInTheDocument();
  });

  it('GRP-03 shows a public group: head, tabs named by it, posts, about', async () => {
    const group = await found(yusuf, 'Tram 28 Regulars');
    const { main, user } = await open(group);
    expect(await main.findByRole('heading', { level: 1, name: group.name })).toBeInTheDocument();
    expect(document.title).toBe(`${group.name} · Kith`);
    const tabs = within(await main.findByRole('navigation', { name: group.name }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Timeline',
      'Photos',
      'Members1',
      'About',
    ]);
    expect(main.getByText('Join the group to post.')).toBeInTheDocument();
    await user.click(tabs.getByRole('link', { name: 'About' }));
    expect(await main.findByText('Nothing is written about this group yet.')).toBeInTheDocument();
  });

  it('GRP-03 shows the head at once when a list has shown the group', async () => {
    await found(amara, 'Tram 28 Regulars');
    const { user } = await renderApp({ path: '/groups', as: amara });
    const main = await page();
    const link = await main.findByRole('link', { name: 'Tram 28 Regulars' });
    faults.use(http.get('*/api/groups/tram-28-regulars', () => new Promise<never>(() => undefined)));
    await user.click(link);
    expect(await main.findByRole('heading', { level: 1, name: 'Tram 28 Regulars' })).toBeInTheDocument();
  });

  it('GRP-03 says that there is no such group, and leads back', async () => {
    const { user } = await renderApp({ path: '/group/nowhere', as: amara });
    const main = await page();
    expect(
      await main.findByRole('heading', { level: 1, name: 'There is no such group' }),
    ).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Back to groups' }));
    await waitFor(() => expect(location.pathname).toBe('/groups'));
  });

  it('GRP-03 tries a group that failed to load again', async () => {
    const group = await found(amara, 'Tram 28 Regulars');
    faults.use(
      http.get(`*/api/groups/${group.permalink}`, () => HttpResponse.json({ code: 400 }, { status: 400 }), {
        once: true,
      }),
    );
    const { main, user } = await open(group);
    expect(await main.findByText('This group could not be loaded')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('heading', { level: 1, name: group.name })).toBeInTheDocument();
  });

  it('GRP-04 HOUR-04 joins a public group and leaves it, which can be taken back; counts, composer and tabs answer', async () => {
    const group = await found(yusuf, 'Tram 28 Regulars');
    const { main, user } = await open(group);
    await user.click(await main.findByRole('button', { name: 'Join' }));
    expect(await main.findByRole('button', { name: "What's on your mind?" })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Members 2' })).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Member' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Leave group' }));
    await user.click(await main.findByRole('button', { name: 'Join' }));
    await user.click(await main.findByRole('button', { name: 'Member' }));
    expect(sentCalls.filter((call) => call.endsWith('/leave'))).toEqual([]);
    await user.click(await screen.findByRole('menuitem', { name: 'Leave group' }));
    expect(await screen.findByText(`You left ${group.name}.`)).toBeInTheDocument();
    await closeUndo(user);
    expect(await main.findByRole('link', { name: 'Members 1' })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Join' })).toBeInTheDocument();
    expect(main.getByText('Join the group to post.')).toBeInTheDocument();
  });

  it('GRP-04 asks to join a private group, of which strangers see the head alone, and withdraws', async () => {
    const group = await found(yusuf, 'Cold Water Before Work', 1);
    const { main, user } = await open(group);
    expect(await main.findByRole('heading', { name: 'This group is private' })).toBeInTheDocument();
    expect(main.queryByRole('navigation', { name: group.name })).toBeNull();
    expect(sentCalls).not.toContain(`GET /api/post/group/${group.id}`);
    const button = main.getByRole('button', { name: 'Request to join' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await main.findByRole('button', { name: 'Cancel request' })).toHaveFocus();
    expect(main.getByText(/^You have asked to join/)).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await main.findByRole('button', { name: 'Request to join' })).toHaveFocus();
    await closeUndo(user);
    await waitFor(() => expect(main.queryByText(/^You have asked to join/)).not.toBeInTheDocument());
    expect(main.getByRole('button', { name: 'Request to join' })).toBeInTheDocument();
  });

  it('GRP-05 answers an invitation on the page of a private group', async () => {
    const group = await found(yusuf, 'Cold Water Before Work', 1);
    await invite(group, amara);
    const { main, user } = await open(group);
    expect(await main.findByText(/^You are invited/)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Accept' }));
    expect(await main.findByRole('button', { name: "What's on your mind?" })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Member' })).toBeInTheDocument();
  });

  it('GRP-04 takes a failed join back and says why', async () => {
    const group = await found(yusuf, 'Tram 28 Regulars');
    faults.use(http.post('*/api/groups/*/join', () => HttpResponse.json({ code: 500 }, { status: 500 })));
    const { main, user } = await open(group);
    await user.click(await main.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText(/Failed to join the group/)).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Join' })).toBeInTheDocument();
  });

  it('GRP-04 tells the only owner why they cannot leave', async () => {
    const group = await found(amara, 'Tram 28 Regulars');
    const { main, user } = await open(group);
    await user.click(await main.findByRole('button', { name: 'Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Leave group' }));
    const title = `You are the only owner of ${group.name}`;
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('link', { name: 'Open settings' }));
    await waitFor(() => expect(location.pathname).toBe(`/group/${group.permalink}/settings/manage`));
  });

  it('GRP-04 shows a blocked member that they are', async () => {
    const group = await found(yusuf, 'Tram 28 Regulars');
    await amara.call('POST', `/api/groups/${group.id}/join`);
    await yusuf.call('POST', `/api/groups/${group.id}/members/${amara.id}/block`, {});
    const { main } = await open(group);
    expect(await main.findByText('Blocked')).toBeInTheDocument();
    expect(main.getByText('You are blocked in this group.')).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Join' })).toBeNull();
  });
});
