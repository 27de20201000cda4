import { expect, expectAccessible, test } from './fixtures';
import { expectFits } from './fits';
import { keptIn } from './kept';
import { tabTo } from './keyboard';
import { enterAs, enterWith, joinAs } from './people';

test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: async ({ launchOptions }, use) => {
    const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

const aboutOf = 'About this video';

test('CLIP-01 the short videos play one at a time while one moves through them at random', async ({
  page,
}) => {
  await enterAs(page, 'amara', '/shortVideos');
  const about = page.getByRole('region', { name: aboutOf });
  await expect(about).toBeVisible();
  const state = () =>
    page.evaluate(() => {
      const videos = [...document.querySelectorAll('video')];
      return { mounted: videos.length, playing: videos.filter(({ paused }) => !paused).length };
    });
  await expect.poll(async () => (await state()).playing).toBe(1);
  await expectAccessible(page);
  // The same numbers in each run.
  let seed = 7;
  for (let step = 0; step < 200; step += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    await page.keyboard.press(seed % 3 === 0 ? 'ArrowUp' : 'ArrowDown');
    const { mounted, playing } = await state();
    expect(mounted).toBeLessThanOrEqual(5);
    expect(playing).toBeLessThanOrEqual(1);
  }
  await expect.poll(async () => (await state()).playing).toBe(1);
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.error ?? null)).toBeNull();
});

test('CLIP-01 G11 a short video that cannot be played says so, and its retry can be read', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/status of 404/);
  const isVideo = (url: URL) => url.pathname.startsWith('/files/') && !url.searchParams.has('size');
  await page.route(isVideo, (route) =>
    route.request().resourceType() === 'media' ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await enterAs(page, 'amara', '/shortVideos');
  const failure = page.getByRole('alert').filter({ hasText: 'The video could not be played.' });
  await expect(failure).toBeVisible();
  await expectAccessible(page);
  const retry = failure.getByRole('button', { name: 'Try again' });
  // Over a picture, axe leaves contrast to the eye.
  const { ink, sheet } = await retry.evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button);
    return { ink: color, sheet: backgroundColor };
  });
  expect(ink).not.toBe(sheet);
  await page.unroute(isVideo);
  await retry.click();
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0))
    .toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`CLIP-01 a short video fits a narrow window, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(page, 'amara', '/shortVideos');
    await expect(page.getByRole('region', { name: aboutOf })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.goto('/shortVideos/new');
    await expect(page.getByRole('button', { name: 'Record with the camera' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test('CLIP-02 a video is filmed, survives a reload, is cut and published, and then plays', async ({
  page,
}) => {
  const newcomer = await joinAs(page.request, 'Camera');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await page.getByRole('button', { name: 'Record with the camera' }).click();
  await page.getByRole('radio', { name: 'Off' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  // The clock of a busy machine may pass over a second.
  await expect(page.getByText(/^Recording 0:0[3-9]$/)).toBeVisible();
  await page.keyboard.press('p');
  const paused = page.getByText(/^Paused at 0:0[3-9]$/);
  await expect(paused).toBeVisible();
  const at = Number((await paused.textContent())?.at(-1));
  await page.keyboard.press('p');
  await expect(page.getByText(new RegExp(`^Recording 0:(0[${at + 1}-9]|1[0-9])$`))).toBeVisible();
  // A busy machine encodes late: the fourth part follows three seconds of pictures.
  await expect.poll(() => keptIn(page)).toContain('/0000-000003');

  await page.reload();
  const kept = page.getByRole('region', { name: 'Left unfinished' });
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Keeps (0:0[2-9]) of \1$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Frame at/ })).not.toHaveCount(0);
  await expectAccessible(page);
  // Its length is what the camera of a busy machine has given.
  const length = Number(await page.getByRole('slider', { name: 'End' }).inputValue());
  await page.getByRole('slider', { name: 'Start' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowRight');
  const left = length - 4 / 3;
  const [least, most] = [left - 0.01, left + 0.01].map(Math.floor);
  await expect(page.getByText(new RegExp(`^Keeps 0:0[${least}${most}] of 0:0[2-9]$`))).toBeVisible();
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('A wheel that turns');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const uploads = page.getByRole('region', { name: 'Short video uploads' });
  await expect(uploads).toBeVisible();
  await expectAccessible(page);
  await uploads.getByRole('link', { name: 'Watch it' }).click({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: aboutOf })).toContainText('A wheel that turns');
  const video = page.locator('article[data-watched=true] video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(4);
  const seconds = await video.evaluate((element: HTMLVideoElement) => element.duration);
  expect(Math.abs(seconds - left)).toBeLessThan(0.3);
  await page.goto('/shortVideos/new');
  await expect(kept).toHaveCount(0);
});

for (const [name, heading] of [
  ['NotAllowedError', 'The camera is not allowed'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'Another program has the camera'],
] as const) {
  test(`CLIP-02 a camera that answers with ${name} is told with the way out`, async ({ page }) => {
    const newcomer = await joinAs(page.request, 'Shut');
    await enterWith(page, newcomer.token, '/shortVideos/new');
    await page.evaluate((fault) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', fault));
    }, name);
    await page.getByRole('button', { name: 'Record with the camera' }).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page);
    await alert.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Record with the camera' })).toBeVisible();
  });
}

test('CLIP-02 a browser that cannot record says so, and takes files', async ({ page }) => {
  const newcomer = await joinAs(page.request, 'Old');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await expect(
    page.getByRole('heading', { name: 'This feature is not supported by your browser.' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.locator('input[type=file]').first().setInputFiles('server/seed/assets/clips/harbour.mp4');
  await expect(page.getByText('Keeps 0:06 of 0:06')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Frame at/ })).toHaveCount(12);
  await expectFits(page, 320, 390, 720, 1024);
});

test('CLIP-02 a camera without a microphone films without sound, and what it filmed stays when it is unplugged', async ({
  page,
}) => {
  const newcomer = await joinAs(page.request, 'Silent');
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (asked) => {
      if (asked?.audio) throw new DOMException('No microphone', 'NotFoundError');
      const stream = await open(asked);
      addEventListener('unplugged', () => stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended')));
      return stream;
    };
  });
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await page.getByRole('button', { name: 'Record with the camera' }).click();
  await page.getByRole('radio', { name: 'Off' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect.poll(() => keptIn(page)).toContain('/0000-000002');
  await page.evaluate(() => dispatchEvent(new Event('unplugged')));
  const unplugged = 'The camera was unplugged. What was filmed until then is here.';
  await expect(page.getByText(unplugged, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No camera was found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on to cut' }).click();
  await expect(page.getByText(/^Keeps 0:0[1-9] of 0:0[1-9]$/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Remove sound' })).toHaveCount(0);
});

test('CLIP-02 a video is filmed, cut and published by the keyboard alone', async ({ page }) => {
  const newcomer = await joinAs(page.request, 'Typist');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  const { keyboard } = page;
  await tabTo(page.getByRole('button', { name: 'Record with the camera' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('radio', { name: '3 s' }));
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Start recording' }));
  await keyboard.press('Enter');
  await expect(page.getByText(/^Recording 0:0[2-9]$/)).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Stop recording' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Go on to cut' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('slider', { name: 'Start' }));
  await keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('button', { name: 'Keep all of it' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Keep all of it' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('radio', { name: /^Frame at/, checked: true }));
  await keyboard.press('ArrowLeft');
  await tabTo(page.getByRole('button', { name: 'Go on to publish' }));
  await keyboard.press('Enter');
  await tabTo(page.getByRole('textbox', { name: 'Text' }));
  await keyboard.type('Without a mouse');
  await tabTo(page.getByRole('button', { name: 'Publish' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Watch it' })).toBeVisible({ timeout: 60_000 });
  await tabTo(page.getByRole('link', { name: 'Watch it' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('region', { name: aboutOf })).toContainText('Without a mouse');
});
