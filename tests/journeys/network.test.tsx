import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo, undo } from '../mocks/undo';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const list = (name: string) => screen.findByRole('list', { name });
const rowOf = async (name: string) =>
  within(
    (await screen.findByText(name, { selector: '[role=listitem] *' })).closest(
      '[role=listitem]',
    ) as HTMLElement,
  );

async function choose(user: User, name: string, entry: string) {
  await user.click((await rowOf(name)).getByRole('button', { name: 'User options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('followers, following, friends', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let zofia: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    zofia = await api().member({ permalink: 'zofia', firstName: 'Zofia', lastName: 'Kowal' });
    await makeFollow(api(), yusuf.id, amara.id);
    await makeFollow(api(), amara.id, yusuf.id);
    await makeFollow(api(), zofia.id, amara.id);
  });

  const relation = async (of: TestMember, to: string) =>
    (await of.call<{ is_following: boolean; is_follower: boolean } | null>('GET', `/api/user/user/new/${to}`))
      .body;

  it('FOLW-02 lists followers, searches them by the address and sorts them', async () => {
    const { user } = await renderApp({ path: '/followers', as: amara });
    const shown = await list('Followers');
    await waitFor(() => expect(within(shown).getAllByRole('listitem')).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'zof');
    await waitFor(() => expect(location.search).toBe('?term=zof'));
    await waitFor(() =>
      expect(screen.queryByText('Yusuf Demir', { selector: '[role=listitem] *' })).toBeNull(),
    );
    expect(await rowOf('Zofia Kowal')).toBeDefined();
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'xxx');
    await user.click(await screen.findByRole('button', { name: 'Show everyone' }));
    expect(await rowOf('Yusuf Demir')).toBeDefined();
  });

  it('FOLW-02 a link to the whole list empties the search', async () => {
    const { user } = await renderApp({ path: '/followers?term=zof', as: amara });
    expect(await rowOf('Zofia Kowal')).toBeDefined();
    const field = screen.getByRole('searchbox', { name: 'Search people' });
    expect(field).toHaveValue('zof');
    await user.click(screen.getByRole('link', { name: 'Followers' }));
    expect(await rowOf('Yusuf Demir')).toBeDefined();
    expect(field).toHaveValue('');
  });

  it('FOLW-02 filters by the address: mutual followers are friends', async () => {
    await renderApp({ path: '/friends', as: amara });
    expect(await rowOf('Yusuf Demir')).toBeDefined();
    expect(screen.queryByText('Zofia Kowal', { selector: '[role=listitem] *' })).toBeNull();
  });

  it('FOLW-02 unfollowing removes the person from the following list', async () => {
    const { user } = await renderApp({ path: '/following', as: amara });
    await choose(user, 'Yusuf Demir', 'Unfollow');
    await waitFor(() =>
      expect(screen.queryByText('Yusuf Demir', { selector: '[role=listitem] *' })).not.toBeInTheDocument(),
    );
    expect((await relation(amara, 'yusuf'))?.is_following).toBe(true);
    await closeUndo(user);
    await waitFor(async () => expect((await relation(amara, 'yusuf'))?.is_following).toBe(false));
    expect(screen.queryByText('Yusuf Demir', { selector: '[role=listitem] *' })).not.toBeInTheDocument();
  });

  it('FOLW-02 HOUR-04 removing a follower takes them out of the list and is sent when it can no longer be taken back', async () => {
    const { user } = await renderApp({ path: '/followers', as: amara });
    await choose(user, 'Zofia Kowal', 'Remove follower');
    await waitFor(() =>
      expect(screen.queryByText('Zofia Kowal', { selector: '[role=listitem] *' })).not.toBeInTheDocument(),
    );
    await undo(user);
    expect(await rowOf('Zofia Kowal')).toBeDefined();
    expect(sentCalls.filter((call) => call.includes('/api/follower/remove/'))).toEqual([]);
    await choose(user, 'Zofia Kowal', 'Remove follower');
    await closeUndo(user);
    await waitFor(async () => expect((await relation(amara, 'zofia'))?.is_follower).toBe(false));
    expect(screen.queryByText('Zofia Kowal', { selector: '[role=listitem] *' })).not.toBeInTheDocument();
  });

  it('FOLW-02 ERR-02 a failed removal says so and keeps the follower', async () => {
    faults.use(
      http.post('*/api/follower/remove/*', () =>
        HttpResponse.json({ code: 'genericError' }, { status: 400 }),
      ),
    );
    const { user } = await renderApp({ path: '/followers', as: amara });
    await choose(user, 'Zofia Kowal', 'Remove follower');
    await closeUndo(user);
    expect(await screen.findByText('Failed to remove follower. Please try again later.')).toBeInTheDocument();
    expect(await rowOf('Zofia Kowal')).toBeDefined();
  });

  it('FOLW-02 blocks after asking: gone from the list, found under Blocked, and back again', async () => {
    const { user } = await renderApp({ path: '/followers', as: amara });
    await choose(user, 'Yusuf Demir', 'Block');
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    await waitFor(() =>
      expect(screen.queryByText('Yusuf Demir', { selector: '[role=listitem] *' })).not.toBeInTheDocument(),
    );
    expect(await relation(yusuf, 'amara')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), 'Blocked');
    await choose(user, 'Yusuf Demir', 'Unblock');
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
    expect(await relation(yusuf, 'amara')).not.toBeNull();
  });

  it('FOLW-04 a request is accepted on the followers page', async () => {
    const olga = await api().member({ permalink: 'olga', firstName: 'Olga', lastName: 'Petrova' });
    await amara.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'approved_followers' } });
    await olga.call('POST', `/api/follower/invite/${amara.id}`);
    const { user } = await renderApp({ path: '/followers?filter=requests', as: amara });
    const row = await rowOf('Olga Petrova');
    await user.click(row.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
    expect((await relation(olga, 'amara'))?.is_following).toBe(true);
  });

  it('PROF-01 a profile shows its followers in a tab of its own', async () => {
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const tabs = within(await screen.findByRole('navigation', { name: 'Profile' }));
    await user.click(tabs.getByRole('link', { name: /Followers/ }));
    expect(location.pathname).toBe('/profile/yusuf/followers');
    expect(await list('Followers of Yusuf Demir')).toBeInTheDocument();
    expect(await rowOf('Amara Nwosu')).toBeDefined();
  });
});
