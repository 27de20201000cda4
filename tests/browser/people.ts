import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { demoEmail, demoPassword } from '../../server/seed/accounts';
import type { MemberPermalink } from '../../server/seed/content/members';

/** Chromium's own message about a non-2xx answer. */
export const statusComplaint = (status: number) => new RegExp(`status of ${status}`);

/** Through the form. */
export async function logIn(page: Page, permalink: MemberPermalink): Promise<void> {
  await page.goto('/login');
  await fillInLogin(page, demoEmail(permalink), demoPassword);
}

export async function fillInLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Over the API, without the form. */
export async function enterAs(page: Page, permalink: MemberPermalink, path = '/'): Promise<void> {
  await enterWith(page, await tokenOf(page.request, permalink), path);
}

export async function enterWith(page: Page, token: string, path = '/'): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('entered') === null) localStorage.setItem('kith.token', value);
    sessionStorage.setItem('entered', 'yes');
  }, token);
  await page.goto(path);
}

export async function tokenOf(request: APIRequestContext, permalink: MemberPermalink): Promise<string> {
  const answer = await request.post('/api/users/auth', {
    data: { email: demoEmail(permalink), plainPassword: demoPassword },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Created over the API, without followers. */
export interface Newcomer {
  id: string;
  permalink: string;
  name: string;
  token: string;
  email: string;
  password: string;
}

export async function joinAs(request: APIRequestContext, firstName: string): Promise<Newcomer> {
  const email = `${firstName.toLowerCase()}-${Date.now()}@mail.example`;
  const plainPassword = 'Brand-new-house-9';
  const person = { firstName, lastName: 'Newcomer' };
  await request.post('/api/users/register', { data: { email, plainPassword, ...person } });
  await expect
    .poll(async () => {
      const outbox = await (await request.get('/outbox')).text();
      const [, mail = ''] = outbox.split(`To ${email},`);
      const link = /\?token=([\w-]+)/.exec(mail)?.[1] ?? '';
      return (await request.get(`/api/users/confirm?token=${link}`)).status();
    })
    .toBe(200);
  const entered = await request.post('/api/users/auth', { data: { email, plainPassword } });
  const { token } = (await entered.json()) as { token: string };
  const me = await request.get('/api/user/user/new', { headers: { 'X-Token': token } });
  const { id, permalink } = (await me.json()) as { id: string; permalink: string };
  return { id, permalink, token, name: `${firstName} Newcomer`, email, password: plainPassword };
}

/** Signs up in the browser and confirms by the link in the outbox. */
export async function signUp(page: Page, firstName: string): Promise<{ email: string; password: string }> {
  const email = `${firstName.toLowerCase()}-${Date.now()}@mail.example`;
  const password = 'Brand-new-house-9';
  await page.goto('/signUp');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('heading', { name: 'Confirmation email sent' }).waitFor();
  await page.goto('/outbox');
  await page.locator('article', { hasText: email }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Email confirmed' }).waitFor();
  await page.getByRole('link', { name: 'Log in' }).click();
  await fillInLogin(page, email, password);
  return { email, password };
}
