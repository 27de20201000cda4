import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brightnessAt, brightnessNow } from './brightness';
import { expect, expectAccessible, test } from './fixtures';
import { enterWith, joinAs } from './people';

/** Camera whose picture gets brighter each second, for twenty of them; on a busy machine it rises more slowly. */
function risingCamera(): string {
  const [width, height, rate, seconds] = [180, 320, 10, 20];
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420jpeg\n`);
  const colors = Buffer.alloc((width * height) / 2, 128);
  const frames = Array.from({ length: rate * seconds }, (_, at) => {
    const brightness = 30 + 10 * Math.floor(at / rate);
    return Buffer.concat([Buffer.from('FRAME\n'), Buffer.alloc(width * height, brightness), colors]);
  });
  const path = join(mkdtempSync(join(tmpdir(), 'kith-camera-')), 'rising.y4m');
  writeFileSync(path, Buffer.concat([header, ...frames]));
  return path;
}

test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: async ({ launchOptions }, use) => {
    const camera = [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${risingCamera()}`,
    ];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

async function openCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record with the camera' }).click();
  await page.getByRole('radio', { name: 'Off' }).check();
}

async function filmTake(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  await page.keyboard.press('r');
  await expect(page.getByText(/^Recording 0:0[2-9]$/)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('Mirrored for you only')).toBeVisible();
}

test('CLIP-02 a cut keeps exactly the pictures between its ends, and no other is in the stored file', async ({
  page,
}) => {
  const newcomer = await joinAs(page.request, 'Cutter');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await openCamera(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  // Any moment from the ninth second on will do: on a busy machine a second can pass unseen.
  await expect(page.getByText(/^Recording 0:(09|1\d)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Go on to cut' }).click();
  await expect(page.getByText(/^Keeps (0:\d\d) of \1$/)).toBeVisible();

  const ends = ['Start', 'End'].map((end) => page.getByRole('slider', { name: end }));
  const [start, end] = [4, 6];
  await ends[1]?.fill(String(end));
  await ends[0]?.fill(String(start));
  await expect(page.getByText(/^Keeps 0:0[12] of/)).toBeVisible();
  const preview = page.locator('video');
  // Around each moment that is compared, since pictures last a tenth of a second.
  const moments = [0.3, 1, 1.6];
  const around = moments.flatMap((at) => [start + at - 0.1, start + at + 0.1]);
  const [before = 0, darkest = 0, brightest = 0, after = 0, ...sides] = await brightnessAt(preview, [
    ...[0.4, start - 0.03, end + 0.03, 8.9],
    ...around,
  ]);
  // The cover stays what was chosen, wherever the preview goes afterwards.
  await brightnessAt(preview, [5.5]);
  await page.getByRole('button', { name: 'Use this frame' }).click();
  await expect(page.getByText('Frame at 0:05', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Brighter each second');
  await page.getByRole('button', { name: 'Publish' }).click();
  const uploads = page.getByRole('region', { name: 'Short video uploads' });
  await uploads.getByRole('link', { name: 'Watch it' }).click({ timeout: 60_000 });
  // Until then the list still plays the clip before it.
  await expect(page.getByRole('region', { name: 'About this video' })).toContainText('Brighter each second');

  const stored = page.locator('article[data-watched=true] video');
  await expect(stored).toBeInViewport({ ratio: 0.9 });
  await expect.poll(() => stored.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(4);
  const duration = await stored.evaluate((element: HTMLVideoElement) => element.duration);
  expect(Math.abs(duration - (end - start))).toBeLessThan(0.25);
  // Encoding changes a shade a little; the next one is ten away.
  const near = 4;
  const kept = await brightnessAt(stored, moments);
  kept.forEach((shade, at) => {
    expect(shade).toBeGreaterThanOrEqual((sides[2 * at] ?? 0) - near);
    expect(shade).toBeLessThanOrEqual((sides[2 * at + 1] ?? 0) + near);
  });
  const all = await brightnessAt(
    stored,
    Array.from({ length: Math.floor(duration * 10) }, (_, at) => at / 10),
  );
  for (const shade of all) {
    expect(shade).toBeGreaterThanOrEqual(darkest - near);
    expect(shade).toBeLessThanOrEqual(brightest + near);
  }
  expect(before).toBeLessThan(darkest - near);
  expect(after).toBeGreaterThan(brightest + near);
});

for (const [way, height] of [
  ['as they were filmed', null],
  ['made anew where the camera was another', 160],
] as const) {
  test(`CLIP-02 takes are ordered, taken back and joined ${way}`, async ({ page }) => {
    const newcomer = await joinAs(page.request, 'Taker');
    await enterWith(page, newcomer.token, '/shortVideos/new');
    await openCamera(page);
    const takes = page.getByRole('region', { name: 'Takes' });
    await filmTake(page);
    await expect(takes.getByRole('heading', { name: '1 take' })).toBeVisible();
    const camera = page.getByLabel('Camera preview, mirrored');
    const dark = await brightnessNow(camera);
    if (height !== null) {
      await page.evaluate((side) => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = () =>
          open({ audio: true, video: { height: { exact: side }, width: { exact: side } } });
      }, height);
      await page.getByRole('combobox', { name: 'Microphone' }).selectOption({ index: 1 });
    }
    // A camera that was opened anew begins in the dark.
    await expect.poll(() => brightnessNow(camera), { timeout: 20_000 }).toBeGreaterThan(dark + 8);
    await filmTake(page);
    await expect(takes.getByRole('heading', { name: '2 takes' })).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Backspace');
    await expect(takes.getByText('Take 2 deleted.')).toBeVisible();
    await page.keyboard.press('z');
    await takes.getByRole('button', { name: 'Play take 2' }).click();
    await page.getByRole('button', { name: 'Back to the camera' }).click();
    await takes.getByRole('button', { name: 'Move take 2 earlier' }).click();

    await page.reload();
    const kept = page.getByRole('region', { name: 'Left unfinished' });
    await expect(kept).toContainText('2 takes.');
    await kept.getByRole('button', { name: 'Continue' }).click();
    const end = page.getByRole('slider', { name: 'End' });
    const length = Number(await end.inputValue());
    expect(length).toBeGreaterThan(3);
    const join = Number.parseFloat(
      await page.getByTitle('Take 2 begins').evaluate((mark: HTMLElement) => mark.style.insetInlineStart),
    );
    const at = (length * join) / 100;
    const [firstTake = 0, secondTake = 0] = await brightnessAt(page.locator('video'), [at - 0.6, at + 0.6]);
    // The take that was filmed first is the darker one, and comes second now.
    expect(firstTake).toBeGreaterThan(secondTake + 4);

    await page.getByRole('button', { name: 'Back to the takes' }).click();
    await takes.getByRole('button', { name: 'Retake take 1' }).click();
    await expect(page.getByText(/^Recording 0:0[1-9]$/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop recording' }).click();
    await expect(takes.getByText('Take 1 filmed again.')).toBeVisible();
    await takes.getByRole('button', { name: 'Undo' }).click();
    await takes.getByRole('button', { name: 'Go on to cut' }).click();
    await page.getByRole('button', { name: 'Go on to publish' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    const uploads = page.getByRole('region', { name: 'Short video uploads' });
    await uploads.getByRole('link', { name: 'Watch it' }).click({ timeout: 60_000 });
    const stored = page.locator('article[data-watched=true] video');
    await expect.poll(() => stored.evaluate((element: HTMLVideoElement) => element.readyState)).toBe(4);
    const duration = await stored.evaluate((element: HTMLVideoElement) => element.duration);
    expect(Math.abs(duration - length)).toBeLessThan(0.3);
  });
}

test('CLIP-02 takes wait for code that did not load, and for a camera that was unplugged', async ({
  page,
  complaints,
}) => {
  complaints.expected.push(/net::ERR_FAILED/);
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      document.addEventListener('unplug', () =>
        stream.getVideoTracks()[0]?.dispatchEvent(new Event('ended')),
      );
      return stream;
    };
  });
  const newcomer = await joinAs(page.request, 'Waiter');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await openCamera(page);
  const takes = page.getByRole('region', { name: 'Takes' });
  await filmTake(page);
  await filmTake(page);
  await expect(takes.getByRole('heading', { name: '2 takes' })).toBeVisible();

  const unplug = () => page.evaluate(() => document.dispatchEvent(new Event('unplug')));
  await unplug();
  const retake = takes.getByRole('button', { name: 'Retake take 1' });
  await expect(retake).toBeDisabled();
  await expect(takes.getByRole('button', { name: 'Play take 1' })).toBeEnabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(retake).toBeEnabled();

  await page.route('**/joinTakes*.js', (route) => route.abort());
  const goOn = takes.getByRole('button', { name: 'Go on to cut' });
  await goOn.click();
  await expect(takes.getByRole('alert')).toHaveText(
    'The takes could not be joined. They are still here: try again.',
  );
  await page.unroute('**/joinTakes*.js');
  await goOn.click();
  await expect(page.getByTitle('Take 2 begins')).toBeVisible();
});

test('CLIP-02 a take that is ended at once waits for its first picture', async ({ page }) => {
  const newcomer = await joinAs(page.request, 'Hurried');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await openCamera(page);
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  await page.keyboard.press('r');
  await expect(page.getByText(/^Recording/)).toBeVisible();
  // Two presses at once: between two of the driver's a busy machine may end the take, so that the second begins
  // another.
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }));
  });
  const takes = page.getByRole('region', { name: 'Takes' });
  await expect(takes.getByRole('heading', { name: '1 take' })).toBeVisible();
  await expect(page.getByText(/^Nothing was filmed/)).toBeHidden();
});

test('CLIP-02 a take without a picture is told of, and the one before it stays', async ({ page }) => {
  const newcomer = await joinAs(page.request, 'Hasty');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await openCamera(page);
  const takes = page.getByRole('region', { name: 'Takes' });
  await filmTake(page);
  await page.evaluate(() => {
    globalThis.MediaRecorder = class extends MediaRecorder {
      constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
        super(...given);
        this.addEventListener('dataavailable', (event) => event.stopImmediatePropagation());
      }
    };
  });
  await filmTake(page);
  await expect(page.getByText(/^Nothing was filmed/)).toBeVisible();
  await expect(takes.getByRole('heading', { name: '1 take' })).toBeVisible();
});

test('CLIP-02 a microphone that gives no sound is told of while one films', async ({ page }) => {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      for (const track of stream.getAudioTracks()) track.enabled = false;
      return stream;
    };
  });
  const newcomer = await joinAs(page.request, 'Muted');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await openCamera(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  const silence = page.getByRole('alert').getByText('No sound is coming in.');
  await expect(silence).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(silence).toBeHidden();
});
