import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { enterAs } from './people';

/** 1 when the photo fits the window. */
const scaleOf = (viewer: Locator) =>
  viewer
    .getByRole('img')
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image.parentElement as Element).transform).a);

/** Opens the first photo in the feed; with `notBy`, the first of a post that is not this member's. */
async function openFirstPhoto(page: Page, notBy?: string): Promise<Locator> {
  const posts = page.getByRole('article');
  const post =
    notBy === undefined ? posts : posts.filter({ hasNot: page.getByRole('link', { name: notBy }) });
  const opener = post.getByRole('button', { name: /^Open photo 1 of / }).first();
  await expect(async () => {
    if ((await opener.count()) === 0) await page.mouse.wheel(0, 800);
    await expect(opener).toBeVisible({ timeout: 500 });
  }).toPass();
  const picture = opener.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await opener.click();
  const viewer = page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ });
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  return viewer;
}

test('POST-08 a photo is zoomed by buttons, keys and the wheel, and shown whole again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(720, 450);
  await enterAs(page, 'amara');
  const viewer = await openFirstPhoto(page);
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.5);
  const { search } = new URL(page.url());
  await page.keyboard.press('ArrowRight');
  expect(new URL(page.url()).search).toBe(search);
  await viewer.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => scaleOf(viewer)).toBe(1);
  for (const key of ['+', '=']) {
    await page.keyboard.press(key);
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.5);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(viewer)).toBe(1);
  }
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.5);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(viewer)).toBe(1);
  await page.mouse.move(720, 450);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('POST-08 the buttons over a photo have dark discs, and its small version stands in until it is there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(
    (url) => url.pathname.startsWith('/files/') && !url.searchParams.has('size'),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await enterAs(page, 'amara');
  const opener = page.getByRole('button', { name: /^Open photo 1 of / }).first();
  await expect(async () => {
    if ((await opener.count()) === 0) await page.mouse.wheel(0, 800);
    await expect(opener).toBeVisible({ timeout: 500 });
  }).toPass();
  await opener.click();
  const viewer = page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ });
  const photo = viewer.getByRole('img').first();
  const look = () =>
    photo.evaluate((image) => {
      const { opacity, backgroundImage } = getComputedStyle(image);
      return { opacity, backgroundImage, width: image.getBoundingClientRect().width };
    });
  await expect.poll(async () => (await look()).backgroundImage).toMatch(/\/files\/.*size=medium/);
  expect((await look()).opacity).toBe('1');
  expect((await look()).width).toBeGreaterThan(300);
  for (const name of ['Zoom in', 'Close']) {
    const disc = await viewer.getByRole('button', { name }).evaluate((button) => {
      const { backgroundColor, borderRadius } = getComputedStyle(button);
      return { backgroundColor, borderRadius, width: button.getBoundingClientRect().width };
    });
    expect(disc).toMatchObject({ backgroundColor: 'rgba(11, 18, 16, 0.78)', width: 40 });
  }
  arrive();
  await expect.poll(async () => (await look()).backgroundImage).toBe('none');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`HOUR-08 a photo is read with its thread beside it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.mouse.move(720, 450);
    await enterAs(page, 'amara');
    const viewer = await openFirstPhoto(page, 'Amara Nwosu');
    const beside = viewer.getByRole('region', { name: /^Post by / });
    await expect(beside.getByLabel('Write a comment')).toBeVisible();
    await expectAccessible(page);
    const photo = await viewer.getByRole('img').first().boundingBox();
    const column = await beside.boundingBox();
    expect((photo?.x ?? 0) + (photo?.width ?? 0)).toBeLessThanOrEqual(column?.x ?? 0);

    // Typed keys stay with the text: none moves, zooms or closes the photo.
    const { search } = new URL(page.url());
    await page.keyboard.press('r');
    await expect(beside.getByLabel('Write a comment')).toBeFocused();
    await page.keyboard.type('i l 0 = +');
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) await page.keyboard.press(key);
    await expect(beside.getByLabel('Write a comment')).toHaveValue('i l 0 = +');
    expect(new URL(page.url()).search).toBe(search);
    expect(await scaleOf(viewer)).toBe(1);

    await beside.getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await expect(page.getByRole('dialog', { name: 'Report post' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Report post' })).toBeHidden();
    await expect(viewer).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(beside).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await viewer.getByRole('button', { name: 'Hide post' }).click();
    await expect(beside).toBeHidden();
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });

/** Left, top, width and height, in pixels. */
type Box = number[];

/** Records where pictures are moved from and to; `flights` answers it. */
async function watchFlights(page: Page): Promise<() => Promise<[from: Box, to: Box][]>> {
  await page.addInitScript(() => {
    const flights: unknown[] = [];
    Object.assign(globalThis, { flights });
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')
      ?.value as Element['animate'];
    HTMLImageElement.prototype.animate = function (keyframes, options) {
      flights.push(
        (keyframes as Record<string, string>[]).map(({ left, top, width, height }) =>
          [left, top, width, height].map((length) => parseFloat(String(length))),
        ),
      );
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'flights') as [from: Box, to: Box][]);
}

async function expectAt(box: Box | undefined, picture: Locator): Promise<void> {
  const shown = await picture.boundingBox();
  if (!box || !shown) throw new Error('There is no picture');
  for (const [at, side] of [shown.x, shown.y, shown.width, shown.height].entries())
    expect(box[at]).toBeCloseTo(side, -0.5);
}

test('POST-08 HOUR-08 a photo grows out of its picture and returns into it; not with reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const flights = await watchFlights(page);
  await enterAs(page, 'amara');
  const viewer = await openFirstPhoto(page);
  // Hidden while it moves and a moment longer, when a neighbour is the first that shows.
  const shown = viewer.locator('.yarl__slide_current').getByRole('img');
  const [opening] = await flights();
  await expect(page.locator('body > img')).toHaveCount(0);
  await expectAt(opening?.[1], shown);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const [, closing] = await flights();
  const picture = page.locator(':focus');
  await expectAt(opening?.[0], picture);
  await expectAt(closing?.[1], picture);
  await expect(page.locator('body > img')).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
    await close();
    await expect(viewer).toBeHidden();
    await expectAt(opening?.[0], picture);
  }
  expect(await flights()).toHaveLength(2);
});
