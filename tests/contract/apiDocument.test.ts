import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errors } from '@/shared/i18n/en/errors';
import { memberErrors } from '@/shared/i18n/en/memberErrors';
import { videoErrors } from '@/shared/i18n/en/videoErrors';
import { routes } from '../../server/app/routes';
import { sourcesIn, textOf } from '../sources';
import { callOfRoute, callsOfApp, choicesOf, documentedCalls, isSameCall, type Call } from './apiCalls';
import { requiredIn, typesIn } from './apiTypes';
import { reads } from './calls/reads';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
const documented = documentedCalls(page);
const served = routes.map(callOfRoute);
const app = callsOfApp();

const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
const documentedTypes = typesIn(blocks.join('\n'));
const required = requiredIn(blocks.join('\n'));
const wire = typesIn(sourcesIn('src/shared/wire').map(textOf).join('\n'));

/** Names of calls that the page does not have. */
const missingOf = (calls: readonly Call[]) =>
  calls
    .filter((call) => !documented.some((candidate) => isSameCall(candidate, call)))
    .map(({ name }) => name);

describe('the page on the API', () => {
  it('API-09 is read by this test', () => {
    expect(documented.length).toBeGreaterThan(60);
    expect(new Set(documented.map(({ name }) => name)).size).toBe(documented.length);
    expect(app.sent.length).toBeGreaterThan(50);
    expect(app.paths.length).toBeGreaterThan(60);
    expect(Object.keys(wire).length).toBeGreaterThan(40);
  });

  it('API-09 names every route of the server', () => {
    expect(missingOf(served)).toEqual([]);
  });

  it('API-09 names no call that the server does not answer', () => {
    const unserved = documented
      .flatMap(choicesOf)
      .filter((call) => !served.some((route) => isSameCall(call, route)))
      .map(({ name }) => name);
    expect(unserved).toEqual([]);
  });

  it('API-01 tells what guests may call', () => {
    const forGuests = routes.filter(({ access }) => access === 'guest').map(callOfRoute);
    const isForGuests = (call: Call) => forGuests.some((route) => isSameCall(call, route));
    expect(
      documented.filter((call) => call.isForGuests !== isForGuests(call)).map(({ name }) => name),
    ).toEqual([]);
  });

  it('API-09 names every call that the app makes', () => {
    expect(missingOf(app.sent)).toEqual([]);
    expect(missingOf(app.paths)).toEqual([]);
  });

  it('API-05 names every code of an error that the app has a text for', () => {
    const ownCodes = ['requestTimeout', 'requestFailed', 'requestCancelled'];
    const codes = Object.keys({ ...errors.codes, ...memberErrors, ...videoErrors }).map((code) =>
      code === 'invalidToken' ? 'invalid_token' : code,
    );
    expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual(ownCodes);
  });

  it('API-02 has the types of the wire, with their fields and what they may hold', () => {
    expect(documentedTypes).toEqual(wire);
  });
});

/** The least that the app understands of an answer, or of the items of its list. */
const least = (read: string) => Object.keys(toObject(reads[read]?.least)).sort();
const leastItem = (read: string) => {
  const answer = toObject(reads[read]?.least);
  return Object.keys('list' in answer && Array.isArray(answer.list) ? toObject(answer.list[0]) : {}).sort();
};
const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

describe('what the app cannot do without', () => {
  it.each([
    ['WireUserBrief', leastItem('suggested people')],
    ['WireUserInList', leastItem('followers')],
    ['WireProfile', least('a profile')],
    ['WireLoggedUser', least('the member')],
    ['WireStatus', least('the status')],
    ['WireAppSetup', least('the key of an app')],
    ['WireSession', leastItem('devices')],
    ['WirePost', least('a post')],
    ['WirePreview', least('a preview')],
    ['WireGif', leastItem('GIFs')],
    ['WireComment', leastItem('comments')],
    ['WireCommentContext', least('a comment with its ancestors')],
    ['WireNotification', leastItem('notifications')],
    ['WireNotifications', least('the number of unread ones')],
    ['WireReportReason', leastItem('reasons for a report')],
    ['WireGroup', leastItem('groups')],
    ['WireCompany', leastItem('companies')],
    ['WireCoin', leastItem('coins')],
    ['WireImage', leastItem('photos')],
    ['WireShortVideo', leastItem('short videos')],
    ['WireUpload', least('an upload')],
    ['WireList', least('photos')],
  ])('ANY-01 is what the page does not mark in %s', (name, needed) => {
    expect(needed.length).toBeGreaterThan(0);
    expect(required.get(name)?.toSorted()).toEqual(needed);
  });
});

describe('what the test sees', () => {
  it.each([
    [{ method: 'get', path: '/api/post/popular' }],
    [{ method: 'delete', path: '/api/post/news' }],
    [{ method: 'get', path: '/api/search/tags' }],
    [{ method: 'post', path: '/api/comments/:type/:commentId/pin' }],
  ])('a route that is not on the page: %o', (route) => {
    expect(missingOf([callOfRoute(route)])).toHaveLength(1);
  });

  it('fields that come, go or change, at any depth', () => {
    const before = typesIn('interface A { b: string; c: { d: number }[] | null }');
    expect(before).toEqual({ A: { '': '', b: 'string', c: '{}[] | null', 'c.d': 'number' } });
    expect(typesIn('interface A { c?: ({ d?: number }[]) | null; readonly b: string }')).toEqual(before);
    expect(typesIn('interface A { b: string; c: { d: string }[] | null }')).not.toEqual(before);
    expect(typesIn('interface A { b: string; c: { d: number; e: 1 }[] | null }')).not.toEqual(before);
    expect(typesIn("const all = ['a', 'b'] as const; type All = (typeof all)[number];")).toEqual(
      typesIn("type All = 'a' | 'b';"),
    );
  });
});
