import type { Page } from '@playwright/test';
import { demoEmail, demoPassword } from '../../server/seed/accounts';
import { expect, test, untilQuiet } from './fixtures';
import { fillInLogin } from './people';

const rooms = [
  ...['/', '/notifications', '/photos', '/moderation', '/wallet', '/profile/samir', '/settings/security'],
  ...['/search?term=ma&tab=all', '/migration/'],
];

/** Everything that the page shows and the browser keeps, but the one place where the token belongs. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept = Object.entries(localStorage).filter(([key]) => key !== 'kith.token');
    const databases = await indexedDB.databases();
    const stored = databases.map(
      ({ name = '' }) =>
        new Promise<unknown>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(new Error(name));
          opening.onsuccess = () => {
            const { result } = opening;
            const stores = [...result.objectStoreNames];
            const reads = stores.map(
              (store) =>
                new Promise<unknown>((found) => {
                  const read = result.transaction(store).objectStore(store).getAll();
                  read.onsuccess = () => found([store, read.result]);
                }),
            );
            void Promise.all(reads).then((rows) => {
              result.close();
              resolve([name, rows]);
            });
          };
        }),
    );
    return [
      ...[location.href, document.referrer, document.cookie, document.documentElement.outerHTML],
      ...[
        JSON.stringify(kept),
        JSON.stringify(Object.entries(sessionStorage)),
        JSON.stringify(history.state),
      ],
      ...[JSON.stringify(await Promise.all(stored)), JSON.stringify(await caches.keys())],
    ].join('\n');
  });
}

test('API-01 the token is nowhere but in its header and in its one place of the browser', async ({
  page,
  baseURL,
}) => {
  const sent: { text: string; bears: boolean; isOwn: boolean }[] = [];
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    const { 'x-token': token, ...headers } = request.headers();
    const text = [request.url(), JSON.stringify(headers), request.postData() ?? ''].join('\n');
    sent.push({ text, bears: token !== undefined, isOwn: request.url().startsWith(`${baseURL}/`) });
  });
  await page.goto('/login');
  await fillInLogin(page, demoEmail('hala'), demoPassword);
  await page.getByRole('feed', { name: 'News feed' }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('kith.token'));
  expect(token).toMatch(/.{20}/);
  const found: string[] = [];
  for (const room of rooms) {
    await page.goto(room);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await untilQuiet(page);
    if ((await traces(page)).includes(token ?? '')) found.push(room);
  }
  await page.goto('/');
  const composer = page.getByRole('button', { name: "What's on your mind?" });
  await composer.click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Nothing of my token');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  if ((await traces(page)).includes(token ?? '')) found.push('composer');
  expect(found).toEqual([]);
  expect(said.filter((text) => text.includes(token ?? ''))).toEqual([]);
  expect(sent.filter(({ text }) => text.includes(token ?? '')).map(({ text }) => text)).toEqual([]);
  expect(sent.filter(({ bears, isOwn }) => bears && !isOwn)).toEqual([]);
  expect(sent.filter(({ bears }) => bears).length).toBeGreaterThan(rooms.length);
});
