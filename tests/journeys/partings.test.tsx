import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

describe('parting from somebody', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let own: WirePost;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    own = await publish(amara, { post: 'My own words' });
    await comment(yusuf, own.id, 'His comment');
    await comment(amara, own.id, 'My comment');
    api().clock.advance(1);
    await publish(yusuf, { post: 'His words' });
  });

  /** Opens their profile from a post. */
  async function visit(user: User) {
    await screen.findByText('His words');
    await user.click((await screen.findAllByRole('link', { name: 'Yusuf Demir' }))[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Yusuf Demir' });
  }
  async function choose(user: User, entry: string) {
    await user.click(await screen.findByRole('button', { name: 'User options' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }
  async function block(user: User) {
    await choose(user, 'Block');
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }
  const back = () => act(() => history.back());

  it('FOLW-05 a block takes their posts and comments out of what is loaded, without a reload', async () => {
    const { user } = await renderApp({ as: amara });
    const feed = () => within(screen.getByRole('feed', { name: 'News feed' }));
    await screen.findByText('My own words');
    await user.click(feed().getByRole('button', { name: 'Comments (2)' }));
    await screen.findByText('His comment');
    await visit(user);
    await block(user);
    back();
    expect(await screen.findByText('My own words')).toBeInTheDocument();
    expect(await screen.findByText('My comment')).toBeInTheDocument();
    expect(screen.queryByText('His comment')).not.toBeInTheDocument();
    expect(screen.queryByText('His words')).not.toBeInTheDocument();
  });

  it('FOLW-05 a block takes them out of the notifications and of what was found', async () => {
    const { user, store } = await renderApp({ path: '/search?term=demir&tab=users', as: amara });
    await screen.findByRole('link', { name: /Yusuf Demir/ });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await screen.findByText(/commented on your post/);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: /Yusuf Demir/ }));
    await screen.findByRole('heading', { level: 1, name: 'Yusuf Demir' });
    await block(user);
    await waitFor(() => expect(store.getState().lists['notifications/all|']?.ids).toEqual([]));
    back();
    await waitFor(() => expect(location.pathname).toBe('/search'));
    expect(screen.queryByRole('link', { name: /Yusuf Demir/ })).not.toBeInTheDocument();
  });

  it('FOLW-02 silence takes their posts out of the feed, but not off their wall', async () => {
    const { user } = await renderApp({ as: amara });
    await visit(user);
    await choose(user, 'Silence');
    await waitFor(() => expect(screen.getByText('His words')).toBeInTheDocument());
    back();
    expect(await screen.findByText('My own words')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('His words')).not.toBeInTheDocument());
  });

  it.each([
    ['stay', 'everyone'],
    ['leave', 'all_followers'],
  ])(
    'D1 FOLW-01 the posts of one no longer followed %s where %s may see them, and leave the feed',
    async (_, audience) => {
      await yusuf.call('PATCH', '/api/user/edit', { privacy: { profile_details: audience } });
      const { user, store } = await renderApp({ as: amara });
      await screen.findByText('His words');
      await user.click(screen.getByRole('link', { name: 'Following' }));
      await screen.findByRole('list', { name: 'Following' });
      await choose(user, 'Unfollow');
      await closeUndo(user);
      const isOpen = audience === 'everyone';
      await waitFor(() =>
        expect(Object.values(store.getState().posts).some(({ post }) => post === 'His words')).toBe(isOpen),
      );
      await waitFor(() => expect(store.getState().users[String(yusuf.id)]?.isPrivate).toBe(!isOpen));
      back();
      expect(await screen.findByText('My own words')).toBeInTheDocument();
      expect(screen.queryByText('His words')).not.toBeInTheDocument();
    },
  );
});
