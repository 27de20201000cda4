import { screen, waitFor } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { bareRoutes, guestRoutes, linkRoutes, memberRoutes, openRoutes } from '@/app/routes';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Guest screens with their titles, except the two-factor step and the sent page, which need earlier steps. */
const guestScreens: readonly [path: string, title: string][] = [
  ['/login', 'Log in'],
  ['/signUp', 'Sign up'],
  ['/forgotPassword', 'Forgot password'],
  ['/resetPassword?token=any', 'Reset password'],
  ['/passwordUpdated', 'Password updated'],
  ['/emailConfirmed?token=any', 'This link does not work'],
  ['/legal/privacy', 'Privacy'],
  ['/maintenance', 'Maintenance'],
  ['/error', 'Error'],
  ['/no/such/place', 'Page not found'],
];

const memberScreens: readonly [path: string, title: string][] = [
  ['/', 'News feed'],
  ['/discover', 'Discover'],
  ['/discover/posts', 'Posts of the week'],
  ['/discover/people', 'People worth meeting'],
  ['/discover/tags', 'Tags of the week'],
  ['/discover/groups', 'Groups with a lot to say'],
  ['/post/:post', 'Post by Amara Nwosu'],
  ['/comment/99999', 'Post'],
  ['/profile/amara', 'Amara Nwosu'],
  ['/search?term=amara&tab=all', 'Results for “amara”'],
  ['/search?term=amara&tab=users', 'Results for “amara”'],
  ['/search?term=amara&tab=post', 'Results for “amara”'],
  ['/profile/amara/followers', 'Amara Nwosu'],
  ['/followers', 'Followers'],
  ['/following', 'Following'],
  ['/friends', 'Friends'],
  ['/groups', 'Groups'],
  ['/groups/invitations?dir=in', 'Invitations'],
  ['/groups/suggestions', 'Suggestions'],
  ['/groups/create', 'Create group'],
  ['/group/nowhere', 'There is no such group'],
  ['/companies', 'Companies'],
  ['/companies/managed', 'Managed'],
  ['/companies/suggestions', 'Suggestions'],
  ['/companies/create', 'Create company'],
  ['/company/nowhere', 'There is no such company'],
  ['/photos', 'Photos'],
  ['/photos?view=all', 'Photos'],
  ['/shortVideos', 'Short videos'],
  ['/shortVideos/999', 'Short videos'],
  ['/shortVideos/new', 'New short video'],
  ['/photos/999', 'This album is not here'],
  ['/bookmarks', 'Saved posts'],
  ['/notifications', 'Notifications'],
  ['/moderation', 'Page not found'],
  ['/group/nowhere/desk', 'Page not found'],
  ['/moderation/notices/999', 'Moderation'],
  ['/settings/basic', 'Basic information'],
  ['/settings/security/data', 'Your data'],
  ['/coins', 'Favourite coins'],
  ['/wallet', 'Wallet'],
  ['/icoIdo', 'ICO/IDO'],
  ['/socialDashboard', 'Social dashboard'],
  ['/becomeInfluencer', 'Become an influencer'],
  ['/help', 'Help and support'],
  ['/about', 'About'],
  ['/legal/terms', 'Terms'],
  ['/no/such/place', 'Page not found'],
];

/** Visible and spoken text of the page. */
function pageText(): string {
  const spoken = ['aria-label', 'title', 'alt', 'placeholder'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute)),
  );
  return [document.title, document.body.textContent, ...spoken].join('\n');
}

/** Unfilled variables, keys without a text, and non-values. */
const holes =
  /\{\{|\}\}|\b(undefined|NaN|\[object)\b|\b[a-z]+:[a-z]+\.[a-z]+|\b(?:[a-z]+[A-Z]\w*)\.[a-z]\w+\b/;

describe('screens', () => {
  const api = useApi();
  let amara: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    post = await publish(amara, { post: 'The lift works again.' });
  });

  it('SHELL-09 are all in the tables of this test', () => {
    const covered = (screens: readonly [string, string][], routes: { path: string }[]) =>
      routes
        .map(({ path }) => path)
        .filter((path) => !screens.some(([screenPath]) => matchPath(path, screenPath.split('?')[0] ?? '')));
    expect(covered(guestScreens, [...guestRoutes, ...linkRoutes, ...openRoutes, ...bareRoutes])).toEqual([
      '/login/twoFactor',
      '/confirmationSent',
    ]);
    expect(covered(memberScreens, memberRoutes)).toEqual([]);
  });

  it.each(guestScreens)('SHELL-09 SHELL-02 SHELL-06 a guest reaches %s, titled %s', async (path, title) => {
    await renderApp({ path });
    await waitFor(() => expect(document.title).toBe(`${title} · Kith`));
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(location.pathname).toBe(path.split('?')[0]);
    expect(pageText()).not.toMatch(holes);
  });

  it.each(memberScreens)('SHELL-09 SHELL-02 a member reaches %s, titled %s', async (path, title) => {
    await renderApp({ path: path.replace(':post', post.id), as: amara });
    await waitFor(() => expect(document.title).toBe(`${title} · Kith`));
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(pageText()).not.toMatch(holes);
  });

  const leadsToLogin = ([path]: (typeof memberScreens)[number]) =>
    !['/', '/legal/terms', '/no/such/place'].includes(path);
  it.each(memberScreens.filter(leadsToLogin))(
    'SHELL-06 sends a guest from %s to the login, and remembers it',
    async (path) => {
      const wanted = path.replace(':post', post.id);
      const { store } = await renderApp({ path: wanted });
      await screen.findByRole('heading', { level: 1, name: 'Good to see you.' });
      expect(location.pathname).toBe('/login');
      expect(store.getState().navigation.returnTo).toBe(wanted);
    },
  );

  it('SHELL-06 the mailed links work for a member, too', async () => {
    for (const path of ['/resetPassword', '/emailConfirmed', '/passwordUpdated']) {
      const { close } = await renderApp({ path: `${path}?token=any`, as: amara });
      await screen.findByRole('heading', { level: 1 });
      expect(location.pathname).toBe(path);
      close();
    }
  });

  it('SHELL-13 moves the focus to the heading of every screen that is opened', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    for (const name of ['News feed', 'Wallet', 'Favourite coins', 'ICO/IDO', 'Help and support']) {
      await user.click((await screen.findAllByRole('link', { name }))[0] ?? document.body);
      const heading = await screen.findByRole('heading', { level: 1, name });
      await waitFor(() => expect(heading).toHaveFocus());
    }
  });

  it('SHELL-13 moves the focus for guests, too', async () => {
    const { user } = await renderApp({ path: '/login' });
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    await screen.findByRole('heading', { level: 1, name: 'Good to see you.' });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });
});
