import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('profile', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({
      permalink: 'yusuf',
      firstName: 'Yusuf',
      lastName: 'Demir',
      bio: 'Bağlama, badly.',
      location: 'İzmir',
    });
  });

  it('PROF-01 shows who a member is, their numbers and their timeline', async () => {
    await makeFollow(api(), yusuf.id, amara.id);
    await publish(yusuf, { post: 'The lift works again.' });
    await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    expect(await main.findByRole('heading', { level: 1, name: 'Yusuf Demir' })).toBeInTheDocument();
    expect(document.title).toBe('Yusuf Demir · Kith');
    expect(main.getAllByText('@yusuf')[0]).toBeInTheDocument();
    expect(main.getByText('Follows you')).toBeInTheDocument();
    expect(main.getByText('Bağlama, badly.')).toBeInTheDocument();
    expect(main.getByText('İzmir')).toBeInTheDocument();
    const numbers = within(main.getByRole('list', { name: 'Numbers' }));
    expect(numbers.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['1 post', '0 followers', '1 following']),
    );
    expect(await main.findByRole('article', { name: 'Post by Yusuf Demir' })).toHaveTextContent(
      'The lift works again.',
    );
  });

  it('SHELL-09 the icon of the tab is the tile of each person, and that of the product elsewhere', async () => {
    const icon = document.head.appendChild(document.createElement('link'));
    Object.assign(icon, { rel: 'icon', href: '/favicon.svg' });
    onTestFinished(() => icon.remove());
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const drawn = () => decodeURIComponent(icon.getAttribute('href') ?? '');
    await waitFor(() => expect(drawn()).toMatch(/^data:image\/svg\+xml,<svg .*<\/svg>$/));
    const his = drawn();
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Profile: Amara/ }));
    await waitFor(() => expect(document.title).toBe('Amara Nwosu · Kith'));
    expect(drawn()).toMatch(/^data:/);
    expect(drawn()).not.toBe(his);
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('link', { name: 'News feed' }));
    await waitFor(() => expect(icon).toHaveAttribute('href', '/favicon.svg'));
  });

  it('PROF-01 PRES-01 asks for the statuses of all on screen in one call and shows them', async () => {
    await yusuf.call('POST', '/api/user/onlineStatus', { onlineStatus: 1 });
    await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    expect(await main.findByText('Away')).toBeInTheDocument();
    expect(sentCalls.filter((call) => call === 'GET /api/user/onlineStatus').length).toBeLessThanOrEqual(2);
  });

  it('PROF-01 keeps Message disabled, with the reason, without a messenger', async () => {
    await renderApp({ path: '/profile/yusuf', as: amara });
    const message = await (await page()).findByRole('button', { name: 'Message' });
    expect(message).toHaveAttribute('aria-disabled', 'true');
    expect(message).toHaveAccessibleDescription('Messages are not available yet');
  });

  it('PROF-01 has no Follow on the own profile', async () => {
    await renderApp({ path: '/profile/amara', as: amara });
    const main = await page();
    await main.findByRole('heading', { level: 1, name: 'Amara Nwosu' });
    expect(main.queryByRole('button', { name: /follow/i })).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Message' })).not.toBeInTheDocument();
  });

  it('PROF-02 shows only the header of a private profile, and asks for no posts', async () => {
    const jonina = await api().member({
      permalink: 'jonina',
      firstName: 'Jónína',
      lastName: 'Þórðardóttir',
      privacy: { profile_details: 'approved_followers' },
    });
    await publish(jonina, { post: 'For accepted followers.' });
    await renderApp({ path: '/profile/jonina', as: amara });
    const main = await page();
    expect(await main.findByRole('heading', { name: 'This profile is private' })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Request to follow' })).toBeInTheDocument();
    expect(screen.queryByText('For accepted followers.')).not.toBeInTheDocument();
    expect(sentCalls).not.toContain(`GET /api/post/user/${jonina.id}`);
  });

  it('VAL-07 takes a null answer for "User not found"', async () => {
    const { user } = await renderApp({ path: '/profile/nobody', as: amara });
    const main = await page();
    expect(await main.findByRole('heading', { level: 1, name: 'User not found' })).toBeInTheDocument();
    expect(document.title).toBe('User not found · Kith');
    await user.click(main.getByRole('link', { name: 'Back to the news feed' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });

  it('SHELL-14 tries a profile that failed to load again', async () => {
    faults.use(
      http.get(
        '*/api/user/user/new/yusuf',
        () => HttpResponse.json({ code: 'genericError' }, { status: 400 }),
        {
          once: true,
        },
      ),
    );
    const { user } = await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    expect(await main.findByText('This profile could not be loaded')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Yusuf Demir' })).toBeInTheDocument();
  });
});
