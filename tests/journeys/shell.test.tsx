import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeDevice } from '@/shared/lib/device/device';
import { registerUnsavedWork } from '@/shared/lib/unsavedWork/unsavedWork';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { resizeWindow } from '../mocks/windowWidth';

const main = () => screen.findByRole('navigation', { name: 'Main' });
const rail = () => screen.findByRole('complementary', { name: 'Suggestions' });

describe('the frame', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  it('SHELL-03 lists the screens in the sidebar and marks the open one', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await within(await main()).findByRole('link', { name: 'Discover' });
    const links = within(await main()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'News feed',
      'Discover',
      'Followers',
      'Following',
      'Friends',
      'Groups',
      'Companies',
      'Photos',
      'Short videos',
      'Wallet',
      'Favourite coins',
      'ICO/IDO',
      'Social dashboard',
      'Become an influencer',
      'Settings',
      'Help and support',
      'About',
    ]);
    expect(within(await main()).getByRole('link', { current: 'page' })).toHaveTextContent('About');
    await user.click(within(await main()).getByRole('link', { name: 'Wallet' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Wallet' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(within(await main()).getByRole('link', { current: 'page' })).toHaveTextContent('Wallet');
    expect(document.title).toBe('Wallet · Kith');
  });

  it.each([
    ['/wallet', 'Wallet', 'Voting power'],
    ['/coins', 'Favourite coins', 'ETH'],
    ['/icoIdo', 'ICO/IDO', 'No sale is open'],
    ['/socialDashboard', 'Social dashboard', 'Followers'],
    ['/becomeInfluencer', 'Become an influencer', '0 people follow you.'],
    ['/help', 'Help and support', 'How do I follow somebody?'],
    ['/about', 'About', /small social network/],
  ])('SHELL-03 SHELL-09 has a page of its own at %s', async (path, title, content) => {
    await renderApp({ path, as: amara });
    await main();
    const page = screen.getByRole('main');
    expect(await within(page).findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect((await within(page).findAllByText(content)).length).toBeGreaterThan(0);
    expect(document.title).toBe(`${title} · Kith`);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('D22 SHELL-04 PRES-01 lets choose the online status under the own photo', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    const group = within(await screen.findByRole('group', { name: 'Online status' }));
    expect(group.getByRole('menuitemradio', { name: 'Online' })).toBeChecked();
    await user.click(group.getByRole('menuitemradio', { name: 'Do not disturb' }));
    await waitFor(() => expect(sentCalls).toContain('POST /api/user/onlineStatus'));
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Do not disturb' })).toBeChecked();
    const { body } = await amara.call<{ online_status: number }>('GET', '/api/user/user/new');
    expect(body.online_status).toBe(3);
  });

  it('PRES-01 goes back to the former status when the new one could not be set', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    faults.use(http.post('*/api/user/onlineStatus', () => new HttpResponse(null, { status: 503 })));
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Away' }));
    expect(await screen.findByText(/Failed to update settings/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Online' })).toBeChecked();
  });

  it('PRES-01 calls the roll every minute while the tab is visible', async () => {
    const calls = () => sentCalls.filter((call) => call === 'POST /api/user/rollCall').length;
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    onTestFinished(() => void vi.restoreAllMocks());
    const show = (state: DocumentVisibilityState) => {
      visibility.mockReturnValue(state);
      fireEvent(document, new Event('visibilitychange'));
    };
    visibility.mockReturnValue('visible');
    await renderApp({ path: '/about', as: amara });
    await waitFor(() => expect(calls()).toBe(1));

    // The next poll is timed by the fake clock.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    show('hidden');
    show('visible');
    await vi.waitFor(() => expect(calls()).toBe(2));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(calls()).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(calls()).toBe(3));

    show('hidden');
    await vi.advanceTimersByTimeAsync(180_000);
    expect(calls()).toBe(3);
  });

  it('D22 SHELL-04 the head of the account menu shows the member and leads to the own profile', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    const head = await screen.findByRole('menuitem', { name: 'Profile: Amara Nwosu @amara' });
    expect(head).toHaveTextContent('Amara Nwosu@amara');
    await user.click(head);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amara Nwosu' })).toBeInTheDocument();
    expect(location.pathname).toBe('/profile/amara');
  });

  it('SHELL-13 chooses between the light and the dark theme', async () => {
    onTestFinished(() => writeDevice({ theme: 'system' }));
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'System theme' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'system');
  });

  it('SHELL-13 starts with a link to the content', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1 });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  it('AUTH-08 SHELL-11 logs out at once when nothing would be lost', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(within(await main()).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Good to see you.' })).toBeInTheDocument();
    expect(localStorage.getItem('kith.token')).toBeNull();
  });

  it('AUTH-08 asks before logging out with unsent text', async () => {
    onTestFinished(registerUnsavedWork(() => true));
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(within(await main()).getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
    expect(localStorage.getItem('kith.token')).toBe(amara.token);
    await user.click(within(await main()).getByRole('button', { name: 'Log out' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(localStorage.getItem('kith.token')).toBeNull());
  });

  it('SHELL-10 shows people and groups in the right rail; coins and the swap stand in Wallet', async () => {
    await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const { user } = await renderApp({ path: '/about', as: amara });
    const side = within(await rail());
    expect(await side.findByRole('link', { name: 'Yusuf Demir' })).toHaveAttribute('href', '/profile/yusuf');
    expect(side.queryByRole('heading', { name: 'Favourite coins' })).not.toBeInTheDocument();
    expect(side.queryByRole('link', { name: 'Swap old tokens' })).not.toBeInTheDocument();
    await user.click(within(await main()).getByRole('link', { name: 'Wallet' }));
    const page = within(screen.getByRole('main'));
    expect(await page.findByText('$3,120.55')).toBeInTheDocument();
    expect(page.getByText('−0.6%')).toBeInTheDocument();
    expect(page.getByText('Invented prices, for demonstration only.')).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Swap old tokens' })).toHaveAttribute('href', '/migration/');
  });

  it('SHELL-07 SHELL-14 keeps the rest usable when one panel fails, and tries that panel again', async () => {
    await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    faults.use(http.get('*/api/friends/sugg', () => HttpResponse.json({ no: 'list' }), { once: true }));
    const { user } = await renderApp({ path: '/about', as: amara });
    const side = within(await rail());
    expect(await side.findByText('Suggestions could not be loaded')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
    await user.click(side.getByRole('button', { name: 'Try again' }));
    expect(await side.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
  });

  it.each([
    ['wide', 1024, 'Main'],
    ['small', 390, 'Main, short'],
  ])(
    'SHELL-04 a way to the feed that opens another tab leaves a %s one where it is',
    async (_, width, name) => {
      const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
      onTestFinished(() => scroll.mockRestore());
      resizeWindow(width);
      await renderApp({ as: amara });
      await screen.findByRole('heading', { level: 1, name: 'News feed' });
      scroll.mockClear();
      expect(screen.getAllByRole('navigation', { name: /^Main/ })).toHaveLength(1);
      const bar = within(screen.getByRole('navigation', { name }));
      const ways = [
        screen.getByRole('link', { name: 'Kith, news feed' }),
        bar.getByRole('link', { name: 'News feed' }),
      ];
      for (const way of ways)
        for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
          fireEvent.click(way, held);
      expect(scroll).not.toHaveBeenCalled();
      for (const way of ways) fireEvent.click(way);
      expect(scroll).toHaveBeenCalledTimes(ways.length);
    },
  );

  it('SHELL-05 has the foot of the page with the legal pages', async () => {
    await renderApp({ path: '/about', as: amara });
    const foot = within(await screen.findByRole('contentinfo'));
    expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal/privacy');
    expect(foot.getByText(new RegExp(`${new Date().getFullYear()} Kith`))).toBeInTheDocument();
  });

  it('SHELL-07 says so while the browser is offline', async () => {
    await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => void vi.restoreAllMocks());
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
  });
});
