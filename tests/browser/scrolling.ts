import { expect, type Page } from '@playwright/test';

/** Post right below the header: the path of its page, and its position. */
export async function reading(page: Page): Promise<{ post: string; top: number }> {
  return page.getByRole('feed').evaluate((feed) => {
    const rows = [...feed.querySelectorAll('[data-index]')];
    const row = rows.find((candidate) => candidate.getBoundingClientRect().bottom > 120);
    const link = row?.querySelector('a:has(time)');
    return { post: link?.getAttribute('href') ?? '', top: row?.getBoundingClientRect().top ?? NaN };
  });
}

/** Scrolls down by wheel until a distant post is visible. */
export async function readDown(page: Page, pixels: number): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(pixels);
  }).toPass();
  await settled(page);
}

/** Waits until scrolling, pictures and measured heights have settled. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('feed').evaluate(async (feed) => {
    const stillFrames = 30;
    let before = '';
    for (let still = 0; still < stillFrames;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const rows = [...feed.querySelectorAll(':scope > [data-index]')];
      const now = rows.map((row) => row.getBoundingClientRect().top).join();
      still = now === before ? still + 1 : 0;
      before = now;
    }
  });
}
