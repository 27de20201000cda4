import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { keptIn, openObserver } from './kept';
import { enterWith, joinAs, type Newcomer } from './people';

const film = 'server/seed/assets/clips/harbour.mp4';
const published = async (page: Page, { token }: Newcomer) => {
  const answer = await page.request.get('/api/shortclip/feed', { headers: { 'X-Token': token } });
  const { list } = (await answer.json()) as { list: { author: { id: string }; text: string }[] };
  return list;
};

async function openNew(page: Page, name: string): Promise<Newcomer> {
  page.on('dialog', (dialog) => void dialog.accept());
  const newcomer = await joinAs(page.request, name);
  await enterWith(page, newcomer.token, '/shortVideos/new');
  await page.locator('input[type=file]').first().setInputFiles(film);
  await expect(page.getByText('Keeps 0:06 of 0:06')).toBeVisible();
  return newcomer;
}

test('CLIP-02 G1 a chosen video comes back after a reload with its cut, text and captions', async ({
  page,
}) => {
  await openNew(page, 'Keeper');
  await page.getByRole('slider', { name: 'Start' }).focus();
  for (let second = 0; second < 3; second += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Keeps 0:05 of 0:06')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('A boat leaves');
  await page.getByRole('button', { name: 'Write captions' }).click();
  await page.getByRole('button', { name: 'Add a caption' }).click();
  await page.keyboard.type('There it goes');
  await expect.poll(() => keptIn(page)).toContain('There it goes');

  await page.reload();
  const kept = page.getByRole('region', { name: 'Left unfinished' });
  await kept.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Keeps 0:05 of 0:06')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('A boat leaves');
  await expect(page.getByRole('list', { name: 'Captions' }).getByRole('textbox')).toHaveValue(
    'There it goes',
  );
  await page.getByRole('link', { name: 'Close' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('They stay here as a draft.');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.goto('/shortVideos/new');
  await kept.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => keptIn(page)).not.toContain('There it goes');
});

test('CLIP-02 G1 a video whose tab was closed while it was sent goes on by itself, and is there once', async ({
  page,
  context,
}) => {
  const newcomer = await openNew(page, 'Sender');
  const observer = await openObserver(context);
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Sent at last');
  let isHeld = true;
  await context.route('**/upload/video/**', (route) => (isHeld ? undefined : route.continue()));
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('region', { name: 'Short video uploads' })).toContainText('Sending');
  await expect.poll(() => keptIn(observer)).toContain('outgoing/');
  await expect.poll(() => keptIn(observer)).not.toContain(`video/${newcomer.id}/`);
  await page.close();
  isHeld = false;

  const next = await context.newPage();
  await next.goto('/shortVideos');
  await expect(next.getByRole('region', { name: 'Short video uploads' })).toBeVisible();
  await expect
    .poll(async () => (await published(next, newcomer)).map(({ text }) => text))
    .toContain('Sent at last');
  await expect.poll(() => keptIn(observer)).not.toContain('outgoing/');
  const own = (await published(next, newcomer)).filter(({ text }) => text === 'Sent at last');
  expect(own).toHaveLength(1);
});

test('CLIP-02 a video that is taken out while it is sent is unfinished again, with its text', async ({
  page,
}) => {
  await openNew(page, 'Stopper');
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Not yet');
  await page.route('**/upload/video/**', () => undefined);
  await page.getByRole('button', { name: 'Publish' }).click();
  const panel = page.getByRole('region', { name: 'Short video uploads' });
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => keptIn(page)).toContain('Not yet');
  await page.goto('/shortVideos/new');
  await page
    .getByRole('region', { name: 'Left unfinished' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await page.getByRole('button', { name: 'Go on to publish' }).click();
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('Not yet');
});
