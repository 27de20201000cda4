import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { writeDevice } from '@/shared/lib/device/device';
import type { WireCoin } from '@/shared/wire/coin';
import { posts } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const day = 86_400_000;
const coinsPath = '*/api/exchange/coins/favorite/*';
const tea: WireCoin = { id: '7', symbol: 'TEA', name: 'Tea', price: 1.5, change_24h: -2, image: null };

describe('the wallet', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  /** Publishes a post of some days ago that Yusuf likes. */
  async function liked(post: string, days: number) {
    const { id } = await publish(amara, { post });
    await yusuf.call('POST', `/api/vote/${id}/like`);
    const createdAt = new Date(api().clock.now().getTime() - days * day);
    await api()
      .db.update(posts)
      .set({ createdAt })
      .where(eq(posts.id, Number(id)));
    return id;
  }

  const open = async (path = '/wallet') => {
    const app = await renderApp({ path, as: amara });
    await screen.findByRole('button', { name: 'Account menu' });
    return { ...app, page: within(screen.getByRole('main')) };
  };

  it('SHELL-03 draws twelve weeks of the own posts, as a line or a table, with the posts behind it', async () => {
    await liked('Bread at noon', 1);
    await liked('Quinces', 20);
    await liked('Before all that', 100);
    await makeFollow(api(), yusuf.id, amara.id);
    await publish(yusuf, { post: 'Not by Amara' }, `user/${amara.id}`);
    const { user, page } = await open();
    expect(await page.findByText('This week, 1 post of yours got 1 like.')).toBeInTheDocument();
    expect(page.getByRole('img', { name: 'Likes over twelve weeks, from 0 to 2' })).toBeInTheDocument();
    const best = within(page.getByRole('list', { name: 'What travelled furthest' }));
    expect(best.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bread at noon', 'Quinces']);

    await user.click(page.getByRole('button', { name: 'Show as a table' }));
    const rows = within(page.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(
      within(rows.at(-1) ?? document.body)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1', '1', '2']);
    await user.click(page.getByRole('radio', { name: 'Worth of posts' }));
    expect(page.getByRole('columnheader', { name: 'Worth of posts' })).toBeInTheDocument();
    await user.click(page.getByRole('button', { name: 'Show as a line' }));
    expect(page.getByRole('img', { name: /^Worth of posts over twelve weeks/ })).toBeInTheDocument();
  });

  it('SHELL-03 tells a new member that nothing is counted yet, and leads on', async () => {
    const { page } = await open();
    expect(await page.findByText('Nothing has been counted yet.')).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Write something' })).toHaveAttribute('href', '/');
    expect(page.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/friends?tab=suggested');
    expect(page.getByText(/^Nothing yet\. Your new posts/)).toBeInTheDocument();
    expect(page.getByText(/There is no balance here/)).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Swap old tokens' })).toHaveAttribute('href', '/migration/');
  });

  it('SHELL-03 says that the weeks could not be counted, and counts them by Try again', async () => {
    await liked('Bread at noon', 1);
    faults.use(
      http.get(`*/api/post/user/${amara.id}`, () => HttpResponse.json({ no: 'list' }), { once: true }),
    );
    const { user, page } = await open();
    expect(await page.findByText('These weeks could not be counted.')).toBeInTheDocument();
    expect(await page.findByText('$3,120.55')).toBeInTheDocument();
    const alert = within(
      page.getByText('Your posts could not be loaded').closest('[role=alert]') as HTMLElement,
    );
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await page.findByText('This week, 1 post of yours got 1 like.')).toBeInTheDocument();
  });

  it('SHELL-03 reads further pages of posts until the twelve weeks are whole', async () => {
    for (let post = 0; post < 12; post += 1) await liked(`Post ${post}`, 10 + post);
    const { page } = await open();
    expect(
      await page.findByText('A quiet week. In twelve weeks, 12 posts of yours got 12 likes.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['/coins', 'Favourite coins'],
    ['/socialDashboard', 'Social dashboard'],
  ])('SHELL-03 begins at %s with that part, and has all the others', async (path, title) => {
    const { page } = await open(path);
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await page.findByText('$3,120.55')).toBeInTheDocument();
    expect(page.getAllByText(title)).toHaveLength(1);
    expect(await page.findByText('Nothing has been counted yet.')).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Voting power' })).toBeInTheDocument();
  });

  it('SHELL-03 ANY-01 asks a backend that repeats its page only a few times, and counts what has come', async () => {
    await liked('Bread at noon', 1);
    const answer = await amara.call('GET', `/api/post/user/${amara.id}`);
    let calls = 0;
    faults.use(
      http.get('*/api/post/user/:id', () => {
        calls += 1;
        // Without an end, the page would never be at rest.
        if (calls > 20) return HttpResponse.json({ list: [] });
        return HttpResponse.json({ ...(answer.body as object), count: null });
      }),
    );
    const { page } = await open();
    expect(await page.findByRole('list', { name: 'What travelled furthest' })).toBeInTheDocument();
    expect(calls).toBeLessThan(10);
  });

  it('SHELL-10 tells how old the prices are, and what is not known; a failure is tried again', async () => {
    const answer = (body: object) => http.get(coinsPath, () => HttpResponse.json(body), { once: true });
    const fetched = new Date(Date.now() - 5 * 60_000).toISOString();
    const unknown = { ...tea, id: '8', symbol: 'MUG', name: 'Mug', price: null };
    const large = { ...tea, id: '9', symbol: 'POT', name: 'Pot', price: 1e300 };
    faults.use(answer({ list: [tea, unknown, large], count: 3, as_of: fetched, demo: false }));
    const first = await open('/coins');
    expect(await first.page.findByText('$1.50')).toBeInTheDocument();
    expect(first.page.getByText('No price')).toBeInTheDocument();
    expect(first.page.getByText('$1E300')).toBeInTheDocument();
    expect(first.page.getByText(/^Prices fetched:/)).toHaveTextContent('Prices fetched: 5 min');
    expect(first.page.queryByText(/Invented prices/)).not.toBeInTheDocument();
    first.close();

    faults.use(answer({ list: [], count: 0, as_of: null, demo: false }));
    const second = await open('/coins');
    expect(await second.page.findByText('Prices are not available.')).toBeInTheDocument();
    second.close();

    faults.use(answer({ no: 'list' }));
    const third = await open('/coins');
    expect(await third.page.findByText('Prices could not be loaded')).toBeInTheDocument();
    await third.user.click(third.page.getByRole('button', { name: 'Try again' }));
    expect(await third.page.findByText('$3,120.55')).toBeInTheDocument();
  });

  it('SHELL-10 the line about the swap is closed for good, for this member alone', async () => {
    onTestFinished(() => writeDevice({ swapClosed: undefined }));
    const line = () => screen.queryByRole('region', { name: 'Token swap' });
    const { user, page, close } = await open('/');
    await waitFor(() => expect(line()).toBeInTheDocument());
    await user.click(page.getByRole('button', { name: 'Close, and do not show again' }));
    expect(line()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'News feed' })).toHaveFocus();
    close();

    const again = await open('/');
    await again.page.findByRole('heading', { level: 1, name: 'News feed' });
    expect(line()).not.toBeInTheDocument();
    again.close();

    await renderApp({ path: '/', as: yusuf });
    await waitFor(() => expect(line()).toBeInTheDocument());
  });
});
