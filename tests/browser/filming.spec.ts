import { expect, test } from './fixtures';
import { enterWith, joinAs } from './people';

test.use({
  permissions: ['camera', 'microphone'],
  launchOptions: async ({ launchOptions }, use) => {
    const camera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

test('CLIP-02 G1 notes, countdown and guide lines are there again after a reload, and notes go with the video', async ({
  page,
}) => {
  const newcomer = await joinAs(page.request, 'Noted');
  await enterWith(page, newcomer.token, '/shortVideos/new');
  const record = page.getByRole('button', { name: 'Record with the camera' });
  const notes = page.getByRole('textbox', { name: 'Notes to read' });
  const guides = page.getByRole('switch', { name: 'Guide lines' });
  await record.click();
  await notes.fill('Six bowls went in. Two came out flat.');
  await expect(page.getByText('8 words, about 3 s')).toBeVisible();
  await page.getByRole('radio', { name: 'Off' }).check();
  await guides.check();

  await page.reload();
  await record.click();
  await expect(notes).toHaveValue('Six bowls went in. Two came out flat.');
  await expect(page.getByRole('radio', { name: 'Off' })).toBeChecked();
  await expect(guides).toBeChecked();

  await page.getByRole('button', { name: 'Start recording' }).click();
  const stage = page.getByLabel('Camera preview, mirrored').locator('..');
  await expect(stage.getByText('Six bowls went in.')).toBeVisible();
  await expect(page.getByText(/^Recording 0:0[1-9]$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Go on', exact: false }).click();
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/shortVideos(?!\/new)/);
  // Erases what was kept before it arrives.
  const uploads = page.getByRole('region', { name: 'Short video uploads' });
  await expect(uploads.getByRole('link', { name: 'Watch it' })).toBeVisible({ timeout: 60_000 });

  await page.goto('/shortVideos/new');
  await record.click();
  await expect(guides).toBeChecked();
  await expect(notes).toHaveValue('');
});
