import type { APIRequestContext, Page } from '@playwright/test';
import type { WireDictionary } from '@/shared/wire/group';
import { expect, test } from './fixtures';
import { hostileTexts } from './hostileTexts';
import { enterWith, joinAs, signUp } from './people';

test.setTimeout(60_000 + hostileTexts.length * 2_500);

/** Watches a page. Answers what to call once the texts are on it: nothing has run, nothing has left. */
function watch(page: Page, origin: string): () => Promise<void> {
  const elsewhere: string[] = [];
  page.on('request', (sent) => {
    if (!sent.url().startsWith(origin) && !/^(?:data|blob):/.test(sent.url())) elsewhere.push(sent.url());
  });
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    expect(elsewhere).toEqual([]);
  };
}

test('POST-08 PROF-01 CMT-01 hostile texts in every field of a member do nothing but stand there', async ({
  page,
  request,
  baseURL,
}) => {
  // A new member without followers, so that no other test sees these posts.
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

  const isUntouched = watch(page, baseURL ?? '');
  await page.goto(`/profile/${me.permalink}`);
  await page.getByRole('article').first().waitFor();
  const oldest = page.getByRole('feed').locator(`a[href="/post/${created[0] ?? ''}"]`);
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    await expect(oldest.first()).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [50] });
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

/** Makes one group, company and album for each text, named by its beginning. Answers the paths of the last ones. */
async function nameAll(request: APIRequestContext, token: string, userId: string): Promise<string[]> {
  const headers = { 'X-Token': token };
  const make = async (path: string, data: object) => {
    const answer = await request.post(path, { headers, data });
    expect(answer.status(), `${JSON.stringify(data)} ${await answer.text()}`).toBe(201);
    return (await answer.json()) as { id: string; permalink: string };
  };
  const dictionary = (await (await request.get('/api/dict', { headers })).json()) as WireDictionary;
  const [groupCategory] = dictionary.lists.group_categories;
  const [companyCategory] = dictionary.lists.company_categories;
  const [companySubcategory] = companyCategory?.subcategories ?? [];
  let last: string[] = [];
  for (const text of hostileTexts) {
    const shared = { name: text.slice(0, 50), description: text, privacy: 0 };
    const group = await make('/api/groups', { ...shared, userId, category: groupCategory?.id });
    const kind = { category: companyCategory?.id, subcategory: companySubcategory?.id };
    const company = await make('/api/companies', { ...shared, ...kind });
    const album = await make('/api/gallery/albums', { name: shared.name, privacy: 'public' });
    last = [`/group/${group.permalink}`, `/company/${company.permalink}`, `/photos/${album.id}`];
  }
  return last;
}

test('GRP-01 CMP-01 ALB-01 hostile names of groups, companies and albums do nothing but stand there', async ({
  page,
  request,
  baseURL,
}) => {
  const mallory = await joinAs(request, 'Malloryb');
  const last = await nameAll(request, mallory.token, mallory.id);
  const isUntouched = watch(page, baseURL ?? '');
  await enterWith(page, mallory.token, '/groups');
  for (const path of ['/groups', '/companies/managed', '/photos', ...last]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/pwned|constructor/i)
        .first(),
    ).toBeVisible();
    await isUntouched();
  }
});
