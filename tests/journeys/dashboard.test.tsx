import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { features } from '@/shared/wire/features';
import type { WireWeek } from '@/shared/wire/user';
import { follows, posts } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, publish } from '../../server/testing/posts';
import { answerOf, faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const day = 86_400_000;
const path = '*/api/user/dashboard';
const api = useApi();
let amara: TestMember;
let yusuf: TestMember;

beforeEach(async () => {
  amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
});

const ago = (days: number) => new Date(api().clock.now().getTime() - days * day);

/** Publishes a post of some days ago that Yusuf likes. */
async function liked(post: string, days: number) {
  const { id } = await publish(amara, { post });
  await yusuf.call('POST', `/api/vote/${id}/like`);
  await api()
    .db.update(posts)
    .set({ createdAt: ago(days) })
    .where(eq(posts.id, Number(id)));
  return id;
}

/** Lets somebody follow Amara since some days ago. */
async function came(days: number, member?: TestMember) {
  const { id } = member ?? (await api().member());
  await makeFollow(api(), id, amara.id);
  await api()
    .db.update(follows)
    .set({ createdAt: ago(days) })
    .where(eq(follows.followerId, id));
}

async function open(at = '/wallet') {
  const app = await renderApp({ path: at, as: amara });
  await screen.findByRole('button', { name: 'Account menu' });
  return { ...app, page: within(screen.getByRole('main')) };
}

const cellsOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the weeks that the backend counts', () => {
  it('SHELL-03 are drawn as a line or a table of likes, worth or followers', async () => {
    await liked('Bread at noon', 1);
    await liked('Quinces', 20);
    for (const days of [2, 9, 100]) await came(days);
    const { user, page } = await open();
    expect(
      await page.findByText('This week, 1 person came, and 1 post of yours got 1 like.'),
    ).toBeInTheDocument();
    expect(page.getByRole('img', { name: 'Likes over twelve weeks, from 0 to 2' })).toBeInTheDocument();
    const best = within(await page.findByRole('list', { name: 'What travelled furthest' }));
    expect(best.getAllByRole('link').map((link) => link.textContent)).toEqual(['Bread at noon', 'Quinces']);
    await user.click(page.getByRole('radio', { name: 'Followers' }));
    expect(
      await page.findByRole('img', { name: 'Followers over twelve weeks, from 1 to 3' }),
    ).toBeInTheDocument();

    await user.click(page.getByRole('button', { name: 'Show as a table' }));
    const rows = within(page.getByRole('table')).getAllByRole('row');
    expect(page.getByRole('columnheader', { name: 'Followers' })).toBeInTheDocument();
    expect(rows.slice(-3).map(cellsOf)).toEqual([
      ['1', '0', '1'],
      ['0', '1', '2'],
      ['1', '1', '3'],
    ]);
    await user.click(page.getByRole('radio', { name: 'Worth of posts' }));
    expect(cellsOf(rows.at(-1))).toEqual(['1', '1.00', '2.00']);
  });

  it('SHELL-03 count more posts than are read, and the best are said to be of the newest', async () => {
    const many = Array.from({ length: 104 }, (_, index) => ({
      authorId: amara.id,
      type: 'user' as const,
      entityId: amara.id,
      text: `Post ${index}`,
      votesUp: index === 50 ? 9 : 1,
      createdAt: ago(1),
    }));
    await api().db.insert(posts).values(many);
    const { page } = await open('/socialDashboard');
    expect(await page.findByText('This week, 104 posts of yours got 112 likes.')).toBeInTheDocument();
    expect(await page.findByText('The best of your newest 100 posts.')).toBeInTheDocument();
    expect(page.queryByText(/are counted/)).not.toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Post 50' })).toBeInTheDocument();
  });

  it.each([
    [[1, 2], [], 'This week, 2 people came.'],
    [[20], [], 'A quiet week. In twelve weeks, 1 person came.'],
    [[20], [30], 'A quiet week. In twelve weeks, 1 post of yours got 1 like.'],
    [[100], [100], 'Nothing has been counted yet.'],
  ])(
    'SHELL-03 tell who came %j and what was written %j days ago in a sentence',
    async (people, written, fact) => {
      for (const days of people) await came(days);
      for (const days of written) await liked('Bread', days);
      const { page } = await open();
      expect(await page.findByText(fact)).toBeInTheDocument();
    },
  );

  it('SHELL-03 end with the day where the member is', async () => {
    const asked: URL[] = [];
    faults.use(
      http.get(path, ({ request }) => {
        asked.push(new URL(request.url));
        return answerOf(api(), request);
      }),
    );
    const { page } = await open();
    expect(await page.findByText('Nothing has been counted yet.')).toBeInTheDocument();
    const query = Object.fromEntries(asked[0]?.searchParams ?? []);
    const midnight = new Date(new Date().setHours(24, 0, 0, 0)).toISOString();
    expect(query).toEqual({ weeks: '12', until: midnight });
  });

  it('SHELL-03 say that they could not be counted, beside the rest of the page; Try again counts them', async () => {
    await liked('Bread at noon', 1);
    faults.use(http.get(path, () => HttpResponse.json({ list: [] }), { once: true }));
    const { user, page } = await open();
    expect(await page.findByText('These weeks could not be counted.')).toBeInTheDocument();
    expect(await page.findByText('$3,120.55')).toBeInTheDocument();
    const alert = page.getByText('Your weeks could not be loaded').closest<HTMLElement>('[role=alert]');
    await user.click(within(alert ?? document.body).getByRole('button', { name: 'Try again' }));
    expect(await page.findByText('This week, 1 post of yours got 1 like.')).toBeInTheDocument();
  });

  it('SHELL-03 stand without the posts behind them, which are read again by Try again', async () => {
    await liked('Bread at noon', 1);
    faults.use(
      http.get(`*/api/post/user/${amara.id}`, () => HttpResponse.json({ no: 'list' }), { once: true }),
    );
    const { user, page } = await open();
    expect(await page.findByText('This week, 1 post of yours got 1 like.')).toBeInTheDocument();
    const failed = await page.findByText('Your posts could not be loaded');
    const alert = failed.closest<HTMLElement>('[role=alert]') ?? document.body;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('list', { name: 'What travelled furthest' })).toBeInTheDocument();
  });

  it('SHELL-03 ANY-01 are shown as far as the backend tells of them', async () => {
    const from = new Date(ago(6).setHours(0, 0, 0, 0)).toISOString();
    const week = { from, posts: 3, votes: '4' } satisfies Partial<Record<keyof WireWeek, unknown>>;
    faults.use(http.get(path, () => HttpResponse.json({ list: [week, { from: 'never' }] })));
    const { page } = await open();
    expect(await page.findByText('This week, 3 posts of yours got 4 likes.')).toBeInTheDocument();
    expect(page.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the weeks without a backend that counts them', () => {
  beforeEach(() => {
    const known = features.filter((name) => name !== 'dashboard');
    faults.use(http.get('*/api/status', () => HttpResponse.json({ features: known })));
  });

  it('SHELL-03 ANY-06 are summed up from the own posts: draws twelve weeks of the own posts, as a line or a table, with the posts behind it', async () => {
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
});

it('SHELL-03 ANY-06 sums up the posts where the named call turns out to be missing', async () => {
  await liked('Bread at noon', 1);
  await came(1);
  faults.use(http.get(path, () => new HttpResponse('Not found', { status: 404 })));
  const { page } = await open();
  expect(await page.findByText('This week, 1 post of yours got 1 like.')).toBeInTheDocument();
  expect(page.queryByRole('radio', { name: 'Followers' })).not.toBeInTheDocument();
});
