import { combineReducers, isAnyOf } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { editComment, fetchComments } from '@/features/comments/api';
import { commentsToggled, threadsSlice } from '@/features/comments/slice';
import { registerStored } from '@/features/media/registry';
import { users } from '@/features/people/entities';
import { follows } from '@/features/people/follows';
import { peopleSlices } from '@/features/people/slices';
import { userSchema } from '@/features/people/types';
import { setPicture } from '@/features/pictures/api';
import { fetchPost, fetchPosts, newsPath } from '@/features/posts/api';
import { posts } from '@/features/posts/entities';
import { postsSlices } from '@/features/posts/slices';
import { bookmarks, votes } from '@/features/posts/toggles';
import { postSchema } from '@/features/posts/types';
import { fetchStatus, logIn } from '@/features/session/api';
import { sessionSlices } from '@/features/session/slices';
import { configureApi } from '@/shared/api/client';
import { decode } from '@/shared/api/decode';
import { convertKeys } from '@/shared/api/keys';
import { clearToken } from '@/shared/api/token';
import { RequestError, type AppError } from '@/shared/errors/appError';
import { kernelReducers } from '@/shared/store/kernelReducers';
import { createTestStore } from '@/shared/store/testStore';
import { apart } from './calls/apart';
import { context, credentials, page, thread } from './calls/arguments';
import { poorForms, sameForms, writeForms } from './calls/forms';
import { reads } from './calls/reads';
import * as sample from './calls/samples';
import { writes } from './calls/writes';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  clearToken();
  configureApi({ retryDelaysMs: [], logsFailures: false });
});
afterEach(() => {
  server.resetHandlers();
  clearToken();
  configureApi();
});
afterAll(() => server.close());

const answer = (body: unknown, status = 200) =>
  server.use(http.all('*', () => HttpResponse.json(body ?? null, { status })));

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof RequestError)) throw new Error('It did not fail', { cause: thrown });
  return thrown.appError;
}

describe('the table', () => {
  it('ANY-01 ANY-02 has every call of the app', async () => {
    const modules = import.meta.glob<Record<string, unknown>>([
      '/src/features/*/api.ts',
      '/src/features/media/parts/api.ts',
      '/src/features/posts/publishing/api.ts',
      '/src/features/shortVideos/adding/api.ts',
    ]);
    const loaded = await Promise.all(Object.values(modules).map((load) => load()));
    const known = new Set([...Object.values(reads), ...Object.values(writes)].flatMap(({ calls }) => calls));
    const missing = loaded
      .flatMap((module) => Object.entries(module))
      .filter(([, made]) => typeof made === 'function' && !known.has(made))
      .map(([name]) => name);
    expect(missing.sort()).toEqual(apart);
  });
});

describe.each(Object.entries(reads))('%s', (_, row) => {
  it.each(Object.entries(sameForms))('ANY-01 API-02 API-09 is the same %s', async (__, form) => {
    answer(row.full);
    const expected = await row.whole();
    clearToken();
    answer(form(row.full));
    expect(await row.whole()).toEqual(expected);
  });

  it.each(Object.entries(poorForms))('ANY-01 is understood %s', async (__, form) => {
    answer(row.full);
    const expected = await row.told();
    clearToken();
    answer(form(row));
    expect(await row.told()).toEqual(expected);
  });
});

describe.each(Object.entries(writes))('%s', (_, row) => {
  it.each(Object.entries(writeForms))('ANY-02 is done when the answer is %s', async (__, form) => {
    server.use(
      http.all('*', ({ request }) => {
        const known = row.reads?.[new URL(request.url).pathname];
        return request.method === 'GET' && known !== undefined ? HttpResponse.json(known) : form(row);
      }),
    );
    expect(await row.make()).toEqual(row.comesTo);
  });
});

describe('lists', () => {
  it.each([undefined, null, 0, -3, 'many', 1])(
    'ANY-01 no count says that all is here when it is %s',
    async (count) => {
      answer({ list: [sample.comment, { ...sample.comment, id: '32' }], count });
      expect((await fetchComments(thread, page, context)).count).toBeNull();
    },
  );

  it.each(['.', '..', '', null, true])('ANY-01 drops an item whose id is %j', async (id) => {
    answer({ list: [sample.post, { ...sample.post, id }], count: 2 });
    expect((await fetchPosts(newsPath(), page, context)).ids).toEqual(['21']);
  });

  it.each(['__proto__', 'constructor', 'a/b', '%2e%2e', '🙂'])('ANY-01 takes %s for an id', async (id) => {
    answer({ list: [{ ...sample.post, id }], count: 1 });
    const { ids, entities } = await fetchPosts(newsPath(), page, context);
    expect(ids).toEqual([id]);
    expect(Object.keys(entities['posts'] ?? {})).toEqual([id]);
  });

  it.each(['.', '..'])('ANY-01 makes no call for the id %s', async (id) => {
    const called = vi.fn(() => HttpResponse.json(sample.post));
    server.use(http.all('*', called));
    expect(await failureOf(fetchPost(id, context))).toMatchObject({ kind: 'malformed' });
    expect(called).not.toHaveBeenCalled();
  });

  it('ANY-01 a post that names no wall is on that of its author', async () => {
    answer({ id: 21, author: { id: 9 } });
    const { entities } = await fetchPost('21', context);
    expect(entities['posts']).toMatchObject({ '21': { entityId: '9', authorId: '9' } });
  });
});

describe('people', () => {
  it.each([
    [{ id: 7, first_name: 'Teller', last_name: null }, 'Teller', '7'],
    [{ id: 7, first_name: 'Teller', display_name: null, permalink: 'teller' }, 'Teller', 'teller'],
    [{ id: 7, permalink: 'teller' }, 'teller', 'teller'],
    [{ id: 7 }, '7', '7'],
    [{ id: 7, permalink: '..', display_name: 'T' }, 'T', '7'],
  ])('ANY-01 shows %j as %s', async (person, displayName, permalink) => {
    answer({ list: [{ id: 1, author: person }] });
    const { entities } = await fetchPosts(newsPath(), page, context);
    expect(entities['users']).toMatchObject({ '7': { displayName, permalink } });
  });
});

describe('the status', () => {
  it.each([
    [1, true],
    ['1', true],
    ['true', true],
    [true, true],
    [0, false],
    ['false', false],
  ])('SHELL-08 reads maintenance %j', async (is_maintance_mode, expected) => {
    answer({ is_maintance_mode });
    expect((await fetchStatus(context)).isMaintanceMode).toBe(expected);
  });
});

describe('errors', () => {
  const said = { code: 'invalidAttempt', params: { count: 3 }, fields: { email: 'required' } };
  const error = { dictionary_code: 'invalidAttempt', params: { count: 3 }, fields: { email: 'required' } };
  const forms: [string, unknown][] = [
    ['at the root', error],
    ['in data', { data: error }],
    ['in error', { error }],
    ['in error, beside a status', { code: 401, message: 'No', error }],
    ['in camelCase', { dictionaryCode: 'invalidAttempt', params: { count: 3 }, fields: error.fields }],
    ['with the count beside the code', { ...error, params: undefined, count: 3 }],
    ['with the count beside the code, in data', { data: { ...error, params: null, count: 3 } }],
    ['in two places', { dictionary_code: 'invalidAttempt', data: { count: 3, fields: error.fields } }],
    ['with odd params', { ...error, params: { count: 3, odd: null, list: [1] } }],
    ['with odd fields', { ...error, fields: { email: 'required', odd: null, deep: { a: 1 } } }],
  ];
  it.each(forms)('ANY-03 API-09 finds what is said %s', async (_, body) => {
    answer(body, 401);
    expect(await failureOf(logIn(credentials, context))).toMatchObject(said);
  });

  it.each([null, 'No', [], { error: 'No' }, { data: [1] }, { dictionary_code: 7 }, { fields: 'x' }])(
    'ANY-03 finds nothing in %j and breaks on nothing',
    async (body) => {
      answer(body, 422);
      expect(await failureOf(logIn(credentials, context))).toEqual({
        kind: 'api',
        code: 'genericError',
        status: 422,
        params: {},
        fields: {},
        retryAfter: null,
      });
    },
  );
});

describe('what was sent', () => {
  it('ANY-02 CMT-05 is what an edited comment says when the backend does not', async () => {
    server.use(http.patch('*', () => new HttpResponse(null, { status: 204 })));
    const edit = { ...thread, text: ' New ', gif: '/media/gif/b', preview: null, uploads: [], alts: {} };
    const { entities } = await editComment({ ...edit, id: '31' }, context);
    expect(entities['comments']).toMatchObject({ '31': { id: '31', msg: 'New', gifLink: '/media/gif/b' } });
    expect(Object.keys(entities['comments']?.['31'] ?? {})).not.toContain('authorId');
  });
});

describe('what an answer did not tell', () => {
  it('ANY-02 PROF-03 a picture that was set is read', async () => {
    registerStored('upload', '', '');
    answer(sample.account);
    const changed = await setPicture({ kind: 'avatar', uploadId: 'upload' }, context);
    expect(changed).toEqual({ kind: 'avatar', picture: { key: '71', access: '1.a' } });
  });
});

describe('what is shown before the answer', () => {
  /** A store that knows the post and its author, with the sagas of every toggle. */
  function known() {
    const reducer = combineReducers({ ...kernelReducers, ...sessionSlices, ...peopleSlices, ...postsSlices });
    const sagas = [votes.saga, bookmarks.saga, follows.saga];
    const { store, actions, stop } = createTestStore(reducer, sagas);
    onTestFinished(stop);
    const author = { ...sample.person, is_following: false, follow_status: null };
    const decoded = decode(
      postSchema,
      convertKeys({ ...sample.post, author, voted: null, bookmarked: false }),
    );
    store.dispatch({ type: 'known', payload: { entities: posts.entities([decoded]) } });
    return { store, actions };
  }

  it.each(['{}', '{"id":9}', '"OK"', 'OK', '', '{"data":null}', '{"votes_up":"?"}'])(
    'ANY-02 stands when the answer is %j',
    async (body) => {
      server.use(http.post('*', () => new HttpResponse(body)));
      const { store, actions } = known();
      store.dispatch(votes.intend('21', 'like'));
      store.dispatch(bookmarks.intend('21', true));
      store.dispatch(follows.intend('1', 'following'));
      const settled = isAnyOf(votes.settled, bookmarks.settled, follows.settled);
      await vi.waitFor(() => expect(actions.filter(settled)).toHaveLength(3));
      expect(posts.select(store.getState(), '21')).toMatchObject({
        voted: 'like',
        votesUp: 4,
        bookmarked: true,
      });
      expect(users.select(store.getState(), '1')).toMatchObject({ isFollowing: true });
    },
  );

  it('ANY-01 a vote without `voted` is none', async () => {
    answer({ votes_up: 3, votes_down: '1' });
    const { store, actions } = known();
    store.dispatch(votes.intend('21', 'like'));
    await vi.waitFor(() => expect(actions.some(votes.settled.match)).toBe(true));
    expect(posts.select(store.getState(), '21')).toMatchObject({ voted: null, votesUp: 3, votesDown: 1 });
  });

  it('ANY-01 __proto__ is an id like any other in every store', () => {
    const { store } = known();
    const odd = { ...decode(userSchema, { id: '__proto__', displayName: 'Odd' }), isFollower: true };
    expect(users.select(store.getState(), '__proto__')).toBeUndefined();
    store.dispatch({ type: 'known', payload: { entities: users.entities([odd]) } });
    store.dispatch(users.changed('__proto__', { isFollower: false }));
    expect(users.select(store.getState(), '__proto__')).toMatchObject({
      displayName: 'Odd',
      isFollower: false,
    });
    store.dispatch(users.removed('__proto__'));
    expect(users.select(store.getState(), '__proto__')).toBeUndefined();

    const shown = threadsSlice.reducer(undefined, commentsToggled('__proto__'));
    expect(shown.shownPosts['__proto__']).toBe(true);
    expect(shown.shownPosts['constructor']).toBeUndefined();
    expect(threadsSlice.reducer(shown, commentsToggled('__proto__')).shownPosts['__proto__']).toBeUndefined();
  });
});
