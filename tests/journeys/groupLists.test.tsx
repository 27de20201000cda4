import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeGroup } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('the lists of groups', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let tramId: number;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    tramId = await makeGroup(api(), amara.id, { permalink: 'tram', name: 'Tram 28', privacy: 1 });
    await joinGroup(api(), await makeGroup(api(), yusuf.id, { name: 'Cold Water' }), amara.id);
    const choir = await makeGroup(api(), yusuf.id, { name: 'Night Choir', privacy: 1 });
    await yusuf.call('POST', `/api/invites/group/${choir}/create/${amara.id}`);
    await yusuf.call('POST', `/api/groups/${tramId}/join`);
  });

  async function open(path: string) {
    const { user } = await renderApp({ path, as: amara });
    await screen.findByRole('button', { name: 'Account menu' });
    return { user, main: within(screen.getByRole('main')) };
  }

  it('GRP-01 SHELL-03 shows above all what waits for an answer, and counts it beside Groups', async () => {
    const { user, main } = await open('/groups');
    const waiting = within(await main.findByRole('region', { name: 'Waiting for you' }));
    expect(await waiting.findByText('1 person asks to join')).toBeInTheDocument();
    expect(waiting.getByRole('link', { name: 'Answer' })).toHaveAttribute(
      'href',
      '/group/tram/members?tab=requests',
    );
    expect(await screen.findByRole('link', { name: 'Groups 2 wait for you' })).toBeInTheDocument();
    await user.click(waiting.getByRole('button', { name: 'Accept', description: 'Night Choir' }));
    expect(await screen.findByRole('link', { name: 'Groups 1 waits for you' })).toBeInTheDocument();
    const list = within(main.getByRole('list', { name: 'Your groups' }));
    expect(await list.findByRole('link', { name: 'Night Choir' })).toBeInTheDocument();
  });

  it('GRP-01 GRP-05 lists a group whose invitation was accepted elsewhere meanwhile', async () => {
    const { user, main } = await open('/groups');
    const accept = await main.findByRole('button', { name: 'Accept', description: 'Night Choir' });
    const { body } = await amara.call<WireList<{ id: string }>>('GET', '/api/invites/group');
    await amara.call('PATCH', `/api/invites/group/${body.list[0]?.id ?? ''}/accept`);
    await user.click(accept);
    const list = within(main.getByRole('list', { name: 'Your groups' }));
    expect(await list.findByRole('link', { name: 'Night Choir' })).toBeInTheDocument();
  });

  it('GRP-01 knows how many invitations there are before their tab is opened', async () => {
    const { main } = await open('/groups/suggestions');
    expect(await main.findByRole('link', { name: 'Invitations 1' })).toBeInTheDocument();
  });

  it('GRP-01 narrows the groups to those that one runs or is a member of, kept in the address', async () => {
    const { user, main } = await open('/groups');
    const names = () =>
      within(main.getByRole('list', { name: 'Your groups' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    await main.findByRole('link', { name: 'Cold Water' });
    const chips = within(main.getByRole('group', { name: 'Filter by role' }));
    await user.click(chips.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(names()).toEqual(['Tram 28']));
    expect(location.search).toBe('?role=admin');
    await user.click(chips.getByRole('button', { name: 'Member' }));
    await waitFor(() => expect(names()).toEqual(['Cold Water']));
    await user.click(chips.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  it('GRP-01 lists a group among those that one runs once the invitation to run it is accepted', async () => {
    const choir = await makeGroup(api(), yusuf.id, { name: 'Harbour Choir', privacy: 1 });
    await yusuf.call('POST', `/api/invites/group/${choir}/create/${amara.id}`, { role: 'admin' });
    const { user, main } = await open('/groups?role=admin');
    const names = () =>
      within(main.getByRole('list', { name: 'Your groups' }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    const chips = within(main.getByRole('group', { name: 'Filter by role' }));
    await user.click(chips.getByRole('button', { name: 'Member' }));
    await waitFor(() => expect(names()).toEqual(['Cold Water']));
    await user.click(await main.findByRole('button', { name: 'Accept', description: 'Harbour Choir' }));
    await waitFor(async () =>
      expect(
        (await amara.call<{ list: unknown[] }>('GET', '/api/invites/group?dir=in')).body.list,
      ).toHaveLength(1),
    );
    await user.click(chips.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(names().sort()).toEqual(['Harbour Choir', 'Tram 28']));
    await user.click(chips.getByRole('button', { name: 'Member' }));
    await waitFor(() => expect(names()).toEqual(['Cold Water']));
  });

  it('GRP-01 leaves a group that one joins as a plain member out of those that one runs', async () => {
    const { user, main } = await open('/groups?role=admin');
    const list = within(await main.findByRole('list', { name: 'Your groups' }));
    await user.click(await main.findByRole('button', { name: 'Accept', description: 'Night Choir' }));
    await waitFor(() => expect(main.queryByRole('button', { name: 'Accept' })).toBeNull());
    expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Tram 28']);
  });

  it('GRP-01 HOUR-04 hides a suggested group beside the page and in its list, for good unless it is taken back', async () => {
    for (const name of ['Allotments', 'Bell Ringers']) await makeGroup(api(), yusuf.id, { name });
    const { user, main } = await open('/groups/suggestions');
    const rail = within(await screen.findByRole('complementary', { name: 'Suggestions' }));
    expect(rail.queryByRole('link', { name: 'Allotments' })).toBeNull();
    const hide = (name: string) => main.findByRole('button', { name: 'Hide', description: name });
    await user.dblClick(await hide('Allotments'));
    await waitFor(() => expect(main.queryByRole('link', { name: 'Allotments' })).toBeNull());
    expect(main.getByRole('link', { name: 'Bell Ringers' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await hide('Allotments'));
    await user.click(main.getByRole('link', { name: /^Your groups/ }));
    expect(await rail.findByRole('link', { name: 'Bell Ringers' })).toBeInTheDocument();
    expect(rail.queryByRole('link', { name: 'Allotments' })).toBeNull();
    expect(sentCalls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await user.click(await rail.findByRole('button', { name: 'Hide', description: 'Bell Ringers' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => {
      const { body } = await amara.call<{ list: unknown[] }>('GET', '/api/groups/suggestions');
      expect(body.list).toEqual([]);
    });
    await waitFor(() => expect(rail.queryByRole('heading', { name: 'Groups for you' })).toBeNull());
  });

  it('GRP-01 searches the suggestions, with the words in the address; who hides one hides it everywhere', async () => {
    for (const name of ['Allotments', 'Bell Ringers', 'Bell Founders'])
      await makeGroup(api(), yusuf.id, { name, searchName: name.toLowerCase() });
    const { user, main } = await open('/groups/suggestions');
    expect(await main.findByRole('link', { name: 'Allotments' })).toBeInTheDocument();
    const search = main.getByRole('searchbox', { name: 'Search groups' });
    await user.type(search, 'bell');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Allotments' })).toBeNull());
    expect(location.search).toBe('?term=bell');
    await user.click(await main.findByRole('button', { name: 'Hide', description: 'Bell Ringers' }));
    await waitFor(() => expect(main.queryByRole('link', { name: 'Bell Ringers' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(sentCalls.filter((call) => call.startsWith('DELETE'))).toHaveLength(1));
    await user.click(main.getByRole('button', { name: 'Join', description: 'Bell Founders' }));
    expect(await main.findByText('No group matches')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Show all' }));
    expect(await main.findByRole('link', { name: 'Allotments' })).toBeInTheDocument();
    expect(search).toHaveValue('');
    expect(main.queryByRole('link', { name: /Bell/ })).toBeNull();
  });

  it('ANY-06 asks for no more than the customer’s calls where the backend does not name others', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: [] })));
    await makeGroup(api(), yusuf.id, { name: 'Allotments' });
    const { main } = await open('/groups');
    expect(await main.findByRole('link', { name: 'Cold Water' })).toBeInTheDocument();
    expect(main.queryByRole('group', { name: 'Filter by role' })).toBeNull();
    const rail = within(screen.getByRole('complementary', { name: 'Suggestions' }));
    expect(await rail.findByRole('link', { name: 'Allotments' })).toBeInTheDocument();
    expect(rail.queryByRole('button', { name: 'Hide', description: 'Allotments' })).toBeNull();
    expect(sentCalls).not.toContain('GET /api/invites/group/waiting');
    const waiting = within(main.getByRole('region', { name: 'Waiting for you' }));
    expect(waiting.getByRole('link', { name: 'Night Choir' })).toBeInTheDocument();
    expect(waiting.queryByRole('link', { name: 'Answer' })).toBeNull();
  });
});
