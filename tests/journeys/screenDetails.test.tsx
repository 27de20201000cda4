import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { posts } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, publish } from '../../server/testing/posts';
import { sentCalls, useApi } from '../mocks/api';
import type { User } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';
import { closeUndo, undo } from '../mocks/undo';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}
const inRail = async () => within(await screen.findByRole('complementary', { name: 'Suggestions' }));
const rowIn = async (list: Awaited<ReturnType<typeof page>>, name: string) =>
  within((await list.findByRole('link', { name })).closest('li, [role=listitem]') as HTMLElement);

/** On the profile, from where the member goes back. */
async function unfollow(user: User) {
  await user.click(screen.getAllByRole('link', { name: 'Yusuf Demir' })[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Yusuf Demir' });
  await user.click(await screen.findByRole('button', { name: 'Following' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unfollow' }));
  await screen.findByRole('button', { name: 'Follow' });
  await closeUndo(user);
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'News feed' });
}

describe('what members meet on screen', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  it('D1 an empty feed fills when somebody is followed beside it', async () => {
    await publish(yusuf, { post: 'Bread at noon' });
    const { user } = await renderApp({ as: amara });
    const main = await page();
    await main.findByRole('heading', { name: 'Your first edition' });
    const row = await rowIn(await inRail(), 'Yusuf Demir');
    await user.click(row.getByRole('button', { name: 'Follow' }));
    expect(await main.findByRole('article', { name: 'Post by Yusuf Demir' })).toBeInTheDocument();
  });

  it('D1 a feed that was empty is filled after Back from a profile that was followed', async () => {
    await publish(yusuf, { post: 'Bread at noon' });
    const { user } = await renderApp({ as: amara });
    const main = await page();
    await main.findByRole('heading', { name: 'Your first edition' });
    await user.click(await (await inRail()).findByRole('link', { name: 'Yusuf Demir' }));
    await main.findByRole('heading', { level: 1, name: 'Yusuf Demir' });
    await user.click(main.getByRole('button', { name: 'Follow' }));
    await main.findByRole('button', { name: 'Following' });
    act(() => history.back());
    await main.findByRole('heading', { level: 1, name: 'News feed' });
    expect(await main.findByText('Bread at noon')).toBeInTheDocument();
  });

  it('D1 a feed with posts offers those of whom one follows, and the keys of the feed load it again', async () => {
    await publish(amara, { post: 'Mine' });
    const { user } = await renderApp({ as: amara });
    const main = await page();
    await main.findByText('Mine');
    await publish(yusuf, { post: 'Bread at noon' });
    const row = await rowIn(await inRail(), 'Yusuf Demir');
    await user.click(row.getByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeInTheDocument();
    const loads = sentCalls.filter((call) => call === 'GET /api/post/news').length;
    await user.keyboard('gh');
    expect(await main.findByText('Bread at noon')).toBeInTheDocument();
    expect(sentCalls.filter((call) => call === 'GET /api/post/news').length).toBeGreaterThan(loads);
  });

  it('D1 the feed lets go of whom one unfollows, but for what stands on the own timeline', async () => {
    await makeFollow(api(), amara.id, yusuf.id);
    await makeFollow(api(), yusuf.id, amara.id);
    await publish(amara, { post: 'Mine' });
    await publish(yusuf, { post: 'Bread at noon' });
    await publish(yusuf, { post: 'For you' }, `user/${amara.id}`);
    const { user } = await renderApp({ as: amara });
    const main = await page();
    await main.findByText('Bread at noon');
    await unfollow(user);
    await waitFor(() => expect(main.queryByText('Bread at noon')).not.toBeInTheDocument());
    expect(main.getByText('Mine')).toBeInTheDocument();
    expect(main.getByText('For you')).toBeInTheDocument();
  });

  it('D1 HOUR-01 a feed that held nobody else is a front page again after the last unfollow', async () => {
    await makeFollow(api(), amara.id, yusuf.id);
    await makeFollow(api(), yusuf.id, amara.id);
    await publish(yusuf, { post: 'Bread at noon' });
    const { user } = await renderApp({ as: amara });
    const main = await page();
    await main.findByText('Bread at noon');
    await unfollow(user);
    expect(await main.findByRole('heading', { name: 'Your first edition' })).toBeInTheDocument();
  });

  it('D25 the rail does not repeat the people of its page', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const rail = await inRail();
    expect(await rail.findByRole('heading', { name: 'People you may know' })).toBeInTheDocument();
    await user.click(rail.getByRole('link', { name: 'See all, People you may know' }));
    await waitFor(() =>
      expect(rail.queryByRole('heading', { name: 'People you may know' })).not.toBeInTheDocument(),
    );
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(await rail.findByRole('heading', { name: 'People you may know' })).toBeInTheDocument();
  });

  it.each([
    ['/followers', 'Find people', '?tab=suggested'],
    ['/following', 'Find people', '?tab=suggested'],
    ['/friends', 'Find people', '?tab=suggested'],
    ['/search?term=&tab=all', 'Find people', '?tab=suggested'],
    ['/search?term=xqzxq&tab=all', 'Find people', '?tab=suggested'],
    ['/bookmarks', 'Back to the news feed', ''],
  ])('D4 the empty screen at %s leads on', async (path, name, query) => {
    const { user } = await renderApp({ path, as: amara });
    const main = await page();
    await user.click(await main.findByRole('link', { name }));
    await waitFor(() => expect(location.search).toBe(query));
    expect(location.pathname).toBe(query === '' ? '/' : '/friends');
  });

  it('D12 the buttons of every row are described by its person', async () => {
    await makeFollow(api(), amara.id, yusuf.id);
    await api().member({ permalink: 'zofia', firstName: 'Zofia', lastName: 'Kowal' });
    await renderApp({ path: '/following', as: amara });
    const row = await rowIn(await page(), 'Yusuf Demir');
    for (const name of ['Following', 'User options'])
      expect(row.getByRole('button', { name })).toHaveAccessibleDescription('Yusuf Demir');
    const suggested = await rowIn(await inRail(), 'Zofia Kowal');
    for (const name of ['Follow', 'Hide'])
      expect(suggested.getByRole('button', { name })).toHaveAccessibleDescription('Zofia Kowal');
  });

  it('D12 the answers to a request to follow are described by who asked', async () => {
    await amara.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'approved_followers' } });
    await yusuf.call('POST', `/api/follower/invite/${amara.id}`);
    await renderApp({ path: '/notifications', as: amara });
    const main = await page();
    for (const name of ['Accept', 'Decline'])
      expect(await main.findByRole('button', { name })).toHaveAccessibleDescription(/^Yusuf Demir/);
  });

  it('D14 D16 a post on the own timeline names neither it nor a product as its worth', async () => {
    await makeFollow(api(), amara.id, yusuf.id);
    const post = await publish(yusuf, { post: 'Bread at noon' });
    await api()
      .db.update(posts)
      .set({ likePower: 1000 })
      .where(eq(posts.id, Number(post.id)));
    await renderApp({ as: amara });
    const article = (await (await page()).findByText('Bread at noon')).closest('article') as HTMLElement;
    expect(within(article).getByText('10.00 KITH')).toBeInTheDocument();
    expect(article).not.toHaveTextContent('on the timeline of');
  });

  it('D15 members meet themselves in a list as "You"', async () => {
    const zofia = await api().member({ permalink: 'zofia', firstName: 'Zofia', lastName: 'Kowal' });
    await makeFollow(api(), amara.id, yusuf.id);
    await makeFollow(api(), zofia.id, amara.id);
    await makeFollow(api(), zofia.id, yusuf.id);
    await renderApp({ path: '/profile/yusuf/followers', as: amara });
    const row = await rowIn(await page(), 'Amara Nwosu');
    expect(row.getByText('You')).toBeInTheDocument();
    expect(row.queryByText(/mutual/)).not.toBeInTheDocument();
  });

  it('D17 HOUR-04 an unfollow is taken back by Undo, by its key and by its own button, and nothing of it was sent', async () => {
    await makeFollow(api(), amara.id, yusuf.id);
    const { user, store } = await renderApp({ path: '/profile/yusuf', as: amara });
    const main = await page();
    const stands = () => store.getState().users[String(yusuf.id)];
    await main.findByRole('button', { name: 'Following' });
    const before = stands();
    const leave = async () => {
      await user.click(await main.findByRole('button', { name: 'Following' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Unfollow' }));
      expect(await main.findByRole('button', { name: 'Follow' })).toBeInTheDocument();
      expect(await screen.findByText('You no longer follow Yusuf Demir.')).toBeInTheDocument();
    };
    await leave();
    await undo(user);
    await leave();
    await user.keyboard('z');
    await leave();
    await user.click(main.getByRole('button', { name: 'Follow' }));
    expect(await main.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(stands()).toEqual(before);
    expect(sentCalls.filter((call) => call.endsWith('/unfollow'))).toEqual([]);
  });

  it('D19 the themes are one group of choices', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    const group = within(await screen.findByRole('group', { name: 'Theme' }));
    expect(group.getAllByRole('menuitemradio')).toHaveLength(3);
    await user.click(group.getByRole('menuitemradio', { name: 'Dark theme' }));
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'System theme' })).not.toBeChecked();
  });

  it('D20 an error page without a code speaks of none', async () => {
    await renderApp({ path: '/error' });
    expect(
      await screen.findByText('Something broke on our side. Try again in a moment.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/code/)).not.toBeInTheDocument();
  });

  it('D26 the search box is empty again after a suggestion was opened', async () => {
    const { user } = await renderApp({ as: amara });
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await user.type(box, 'yus');
    await user.click(await screen.findByRole('option', { name: /Yusuf Demir/ }));
    await screen.findByRole('heading', { level: 1, name: 'Yusuf Demir' });
    expect(box).toHaveValue('');
  });

  it('D30 people one may know have their own heading', async () => {
    await renderApp({ path: '/friends?tab=suggested', as: amara });
    expect(await screen.findByRole('heading', { level: 1, name: 'People you may know' })).toBeInTheDocument();
  });

  it('D30 says once that there is nobody at an address', async () => {
    await renderApp({ path: '/profile/nobody', as: amara });
    const main = await page();
    expect(await main.findAllByRole('heading', { name: 'User not found' })).toHaveLength(1);
  });

  it('D30 tells a guest that there is nothing at an address, with a way to log in', async () => {
    const { user } = await renderApp({ path: '/no/such/place' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'There is nothing here' });
    expect(screen.getByRole('main')).toContainElement(heading);
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await screen.findByRole('heading', { level: 1, name: 'Good to see you.' });
  });

  it('D30 a member who logs out on an unknown address comes to the login', async () => {
    const { user } = await renderApp({ path: '/no/such/place', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'There is nothing here' });
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { level: 1, name: 'Good to see you.' });
  });

  it('PROF-01 a profile shows gender and birthday', async () => {
    await yusuf.call('PATCH', '/api/user/edit', {
      gender: 'male',
      birthday: { month: 4, day: 16, year: 1992 },
    });
    await renderApp({ path: '/profile/yusuf', as: amara });
    const facts = within(await (await page()).findByRole('list', { name: 'Facts' }));
    expect(facts.getByText('Male')).toBeInTheDocument();
    expect(facts.getByText('Born 16 April 1992')).toBeInTheDocument();
  });

  it('PROF-01 a private profile shows neither to a stranger', async () => {
    const jonina = await api().member({
      permalink: 'jonina',
      firstName: 'Jónína',
      lastName: 'Þórðardóttir',
      privacy: { profile_details: 'approved_followers' },
    });
    await jonina.call('PATCH', '/api/user/edit', {
      gender: 'female',
      birthday: { month: 4, day: 16, year: 1992 },
    });
    await renderApp({ path: '/profile/jonina', as: amara });
    const main = await page();
    await main.findByText('This profile is private');
    expect(main.queryByText('Female')).not.toBeInTheDocument();
    expect(main.queryByText(/^Born/)).not.toBeInTheDocument();
  });
});
