import { expect, test } from './fixtures';
import { hostileTexts } from './hostileTexts';
import { signUp } from './people';

test('POST-08 PROF-01 CMT-01 48 hostile texts in every field of a member do nothing but stand there', async ({
  page,
  request,
  baseURL,
}) => {
  // A new member without followers, so that no other test sees these posts.
  test.setTimeout(180_000);
  await signUp(page, 'Mallory');
  await page.getByRole('button', { name: "What's on your mind?" }).waitFor();
  const headers = { 'X-Token': (await page.evaluate(() => localStorage.getItem('kith.token'))) ?? '' };
  const me = (await (await request.get('/api/user/user/new', { headers })).json()) as {
    id: string;
    permalink: string;
  };
  const created: string[] = [];
  for (const [index, text] of hostileTexts.entries()) {
    const preview = {
      name: text,
      description: text,
      url: text,
      type: 'video',
      image: text,
      code: text,
      provider_name: text,
      width: 1,
      height: 1,
    };
    const plain = await request.post(`/api/post/user/${me.id}`, {
      headers,
      data: { post: text, gif_link: null, preview: null, photos: [] },
    });
    expect(plain.status(), text).toBe(201);
    created.push(((await plain.json()) as { id: string }).id);
    // The server may refuse these, but it must answer.
    for (const data of [
      { post: `with preview ${index}`, gif_link: null, preview, photos: [] },
      { post: `with GIF ${index}`, gif_link: text, preview: null, photos: [] },
    ])
      expect((await request.post(`/api/post/user/${me.id}`, { headers, data })).status()).toBeLessThan(500);
    const commented = await request.post(`/api/comments/user/${created[0] ?? ''}`, {
      headers,
      data: { msg: text, gif_link: null, preview: null, photos: [] },
    });
    expect(commented.status(), text).toBe(201);
  }
  const edited = await request.patch('/api/user/edit', {
    headers,
    data: {
      displayName: '<img src=x onerror=pwned=1>',
      bio: hostileTexts.join('\n').slice(0, 400),
      location: '<b>',
    },
  });
  expect(edited.status()).toBeLessThan(500);

  const elsewhere: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(sent.url()))
      elsewhere.push(sent.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  const isUntouched = async () => {
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    expect(elsewhere).toEqual([]);
  };

  await page.goto(`/profile/${me.permalink}`);
  await page.getByRole('article').first().waitFor();
  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 2500);
  await expect(page.getByRole('article').first()).toBeVisible();
  await isUntouched();

  await page.goto(`/post/${created[0] ?? ''}`);
  const more = page.getByRole('button', { name: 'Load more comments' });
  while (await more.isVisible()) await more.click();
  await expect(page.getByRole('article', { name: /Comment by/ })).not.toHaveCount(0);
  await isUntouched();
  await expect(page.getByText(hostileTexts[0] ?? '', { exact: true }).first()).toBeVisible();

  for (const link of await page.getByRole('main').getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^(?:\/(?![/\\])|https?:\/\/)/);

  await page.goto(`/search?${new URLSearchParams({ term: hostileTexts[1] ?? '', tab: 'all' }).toString()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isUntouched();
});
