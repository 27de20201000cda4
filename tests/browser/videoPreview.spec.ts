import type { Page } from '@playwright/test';
import type { WirePost } from '@/shared/wire/post';
import { expect, test } from './fixtures';
import { tokenOf } from './people';

const videoOf = (id: string, name: string): WirePost['preview'] => ({
  name,
  description: '',
  url: `https://www.youtube.com/watch?v=${id}`,
  type: 'video',
  image: null,
  code: `https://www.youtube-nocookie.com/embed/${id}`,
  provider_name: 'YouTube',
  width: 1280,
  height: 720,
});

/** Opens a feed with two linked videos. Returns the requested player addresses. */
async function openFeed(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  // The first page alone: a later one may still be on its way when the test ends.
  await page.route(/\/api\/post\/news\?.*page=1&/, async (route) => {
    const response = await route.fetch();
    const { list, count } = (await response.json()) as { list: WirePost[]; count: number };
    const names = ['First film', 'Second film'];
    const changed = list.map((post, index) => {
      const name = names[index];
      if (name === undefined) return post;
      return {
        ...post,
        post: 'Watch',
        photos: [],
        gif_link: null,
        preview: videoOf(`abcdefghij${index}`, name),
      };
    });
    await route.fulfill({ response, json: { list: changed, count } });
  });
  const token = await tokenOf(page.request, 'amara');
  await page.goto('/health');
  await page.evaluate((value) => localStorage.setItem('kith.token', value), token);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play First film' })).toBeVisible();
  return asked;
}

test('POST-02 a linked video loads nothing until it is asked for, and plays sandboxed', async ({ page }) => {
  const asked = await openFeed(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play First film' }).click();
  const player = page.locator('iframe[title="First film"]');
  await expect(player).toBeVisible();
  await expect(player).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghij0?autoplay=1',
  );
  await expect(player).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-presentation',
  );
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player).toHaveAttribute('allow', 'autoplay; fullscreen; encrypted-media');
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghij0?autoplay=1']);
});

test('POST-02 one video plays at a time, and none that has left the sight', async ({ page }) => {
  await openFeed(page);
  await page.getByRole('button', { name: 'Play First film' }).click();
  await expect(page.locator('iframe[title="First film"]')).toBeVisible();
  await page.getByRole('button', { name: 'Play Second film' }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.locator('iframe[title="Second film"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play First film' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 6000));
  await expect(page.locator('iframe')).toHaveCount(0);
});
