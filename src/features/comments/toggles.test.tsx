import { combineReducers } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { mutingSlice } from '@/features/muting/slice';
import { users } from '@/features/people/entities';
import { posts } from '@/features/posts/entities';
import { presenceSlices } from '@/features/presence/slices';
import { kernelReducers } from '@/shared/store/kernelReducers';
import { createTestStore } from '@/shared/store/testStore';
import { comments } from './entities';
import { threadsSlice } from './slice';
import { commentVotes } from './toggles';
import { commentSchema } from './types';
import { CommentItem } from './ui/CommentItem';

const server = setupServer();
beforeAll(async () => {
  server.listen();
  // Loaded with the first vote.
  await import('./api');
});
afterAll(() => server.close());

const author = { id: '9', permalink: 'yusuf', displayName: 'Yusuf Demir' };
const ids = Array.from({ length: 20 }, (_, index) => String(index + 1));
const decoded = ids.map((id) =>
  v.parse(commentSchema, { id, msg: `Comment ${id}`, author, postId: '3', votesUp: 2, votesDown: 1 }),
);
const thread = { postId: '3', postType: 'user' } as const;
const noAncestors: readonly { id: string }[] = [];

function known(more: object = {}) {
  const reducer = combineReducers({
    ...kernelReducers,
    ...presenceSlices,
    users: users.reducer,
    posts: posts.reducer,
    comments: comments.reducer,
    muting: mutingSlice.reducer,
    threads: threadsSlice.reducer,
    session: () => ({ user: { id: '1' } }),
  });
  const { store, actions, stop } = createTestStore(reducer, [commentVotes.saga]);
  onTestFinished(stop);
  const entities = comments.entities(decoded.map((comment) => ({ ...comment, ...more })));
  store.dispatch({ type: 'test/loaded', payload: { entities } });
  return { store, actions };
}

describe('votes for comments', () => {
  it('POST-06 show at once, and take over what the server counts', async () => {
    const paths: string[] = [];
    server.use(
      http.post('*/api/vote/comment/7/*', ({ request }) => {
        paths.push(new URL(request.url).pathname);
        return HttpResponse.json({ votes_up: 40, votes_down: 1, voted: 'like' });
      }),
    );
    const { store, actions } = known();
    store.dispatch(commentVotes.intend('7', 'like'));
    expect(comments.select(store.getState(), '7')).toMatchObject({ votesUp: 3, voted: 'like' });
    await vi.waitFor(() => expect(actions.some(commentVotes.settled.match)).toBe(true));
    expect(comments.select(store.getState(), '7')).toMatchObject({ votesUp: 40, voted: 'like' });
    expect(paths).toEqual(['/api/vote/comment/7/like']);
  });

  it('POST-06 ANY-06 are none for a comment whose backend tells none', () => {
    const { store, actions } = known({ votesUp: null });
    store.dispatch(commentVotes.intend('7', 'like'));
    expect(comments.select(store.getState(), '7')).toMatchObject({ votesUp: null, voted: null });
    expect(actions.some(commentVotes.settled.match)).toBe(false);
  });

  it('POST-06 render one comment of twenty', () => {
    const { store } = known();
    const rendered: string[] = [];
    render(
      <Provider store={store}>
        <MemoryRouter>
          {ids.map((id, index) => (
            <Profiler key={id} id={id} onRender={() => rendered.push(id)}>
              <CommentItem
                id={id}
                thread={thread}
                ancestors={noAncestors}
                position={index + 1}
                total={ids.length}
              />
            </Profiler>
          ))}
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getAllByRole('button', { name: 'Like comment' })).toHaveLength(20);
    rendered.length = 0;
    act(() => {
      store.dispatch(comments.changed('7', { voted: 'like', votesUp: 3 }));
    });
    expect(rendered).toEqual(['7']);
  });
});
