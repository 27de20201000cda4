import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireProfile } from '@/shared/wire/user';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

const inRail = async () => within(await screen.findByRole('complementary', { name: 'Suggestions' }));
async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('following', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let jonina: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    jonina = await api().member({
      permalink: 'jonina',
      firstName: 'Jónína',
      lastName: 'Þórðardóttir',
      privacy: { profile_details: 'approved_followers' },
    });
  });
  const stands = async (who: TestMember) =>
    (await amara.call<WireProfile>('GET', `/api/user/user/new/${who.row.permalink}`)).body;

  it('FOLW-01 FOLW-05 follows from the rail, and the profile shows it at once', async () => {
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    expect(await main.findByRole('button', { name: 'Follow' })).toBeInTheDocument();
    const row = (await (await inRail()).findByRole('link', { name: 'Yusuf Demir' })).closest('li');
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'Follow' }));
    expect(await main.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    expect(main.getByText('1', { selector: 'b' }).parentElement).toHaveTextContent('1 follower');
    await waitFor(async () => expect((await stands(yusuf)).is_following).toBe(true));
  });

  it('FOLW-01 does not undo a follow by a double click', async () => {
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const row = (await (await inRail()).findByRole('link', { name: 'Yusuf Demir' })).closest('li');
    await user.dblClick(within(row as HTMLElement).getByRole('button', { name: 'Follow' }));
    await waitFor(async () => expect((await stands(yusuf)).is_following).toBe(true));
    expect(sentCalls.filter((call) => call.endsWith('/unfollow'))).toEqual([]);
  });

  it('FOLW-01 unfollows from the menu of the profile and clears its posts', async () => {
    await makeFollow(api(), amara.id, yusuf.id);
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Following' }));
    const walls = () => sentCalls.filter((call) => call === `GET /api/post/user/${yusuf.id}`).length;
    await waitFor(() => expect(walls()).toBe(1));
    await user.click(await screen.findByRole('menuitem', { name: 'Unfollow' }));
    expect(await main.findByRole('button', { name: 'Follow' })).toBeInTheDocument();
    expect(walls()).toBe(1);
    await closeUndo(user);
    await waitFor(() => expect(walls()).toBe(2));
    expect((await stands(yusuf)).is_following).toBe(false);
  });

  it('FOLW-01 PROF-02 asks to follow a private profile and takes that back', async () => {
    const { user } = await renderApp({ path: '/profile/jonina', as: amara });
    const main = await page();
    expect(await main.findByText('This profile is private')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Request to follow' }));
    const cancel = await main.findByRole('button', { name: 'Cancel request' });
    await waitFor(async () => expect((await stands(jonina)).follow_status).toBe('sent'));
    await user.click(cancel);
    expect(await main.findByRole('button', { name: 'Request to follow' })).toBeInTheDocument();
    await closeUndo(user);
    await waitFor(async () => expect((await stands(jonina)).follow_status).toBeNull());
    expect(main.getByRole('button', { name: 'Request to follow' })).toBeInTheDocument();
  });

  it('FOLW-02 ERR-02 takes a failed unfollow back and says so', async () => {
    await makeFollow(api(), amara.id, yusuf.id);
    faults.use(
      http.delete('*/api/follower/*/unfollow', () =>
        HttpResponse.json({ code: 'genericError' }, { status: 400 }),
      ),
    );
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Following' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unfollow' }));
    await closeUndo(user);
    expect(await screen.findByText(/Failed to unfollow. Please try again later./)).toBeInTheDocument();
    expect(await main.findByRole('button', { name: 'Following' })).toBeInTheDocument();
  });

  it('ERR-02 takes a failed follow back and says so', async () => {
    faults.use(
      http.post('*/api/follower/*/follow', () =>
        HttpResponse.json({ code: 'genericError' }, { status: 400 }),
      ),
    );
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Follow' }));
    expect(await screen.findByText(/Failed to follow. Please try again later./)).toBeInTheDocument();
    expect(await main.findByRole('button', { name: 'Follow' })).toBeInTheDocument();
  });

  it('SHELL-13 keeps the focus on the heading while a profile loads', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(await (await inRail()).findByRole('link', { name: 'Yusuf Demir' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Yusuf Demir' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('FOLW-03 HOUR-04 hides a suggestion for good, unless it is taken back', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const rail = await inRail();
    const row = (await rail.findByRole('link', { name: 'Yusuf Demir' })).closest('li');
    await user.click(within(row as HTMLElement).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(rail.queryByRole('link', { name: 'Yusuf Demir' })).not.toBeInTheDocument());
    expect(await screen.findByText('Suggestion hidden.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const again = (await rail.findByRole('link', { name: 'Yusuf Demir' })).closest('li');
    expect(sentCalls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    await user.click(within(again as HTMLElement).getByRole('button', { name: 'Hide' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => {
      const { body } = await amara.call<{ list: { id: string }[] }>('GET', '/api/friends/sugg');
      expect(body.list.map(({ id }) => id)).not.toContain(String(yusuf.id));
    });
    expect(rail.queryByRole('link', { name: 'Yusuf Demir' })).not.toBeInTheDocument();
  });

  it('SHELL-13 hands the focus on from one hidden suggestion to the next, and then to the heading', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const rail = await inRail();
    await rail.findByRole('link', { name: 'Yusuf Demir' });
    const [first, second] = rail.getAllByRole('button', { name: 'Hide' });
    await user.click(first as HTMLElement);
    await waitFor(() => expect(second).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rail.getByRole('heading', { name: 'People you may know' })).toHaveFocus());
  });

  it('FOLW-03 SHELL-10 all suggestions stand on a page of their own, to follow and to hide', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(await (await inRail()).findByRole('link', { name: 'See all, People you may know' }));
    const main = await page();
    const list = within(await main.findByRole('list', { name: 'People you may know' }));
    expect(location.pathname).toBe('/friends');
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    const row = within(
      list.getByRole('link', { name: 'Yusuf Demir' }).closest('[role=listitem]') as HTMLElement,
    );
    await user.click(row.getByRole('button', { name: 'Follow' }));
    await waitFor(async () => expect((await stands(yusuf)).is_following).toBe(true));
    await user.click(list.getAllByRole('button', { name: 'Hide' })[1] as HTMLElement);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await user.click(main.getByRole('link', { name: 'Mutual' }));
    expect(await main.findByRole('heading', { name: 'Nobody here yet' })).toBeInTheDocument();
  });

  it('FOLW-03 says so when there is nobody to suggest', async () => {
    await amara.call('DELETE', `/api/friends/sugg/${yusuf.id}`);
    await amara.call('DELETE', `/api/friends/sugg/${jonina.id}`);
    await renderApp({ path: '/about', as: amara });
    expect(await (await inRail()).findByText(/Nobody new right now/)).toBeInTheDocument();
  });
});
