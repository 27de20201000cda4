import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { follows } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { sharedMs } from '../../server/permissions/openWeek';
import { joinGroup, makeFollow, makeGroup, publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { resizeWindow } from '../mocks/windowWidth';

const inRail = async () => within(await screen.findByRole('complementary', { name: 'Suggestions' }));

describe('the rail', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  const open = async (path: string) => {
    const app = await renderApp({ path, as: amara });
    return { ...app, rail: await inRail() };
  };

  describe('beside the feed', () => {
    it('SHELL-10 has people, groups and the tags of the week', async () => {
      await makeFollow(api(), amara.id, yusuf.id);
      await publish(yusuf, { post: 'Flour and water #bread' });
      await api().member({ permalink: 'zofia', firstName: 'Zofia', lastName: 'Kowal' });
      await makeGroup(api(), yusuf.id, { permalink: 'ovens', name: 'Ovens' });
      const { user, rail } = await open('/');
      expect(await rail.findByRole('link', { name: 'Zofia Kowal' })).toBeInTheDocument();
      expect(await rail.findByRole('link', { name: 'Ovens' })).toBeInTheDocument();
      const tags = within(await rail.findByRole('region', { name: 'Tags of the week' }));
      expect(await tags.findByText('1 post this week')).toBeInTheDocument();
      await user.click(tags.getByRole('link', { name: '#bread' }));
      await waitFor(() =>
        expect(rail.queryByRole('region', { name: 'Tags of the week' })).not.toBeInTheDocument(),
      );
      expect(location.pathname).toBe('/search');
    });

    it('SHELL-10 asks for nothing where there is no room beside the page', async () => {
      resizeWindow(719);
      await renderApp({ path: '/about', as: amara });
      await waitFor(() => expect(sentCalls).toContain('GET /api/notify'));
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
      expect(sentCalls.filter((call) => /sugg|tags|waiting/.test(call))).toEqual([]);
    });

    it('SHELL-10 asks for nothing beside a page that fills the window', async () => {
      const { user } = await renderApp({ path: '/settings/basic', as: amara });
      expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
      await waitFor(() => expect(sentCalls).toContain('GET /api/notify'));
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
      expect(sentCalls.filter((call) => /sugg|tags/.test(call))).toEqual([]);
      await user.click(screen.getByRole('link', { name: 'Help and support' }));
      expect(await inRail()).toBeDefined();
    });

    it('SHELL-07 SHELL-14 has tags that failed tried again, and none where no tag was used', async () => {
      await makeFollow(api(), amara.id, yusuf.id);
      const post = await publish(yusuf, { post: 'Flour and water #bread' });
      faults.use(http.get('*/api/discover/tags', () => HttpResponse.json({ no: 'list' }), { once: true }));
      const { user, rail, close } = await open('/');
      expect(await rail.findByText('The tags could not be loaded')).toBeInTheDocument();
      await user.click(rail.getByRole('button', { name: 'Try again' }));
      expect(await rail.findByRole('link', { name: '#bread' })).toBeInTheDocument();
      close();

      await yusuf.call('DELETE', `/api/post/user/${post.id}`);
      await publish(yusuf, { post: 'Flour and water' });
      api().clock.advance(sharedMs / 1_000);
      const again = await open('/');
      await waitFor(() => expect(sentCalls).toContain('GET /api/discover/tags'));
      await screen.findByText('Flour and water');
      await waitFor(() =>
        expect(again.rail.queryByRole('region', { name: 'Tags of the week' })).not.toBeInTheDocument(),
      );
    });
  });

  describe('beside a profile', () => {
    it('SHELL-10 has the groups and people in common, and what is not in common is left out', async () => {
      const zofia = await api().member({ permalink: 'zofia', firstName: 'Zofia', lastName: 'Kowal' });
      const bo = await api().member({ permalink: 'bo', firstName: 'Bo', lastName: 'Li' });
      for (const follower of [zofia, bo]) await makeFollow(api(), follower.id, yusuf.id);
      await makeFollow(api(), amara.id, zofia.id);
      const both = await makeGroup(api(), yusuf.id, { permalink: 'ovens', name: 'Ovens' });
      await makeGroup(api(), yusuf.id, { permalink: 'mills', name: 'Mills' });
      await joinGroup(api(), both, amara.id);
      const { rail } = await open('/profile/yusuf');
      const shared = within(await rail.findByRole('region', { name: 'Groups in common' }));
      expect(await shared.findByRole('link', { name: 'Ovens' })).toBeInTheDocument();
      expect(shared.queryByRole('link', { name: 'Mills' })).not.toBeInTheDocument();
      const people = within(await rail.findByRole('region', { name: 'People in common' }));
      expect(await people.findByRole('link', { name: 'Zofia Kowal' })).toBeInTheDocument();
      expect(people.queryByRole('link', { name: 'Bo Li' })).not.toBeInTheDocument();
      expect(rail.queryByRole('region', { name: 'Photos' })).not.toBeInTheDocument();
    });

    it('SHELL-10 SET-06 says nothing of what the profile hides, and nothing in common of the own one', async () => {
      const shy = await api().member({
        permalink: 'shy',
        firstName: 'Shy',
        lastName: 'Wren',
        privacy: { my_groups: 'only_me', who_follows_me: 'only_me' },
      });
      const group = await makeGroup(api(), shy.id, { permalink: 'ovens', name: 'Ovens' });
      await joinGroup(api(), group, amara.id);
      await makeFollow(api(), yusuf.id, shy.id);
      await makeFollow(api(), yusuf.id, amara.id);
      await makeFollow(api(), amara.id, yusuf.id);
      const { rail, user } = await open('/profile/shy');
      await screen.findByRole('heading', { level: 1, name: 'Shy Wren' });
      await rail.findByRole('heading', { name: 'People you may know' });
      expect(rail.queryByText(/in common/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Account menu' }));
      await user.click(await screen.findByRole('menuitem', { name: /^Profile/ }));
      await screen.findByRole('heading', { level: 1, name: 'Amara Nwosu' });
      expect(rail.queryByText(/in common/)).not.toBeInTheDocument();
    });
  });

  describe('beside a post', () => {
    it('SHELL-10 has more by its author, and leads there', async () => {
      const post = await publish(yusuf, { post: 'Bread at noon' });
      await publish(yusuf, { post: 'Quinces' });
      await api().db.insert(follows).values({
        followerId: amara.id,
        followeeId: yusuf.id,
        kind: 'direct',
        createdAt: api().clock.now(),
      });
      await publish(amara, { post: 'Not by Yusuf' }, `user/${yusuf.id}`);
      const { user, rail } = await open(`/post/${post.id}`);
      const more = within(await rail.findByRole('region', { name: 'More by Yusuf Demir' }));
      const link = await more.findByRole('link', { name: 'Quinces' });
      expect(more.queryByText('Bread at noon')).not.toBeInTheDocument();
      expect(more.queryByText('Not by Yusuf')).not.toBeInTheDocument();
      expect(more.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', '/profile/yusuf');
      await user.click(link);
      expect(await rail.findByRole('link', { name: 'Bread at noon' })).toBeInTheDocument();
      expect(rail.queryByRole('link', { name: 'Quinces' })).not.toBeInTheDocument();
    });

    it('SHELL-10 is silent where the author wrote nothing else', async () => {
      const post = await publish(yusuf, { post: 'Bread at noon' });
      const { rail } = await open(`/post/${post.id}`);
      await waitFor(() => expect(sentCalls).toContain(`GET /api/post/user/${yusuf.id}`));
      await waitFor(() =>
        expect(rail.queryByRole('region', { name: 'More by Yusuf Demir' })).not.toBeInTheDocument(),
      );
      expect(rail.getByRole('heading', { name: 'People you may know' })).toBeInTheDocument();
    });
  });
});
