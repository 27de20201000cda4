import { expect, type Page } from '@playwright/test';

/**
 * Requires the page to be no wider than a window of each of these widths, and nothing on it to stick out of the box
 * that it stands in. The window is as it was afterwards.
 */
export async function expectFits(page: Page, ...widths: number[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 844 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
    // Parts that show at some widths only are drawn a moment after.
    await expect.poll(() => sticksOut(page), `${page.url()} at ${width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Elements broader than the box around them, which neither scrolls nor cuts them off on purpose. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const box = element.parentElement;
      if (!box || element.closest('svg')) continue;
      const { position, display, marginInline, transform } = getComputedStyle(element);
      const around = getComputedStyle(box);
      const isPlaced = ['absolute', 'fixed'].includes(position) || transform !== 'none';
      const hasNoBox = [display, around.display].some((kind) => ['inline', 'contents'].includes(kind));
      if (isPlaced || hasNoBox || around.overflowX !== 'visible' || marginInline.includes('-')) continue;
      const inner = element.getBoundingClientRect();
      const outer = box.getBoundingClientRect();
      const by = Math.max(inner.right - outer.right, outer.left - inner.left);
      if (inner.width > 2 && outer.width > 0 && by > 1.5)
        found.push(`${element.tagName} "${element.textContent.trim().slice(0, 30)}" by ${Math.round(by)} px`);
    }
    return found;
  });
}
