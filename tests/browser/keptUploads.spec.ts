import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { keptIn, openObserver } from './kept';
import { enterWith, joinAs, type Newcomer } from './people';

const names = ['alpine', 'arches', 'ceramics'];
const photo = (name: string) => `server/seed/assets/photos/${name}.jpg`;
const queueOf = (page: Page) => page.getByRole('region', { name: 'Uploading' });

/** `sent`: arrives. `unanswered`: arrives, but its answer does not. `held`: stays in the browser. */
type Fate = 'sent' | 'unanswered' | 'held';

/** Answers the uploads of a page by their names; those of other pages arrive. Lists the keys of those that arrive. */
async function watchUploads(context: BrowserContext, page: Page, fates: Record<string, Fate>) {
  const arrived: { name: string; key: string; isFirst: boolean }[] = [];
  const state = { isFirstOver: false };
  await context.route('**/upload', async (route: Route) => {
    const request = route.request();
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const name = /filename="(\w+)\.jpg"/.exec(body)?.[1] ?? '';
    const isFirst = !state.isFirstOver && request.frame().page() === page;
    const fate = isFirst ? (fates[name] ?? 'sent') : 'sent';
    if (fate === 'held') return;
    arrived.push({ name, key: request.headers()['x-idempotency-key'] ?? '', isFirst });
    if (fate === 'unanswered') await route.fetch();
    else await route.continue();
  });
  return { arrived, endFirst: () => (state.isFirstOver = true) };
}

interface Started {
  newcomer: Newcomer;
  albumId: string;
  first: Page;
  /** Reads what the browser keeps. */
  observer: Page;
}

async function start(page: Page, name: string): Promise<Started> {
  // Nothing but the test closes a page here.
  page.on('dialog', (dialog) => void dialog.accept());
  const newcomer = await joinAs(page.request, name);
  const made = await page.request.post('/api/gallery/albums', {
    headers: { 'X-Token': newcomer.token },
    data: { name: 'Plot seven', privacy: 'public' },
  });
  const { id: albumId } = (await made.json()) as { id: string };
  await enterWith(page, newcomer.token, `/photos/${albumId}`);
  await expect(page.getByText('An empty album, for now')).toBeVisible();
  return { newcomer, albumId, first: page, observer: await openObserver(page.context()) };
}

async function openBeside({ first }: Started, path = '/about'): Promise<Page> {
  const page = await first.context().newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  return page;
}

/** Chooses the photos in the first window, and waits until the browser keeps those that have not arrived. */
async function choose({ first, observer }: Started, unsent: number): Promise<void> {
  await first.getByRole('main').locator('input[type=file]').setInputFiles(names.map(photo));
  await expect(queueOf(first)).toBeVisible();
  await expect
    .poll(async () => (await keptIn(observer)).match(/uploadBytes\//g)?.length ?? 0, { timeout: 30_000 })
    .toBe(unsent);
}

/** Tabs that wait for the files of another one, and those that have some. */
function locksIn(page: Page): Promise<{ waiting: number; held: number }> {
  return page.evaluate(async () => {
    const { pending = [], held = [] } = await navigator.locks.query();
    const count = (locks: LockInfo[]) => locks.filter(({ name }) => name?.startsWith('kith.uploads/')).length;
    return { waiting: count(pending), held: count(held) };
  });
}

/** The names of the photos in the album are those that were chosen, in their order, and nothing is kept any more. */
async function expectAllThere(
  { newcomer, albumId, first, observer }: Started,
  arrived: readonly { name: string; key: string }[],
): Promise<void> {
  await expect.poll(async () => (await keptIn(observer)).includes('upload/')).toBe(false);
  const list = await observer.request.get(`/api/gallery/photos?album_id=${albumId}&order=hand`, {
    headers: { 'X-Token': newcomer.token },
  });
  expect(((await list.json()) as { count: number }).count).toBe(names.length);
  // One key a file, whichever window sends it.
  expect(new Set(arrived.map(({ key }) => key)).size).toBe(names.length);
  expect(first.context().pages().length).toBeGreaterThan(1);
}

/** After the window that sent the photos is closed, those that waited for them find none. */
async function expectNothingLeft({ observer }: Started, sender: Page): Promise<void> {
  await sender.close();
  await expect.poll(() => locksIn(observer)).toEqual({ waiting: 0, held: 0 });
}

for (const end of ['closed', 'reloaded'] as const)
  test(`ALB-02 of two windows side by side the one that sends photos is ${end}: the other sends each that is left once`, async ({
    page,
    context,
  }) => {
    const started = await start(page, `Side${end}`);
    const beside = await openBeside(started);
    const fates = { alpine: 'sent', arches: 'unanswered', ceramics: 'held' } as const;
    const { arrived, endFirst } = await watchUploads(context, page, fates);
    await choose(started, 2);
    await expect(queueOf(page).getByText('1 there')).toBeVisible();
    await expect.poll(() => arrived.length).toBe(2);
    await expect.poll(async () => (await locksIn(beside)).waiting).toBe(1);
    await expect(queueOf(beside)).toHaveCount(0);

    endFirst();
    if (end === 'closed') await page.close();
    else await page.reload();
    await expect(queueOf(beside).getByText('3 photos added')).toBeVisible({ timeout: 30_000 });
    await expectAllThere(started, arrived);
    if (end === 'reloaded') {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expectNothingLeft(started, beside);
      await expect(queueOf(page)).toHaveCount(0);
    }
    const later = arrived.filter(({ isFirst }) => !isFirst);
    expect(later.map(({ name }) => name).toSorted()).toEqual(['arches', 'ceramics']);
  });

test('ALB-02 two windows that open at once go on with the photos of a closed one, one of them alone', async ({
  page,
  context,
}) => {
  const started = await start(page, 'Opening');
  const { arrived, endFirst } = await watchUploads(context, page, {
    alpine: 'held',
    arches: 'held',
    ceramics: 'held',
  });
  await choose(started, 3);
  endFirst();
  await page.close();
  const [one, two] = await Promise.all([openBeside(started), openBeside(started)]);
  const added = [one, two].map((window) => queueOf(window).getByText('3 photos added'));
  const counts = async () => Promise.all(added.map((text) => text.count()));
  await expect.poll(async () => (await counts()).toSorted(), { timeout: 30_000 }).toEqual([0, 1]);
  await expectAllThere(started, arrived);
  const [sender, other] = (await counts())[0] === 1 ? [one, two] : [two, one];
  await expectNothingLeft(started, sender);
  await expect(queueOf(other)).toHaveCount(0);
  expect(arrived.map(({ name }) => name).toSorted()).toEqual(names);
});

test('ALB-02 without the browser’s locks a window sends what another left only when it is told to', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', { configurable: true, value: undefined }),
  );
  const started = await start(page, 'Lockless');
  const { arrived, endFirst } = await watchUploads(context, page, { arches: 'held', ceramics: 'held' });
  await choose(started, 2);
  await expect(queueOf(page).getByText('1 there')).toBeVisible();
  const answered = started.observer.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const onWord = ({ data }: MessageEvent<{ kind: string }>) => data.kind === 'had' && resolve();
        new BroadcastChannel('kith.uploads').addEventListener('message', onWord);
      }),
  );
  const beside = await openBeside(started);
  await answered;
  await expect(queueOf(beside)).toHaveCount(0);

  endFirst();
  await page.reload();
  await expect(queueOf(page).getByText('1 there, 2 failed')).toBeVisible({ timeout: 30_000 });
  await expect(queueOf(page).getByText('Its page was closed before it was sent.')).toHaveCount(2);
  await expect(queueOf(beside)).toHaveCount(0);
  expect(arrived).toHaveLength(1);
  await queueOf(page).getByRole('button', { name: 'Retry 2' }).click();
  await expect(queueOf(page).getByText('3 photos added')).toBeVisible({ timeout: 30_000 });
  await expectAllThere(started, arrived);
  expect(arrived.map(({ name }) => name).toSorted()).toEqual(names);
});
