import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeFollow, makeGroup, publish } from '../../server/testing/posts';
import { answerLate, arriveLate, sentCalls, useApi } from '../mocks/api';
import { foundCompany, mainLandmark, makeCeramics } from '../mocks/companies';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

type Rendered = Awaited<ReturnType<typeof renderApp>>;
type User = Rendered['user'];

const goTo = (path: string) =>
  act(() => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  });

describe('what leaves lists that are on their way', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let yara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    yara = await api().member({ permalink: 'yara', firstName: 'Yara', lastName: 'Demir' });
  });

  async function open(path: string) {
    const rendered = await renderApp({ path, as: amara });
    return { ...rendered, main: await mainLandmark() };
  }
  /** Searches; the answer is read at once, and comes when the returned function is called. */
  async function searchLate(user: User, box: string, term: string, path: string) {
    const release = answerLate(api(), 'get', `*${path}`);
    sentCalls.length = 0;
    await user.type(await screen.findByRole('searchbox', { name: box }), term);
    await waitFor(() => expect(sentCalls).toContain(`GET ${path}`));
    return release;
  }
  /** Waits until the server and the app are through with a call. */
  const done = async (store: Rendered['store'], name: string) => {
    await waitFor(() => {
      const { requests, undo } = store.getState();
      const isOpen = Object.keys(requests).some(
        (address) => address.startsWith(name) && requests[address]?.status === 'pending',
      );
      expect(isOpen || undo.acts.length > 0).toBe(false);
    });
  };
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);

  it('CMP-01 a hidden suggestion does not come back with a search that was under way', async () => {
    const category = await makeCeramics(api());
    for (const name of ['Kiln Allotments', 'Kiln Foundry']) await foundCompany(yusuf, { name, category });
    const { user, main, store } = await open('/companies/suggestions');
    await user.click(await main.findByRole('button', { name: 'Hide', description: 'Kiln Allotments' }));
    const release = await searchLate(user, 'Search companies', 'kiln', '/api/companies/suggestions');
    await closeUndo(user);
    await done(store, 'companies/hide');
    release();
    expect(await main.findByRole('link', { name: 'Kiln Foundry' })).toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Kiln Allotments' })).not.toBeInTheDocument();
  });

  it('GRP-06 a removed member does not come back with a search that was under way', async () => {
    const groupId = await makeGroup(api(), amara.id, { permalink: 'tram', name: 'Tram 28' });
    for (const member of [yusuf, yara]) await joinGroup(api(), groupId, member.id);
    const { user, main, store } = await open('/group/tram/members');
    const link = await main.findByRole('link', { name: 'Yusuf Demir' });
    const row = within(link.closest<HTMLElement>('[role=listitem]') ?? document.body);
    await user.click(row.getByRole('button', { name: 'Member options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const release = await searchLate(user, 'Search members', 'demir', `/api/groups/${groupId}/members`);
    await closeUndo(user);
    await done(store, 'groups/act');
    release();
    expect(await main.findByRole('link', { name: 'Yara Demir' })).toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Yusuf Demir' })).not.toBeInTheDocument();
  });

  it('GRP-05 an accepted invitation does not come back with a search that was under way', async () => {
    for (const name of ['Choir of Night', 'Choir of Day']) {
      const id = await makeGroup(api(), yusuf.id, { name, searchName: name.toLowerCase(), privacy: 1 });
      await yusuf.call('POST', `/api/invites/group/${id}/create/${amara.id}`);
    }
    const { user, main, store } = await open('/groups/invitations');
    const accept = await main.findByRole('button', { name: 'Accept', description: 'Choir of Night' });
    const send = arriveLate(api(), 'patch', '*/api/invites/group/:id/accept');
    await user.click(accept);
    const release = await searchLate(user, 'Search groups', 'choir', '/api/invites/group');
    send();
    await done(store, 'groups/');
    release();
    expect(await main.findByRole('link', { name: 'Choir of Day' })).toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Choir of Night' })).not.toBeInTheDocument();
  });

  describe('after a block', () => {
    /** Blocks on the profile, and goes elsewhere before the block arrives. */
    async function blockAndGo(path: string, call: string) {
      const opened = await open('/profile/yusuf');
      const { user, store } = opened;
      await user.click(await screen.findByRole('button', { name: 'User options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
      const send = arriveLate(api(), 'post', '*/api/follower/*/block');
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
      const release = answerLate(api(), 'get', call);
      sentCalls.length = 0;
      goTo(path);
      await waitFor(() => expect(sentCalls).toContain(`GET ${call.slice(1)}`));
      send();
      await done(store, 'network/changeRelation');
      release();
      return { ...opened, main: within(await screen.findByRole('main')) };
    }

    /** A post that no profile shows, so that the app does not know it before. */
    async function publishUnseen() {
      const groupId = await makeGroup(api(), yusuf.id, { name: 'Tram 28' });
      await joinGroup(api(), groupId, amara.id);
      await publish(yusuf, { post: 'His words' }, `group/${groupId}`);
    }

    it('FOLW-05 whoever is blocked does not come with results that were under way', async () => {
      const { main } = await blockAndGo('/search?term=demir&tab=users', '*/api/search/users');
      expect(namesIn(await main.findByRole('list', { name: 'Users' }))).toEqual(['Yara Demir']);
    });

    it('FOLW-05 their posts do not come with a feed that was under way', async () => {
      await makeFollow(api(), amara.id, yusuf.id);
      await makeFollow(api(), amara.id, yara.id);
      await publishUnseen();
      await publish(yara, { post: 'Her words' });
      await blockAndGo('/', '*/api/post/news');
      expect(await screen.findByText('Her words')).toBeInTheDocument();
      expect(screen.queryByText('His words')).not.toBeInTheDocument();
    });

    it('FOLW-05 HOUR-02 their posts do not come with a week that was under way', async () => {
      await publishUnseen();
      await publish(yara, { post: 'Her words' });
      const { main } = await blockAndGo('/discover/posts', '*/api/discover/posts');
      expect(await main.findByText('Her words')).toBeInTheDocument();
      expect(main.queryByText('His words')).not.toBeInTheDocument();
    });
  });
});
