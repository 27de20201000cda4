import type { Request } from '@playwright/test';
import { expect, test, untilQuiet } from './fixtures';
import { enterAs } from './people';

const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return `${pathname}${search}`;
};

test('the news and the member are asked for once, before the code of the app, and the pictures come before what nobody waits for', async ({
  page,
}) => {
  await enterAs(page, 'yusuf');
  await expect(page.getByRole('article').first()).toBeVisible();
  // A page that is left still asks for its pictures and chunks until the next document has arrived.
  await untilQuiet(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(pathOf(request)));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => requests.some((path) => path.includes('/afterPaint-'))).toBe(true);

  const first = (part: string) => requests.findIndex((path) => path.includes(part));
  const count = (path: string) =>
    requests.slice(0, first('/afterPaint-')).filter((one) => one === path).length;
  expect(count('/api/post/news?page=1&per_page=10')).toBe(1);
  expect(count('/api/user/user/new')).toBe(1);
  expect(first('/api/post/news')).toBeLessThan(first('/api/user/rollCall'));
  expect(first('/assets/members-')).toBeGreaterThan(0);
  expect(requests.filter((path) => /\/assets\/members-.*\.(js|css)$/.test(path))).toHaveLength(2);

  // Pictures of the first posts, which only the answer names, went before the chunk of what follows.
  expect(first('size=')).toBeGreaterThan(first('/api/post/news'));
  expect(first('size=')).toBeLessThan(first('/afterPaint-'));
  const scripts = requests.slice(0, first('/afterPaint-')).filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeLessThan(20);
});
