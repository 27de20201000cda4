import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadUnread } from '@/features/notifications/requests';
import type { WireProfile } from '@/shared/wire/user';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow } from '../../server/testing/posts';
import { answerLate, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const inRows = { selector: '[role=listitem] *' };
const shown = (name: string) => screen.queryByText(name, inRows);
const rowOf = async (name: string) =>
  within((await screen.findByText(name, inRows)).closest('[role=listitem]') as HTMLElement);
const pick = (user: User, filter: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Filter' }), filter);

async function choose(user: User, name: string, entry: string) {
  await user.click((await rowOf(name)).getByRole('button', { name: 'User options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('how two members stand to each other', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let zofia: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    zofia = await api().member({ permalink: 'zofia', firstName: 'Zofia', lastName: 'Kowal' });
  });

  const seen = async (by: TestMember, who: TestMember) =>
    (await by.call<WireProfile>('GET', `/api/user/user/new/${who.row.permalink}`)).body;
  const closed = (who: TestMember, audience = 'approved_followers') =>
    who.call('PATCH', '/api/user/edit', { privacy: { profile_details: audience } });

  async function numbers() {
    const list = within(await (await page()).findByRole('list', { name: 'Numbers' }));
    return list.getAllByRole('listitem').map(({ textContent }) => textContent);
  }

  describe('own numbers', () => {
    it('FOLW-05 follow an unfollow that was sent, and stay when it fails', async () => {
      await makeFollow(api(), amara.id, yusuf.id);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      faults.use(
        http.delete(
          '*/api/follower/*/unfollow',
          async () => {
            await held;
            return HttpResponse.json({ code: 'genericError' }, { status: 400 });
          },
          { once: true },
        ),
      );
      const { user } = await renderApp({ path: '/profile/amara/following', as: amara });
      expect(await numbers()).toContain('1 following');
      await choose(user, 'Yusuf Demir', 'Unfollow');
      await waitFor(() => expect(shown('Yusuf Demir')).not.toBeInTheDocument());
      await closeUndo(user);
      release();
      expect(await screen.findByText('Failed to unfollow. Please try again later.')).toBeInTheDocument();
      expect(await rowOf('Yusuf Demir')).toBeDefined();
      expect(await numbers()).toContain('1 following');
      await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
      await choose(user, 'Yusuf Demir', 'Unfollow');
      await closeUndo(user);
      await waitFor(async () => expect(await numbers()).toContain('0 following'));
      expect(screen.getByRole('link', { name: 'Following 0' })).toBeInTheDocument();
      expect(shown('Yusuf Demir')).not.toBeInTheDocument();
    });

    it('FOLW-05 lose a follower who is removed, and one who is blocked', async () => {
      await makeFollow(api(), yusuf.id, amara.id);
      await makeFollow(api(), zofia.id, amara.id);
      await makeFollow(api(), amara.id, zofia.id);
      const { user } = await renderApp({ path: '/profile/amara/followers', as: amara });
      expect(await numbers()).toContain('2 followers');
      await choose(user, 'Yusuf Demir', 'Remove follower');
      await closeUndo(user);
      await waitFor(async () => expect(await numbers()).toContain('1 follower'));
      await choose(user, 'Zofia Kowal', 'Block');
      await user.click(await screen.findByRole('button', { name: 'Block' }));
      await waitFor(async () => expect(await numbers()).toContain('0 followers'));
      expect(await numbers()).toContain('0 following');
    });
  });

  describe('own lists', () => {
    it('FOLW-02 FOLW-04 gain who was accepted, who was followed, and who asks meanwhile', async () => {
      await closed(amara);
      await yusuf.call('POST', `/api/follower/invite/${amara.id}`);
      const { user, store } = await renderApp({ path: '/followers', as: amara });
      expect(await screen.findByRole('heading', { name: 'Nobody here yet' })).toBeInTheDocument();
      await pick(user, 'Requests');
      await user.click((await rowOf('Yusuf Demir')).getByRole('button', { name: 'Accept' }));
      expect(await screen.findByText('Accepted. They follow you now.')).toBeInTheDocument();
      expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      await pick(user, 'Everyone');
      const row = await rowOf('Yusuf Demir');
      await pick(user, 'Mutual');
      expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
      await pick(user, 'Everyone');
      expect(row).toBeDefined();
      await user.click((await rowOf('Yusuf Demir')).getByRole('button', { name: 'Follow' }));
      await waitFor(async () => expect((await seen(amara, yusuf)).is_following).toBe(true));
      await pick(user, 'Mutual');
      expect(await rowOf('Yusuf Demir')).toBeDefined();

      await pick(user, 'Requests');
      expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
      await zofia.call('POST', `/api/follower/invite/${amara.id}`);
      store.dispatch(loadUnread.request());
      expect(await rowOf('Zofia Kowal')).toBeDefined();
    });

    it('FOLW-02 are loaded anew where only the server knows the place of who joins them', async () => {
      const { user } = await renderApp({ path: '/following?sort=name', as: amara });
      const rail = within(await screen.findByRole('complementary', { name: 'Suggestions' }));
      expect(await screen.findByRole('heading', { name: 'Nobody here yet' })).toBeInTheDocument();
      const suggested = (await rail.findByRole('link', { name: 'Yusuf Demir' })).closest('li') as HTMLElement;
      await user.click(within(suggested).getByRole('button', { name: 'Follow' }));
      expect(await rowOf('Yusuf Demir')).toBeDefined();
    });

    it('FOLW-02 let go of a friend who is unfollowed, and of a mutual follower who is removed', async () => {
      for (const other of [yusuf, zofia]) {
        await makeFollow(api(), other.id, amara.id);
        await makeFollow(api(), amara.id, other.id);
      }
      const { user } = await renderApp({ path: '/friends', as: amara });
      await choose(user, 'Yusuf Demir', 'Unfollow');
      await waitFor(() => expect(shown('Yusuf Demir')).not.toBeInTheDocument());
      expect(shown('Zofia Kowal')).toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Following' }));
      await rowOf('Zofia Kowal');
      await pick(user, 'Mutual');
      await choose(user, 'Zofia Kowal', 'Remove follower');
      await closeUndo(user);
      await waitFor(() => expect(shown('Zofia Kowal')).not.toBeInTheDocument());
    });

    it('FOLW-02 offer Unblock, not Follow, for whom the member has blocked', async () => {
      await amara.call('POST', `/api/follower/${yusuf.id}/block`);
      const { user } = await renderApp({ path: '/followers?filter=blocked', as: amara });
      const row = await rowOf('Yusuf Demir');
      expect(row.queryByRole('button', { name: 'Follow' })).not.toBeInTheDocument();
      await user.click(row.getByRole('button', { name: 'Unblock' }));
      expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeInTheDocument();
      expect(await seen(yusuf, amara)).not.toBeNull();
    });
  });

  describe('two who act at once', () => {
    it('FOLW-01 a request that is taken back after it was accepted leaves the member following', async () => {
      await closed(yusuf);
      const { user } = await renderApp({ path: '/about', as: amara });
      const rail = within(await screen.findByRole('complementary', { name: 'Suggestions' }));
      const row = within(
        (await rail.findByRole('link', { name: 'Yusuf Demir' })).closest('li') as HTMLElement,
      );
      await user.click(row.getByRole('button', { name: 'Request to follow' }));
      await waitFor(async () => expect((await seen(amara, yusuf)).follow_status).toBe('sent'));
      const { body } = await yusuf.call<{ list: { invite_id: string }[] }>(
        'GET',
        `/api/follower/followers/${yusuf.id}?filter=requests`,
      );
      await yusuf.call('PATCH', `/api/follower/invite/${body.list[0]?.invite_id ?? ''}/accept`);
      await user.click(row.getByRole('button', { name: 'Cancel request' }));
      await closeUndo(user);
      expect(await row.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    });

    it('FOLW-04 an answer to a request that was taken back says so and takes the row out', async () => {
      await yusuf.call('POST', `/api/follower/invite/${amara.id}`);
      await zofia.call('POST', `/api/follower/invite/${amara.id}`);
      const { user } = await renderApp({ path: '/followers?filter=requests', as: amara });
      const row = await rowOf('Yusuf Demir');
      await yusuf.call('DELETE', `/api/follower/invite/${amara.id}`);
      await user.click(row.getByRole('button', { name: 'Accept' }));
      expect(await screen.findByText(/This request is gone/)).toBeInTheDocument();
      await waitFor(() => expect(shown('Yusuf Demir')).not.toBeInTheDocument());
      expect((await seen(amara, yusuf)).is_follower).toBe(false);
      const next = await rowOf('Zofia Kowal');
      await waitFor(() => expect(next.getByRole('button', { name: 'Accept' })).toHaveFocus());
    });
  });

  describe('a profile', () => {
    it('PROF-02 that turned private lets its follower ask, and go on following', async () => {
      await makeFollow(api(), amara.id, yusuf.id);
      await closed(yusuf);
      const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
      const main = await page();
      await user.click(await main.findByRole('button', { name: 'Request to follow' }));
      const cancel = await main.findByRole('button', { name: 'Cancel request' });
      await waitFor(async () =>
        expect(await seen(amara, yusuf)).toMatchObject({ is_following: true, follow_status: 'sent' }),
      );
      expect(main.getByText(/You have asked to follow/)).toBeInTheDocument();
      await user.click(cancel);
      expect(await main.findByRole('button', { name: 'Request to follow' })).toBeInTheDocument();
      await waitFor(async () =>
        expect(await seen(amara, yusuf)).toMatchObject({ is_following: true, follow_status: null }),
      );
    });

    it.each([
      ['no_one', 'Yusuf shows posts, photos and groups to nobody else.'],
      ['mutual_followers', 'Posts, photos and groups appear here once Yusuf follows you back.'],
    ])('PROF-02 that is for %s says what would open it, and asks for no request', async (audience, text) => {
      await makeFollow(api(), amara.id, yusuf.id, 'approved');
      await closed(yusuf, audience);
      await renderApp({ path: '/profile/yusuf', as: amara });
      const main = await page();
      expect(await main.findByText(text)).toBeInTheDocument();
      expect(main.getByRole('button', { name: 'Following' })).toBeInTheDocument();
    });

    it('FOLW-02 offers Unfollow, Silence and Block under Following', async () => {
      await makeFollow(api(), amara.id, yusuf.id);
      const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
      await user.click(await (await page()).findByRole('button', { name: 'Following' }));
      await screen.findByRole('menuitem', { name: 'Unfollow' });
      expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
        'Unfollow',
        'Silence',
        'Block',
      ]);
      await user.click(screen.getByRole('menuitem', { name: 'Silence' }));
      await waitFor(async () => expect((await seen(amara, yusuf)).silenced).toBe(true));
    });

    it('FOLW-02 silences a person while a block of them is on its way', async () => {
      const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
      const main = await page();
      const options = await main.findByRole('button', { name: 'User options' });
      const release = answerLate(api(), 'post', '*/api/follower/*/block');
      await user.click(options);
      await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
      await user.click(await screen.findByRole('button', { name: 'Block' }));
      await user.click(options);
      await user.click(await screen.findByRole('menuitem', { name: 'Silence' }));
      await waitFor(() => expect(sentCalls).toContain(`POST /api/follower/${yusuf.id}/silence`));
      release();
      await waitFor(async () => expect(await seen(amara, yusuf)).toBeNull());
      await amara.call('POST', `/api/follower/${yusuf.id}/unblock`);
      expect((await seen(amara, yusuf)).silenced).toBe(true);
    });

    it('SET-06 shows who is mutual only where both lists are shown', async () => {
      await yusuf.call('PATCH', '/api/user/edit', { privacy: { who_i_follow: 'only_me' } });
      await renderApp({ path: '/profile/yusuf/followers', as: amara });
      expect(await (await page()).findByRole('combobox', { name: 'Sort' })).toBeInTheDocument();
      expect(screen.queryByRole('combobox', { name: 'Filter' })).not.toBeInTheDocument();
    });
  });
});
