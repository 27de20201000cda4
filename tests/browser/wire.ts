import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Newcomer } from './people';

/** File of a seeded photo. */
export const photo = (name: string) => `server/seed/assets/photos/${name}.jpg`;

/** Calls the API as this member, and requires a good answer. */
export async function callAs<Answer = { id: string; permalink: string }>(
  request: APIRequestContext,
  { token }: Pick<Newcomer, 'token'>,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data?: object,
): Promise<Answer> {
  const answer = await request.fetch(path, { method, headers: { 'X-Token': token }, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return (answer.status() === 204 ? {} : await answer.json().catch(() => ({}))) as Answer;
}

/** Publishes on the member's own wall. */
export async function publishAs(
  request: APIRequestContext,
  member: Newcomer,
  post: string,
  photos?: string[],
) {
  return callAs(request, member, 'POST', `/api/post/user/${member.id}`, { post, ...(photos && { photos }) });
}

/** Uploads a seeded photo and answers its key. */
export async function uploadAs(
  request: APIRequestContext,
  { token }: Newcomer,
  name: string,
): Promise<string> {
  const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: readFileSync(photo(name)) };
  const answer = await request.post('/upload', { headers: { 'X-Token': token }, multipart: { file } });
  return ((await answer.json()) as { key: string }).key;
}

/**
 * Lists what the page sends to change something, in its order, from now on; its presence and its stream change nothing.
 */
export function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isChange = request.method() !== 'GET' && !/^\/api\/(stream|user\/rollCall)/.test(pathname);
    if (isChange) changes.push(`${request.method()} ${pathname}`);
  });
  return changes;
}
