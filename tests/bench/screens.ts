import type { APIRequestContext, Page } from '@playwright/test';
import { demoEmail, demoPassword } from '../../server/seed/accounts';

export interface Screen {
  name: string;
  path: string;
  /** Without a session, or as the demo community's main member. */
  as: 'guest' | 'member';
  /** Control that must answer before the screen counts as loaded. */
  control: { role: 'button' | 'feed' | 'article'; name: RegExp };
}

/** Screens with promised figures. */
export async function measuredScreens(request: APIRequestContext, token: string): Promise<Screen[]> {
  const news = await request.get('/api/post/news?page=1&per_page=1', { headers: { 'X-Token': token } });
  const { list } = (await news.json()) as { list: { id: string }[] };
  return [
    { name: 'login', path: '/login', as: 'guest', control: { role: 'button', name: /^Log in$/ } },
    { name: 'sign-up', path: '/signUp', as: 'guest', control: { role: 'button', name: /^Sign up$/ } },
    { name: 'feed', path: '/', as: 'member', control: { role: 'feed', name: /News feed/ } },
    { name: 'swap', path: '/migration/', as: 'guest', control: { role: 'button', name: /Connect/ } },
    {
      name: 'post',
      path: `/post/${list[0]?.id ?? ''}`,
      as: 'member',
      control: { role: 'article', name: /^Post by/ },
    },
  ];
}

export async function memberToken(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/users/auth', {
    data: { email: demoEmail('amara'), plainPassword: demoPassword },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Stores the session before the page loads. */
export async function enter(page: Page, screen: Screen, token: string): Promise<void> {
  if (screen.as === 'member') {
    await page.addInitScript((value) => localStorage.setItem('kith.token', value), token);
  }
}
