import { combineReducers } from '@reduxjs/toolkit';
import { act, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { users } from '@/features/people/entities';
import { presenceSlices } from '@/features/presence/slices';
import { kernelReducers } from '@/shared/store/kernelReducers';
import { createTestStore } from '@/shared/store/testStore';
import * as v from 'valibot';
import { posts } from '../entities';
import { postSchema } from '../types';
import { PostCard } from './PostCard';

const author = {
  id: '9',
  permalink: 'yusuf',
  firstName: 'Yusuf',
  lastName: 'Demir',
  displayName: 'Yusuf Demir',
};
const ids = Array.from({ length: 50 }, (_, index) => String(index + 1));
const decoded = ids.map((id) =>
  v.parse(postSchema, { id, post: `Post ${id}`, entityId: '9', author, createdAt: '2026-03-04T09:00:00Z' }),
);

describe('PostCard', () => {
  it('POST-06 renders one card of fifty for a vote', () => {
    const reducer = combineReducers({
      ...kernelReducers,
      users: users.reducer,
      posts: posts.reducer,
      ...presenceSlices,
      session: () => ({ user: { id: '1' } }),
    });
    const { store, stop } = createTestStore(reducer, []);
    store.dispatch({ type: 'test/loaded', payload: { entities: posts.entities(decoded) } });
    const rendered: string[] = [];
    render(
      <Provider store={store}>
        <MemoryRouter>
          {ids.map((id) => (
            <Profiler key={id} id={id} onRender={() => rendered.push(id)}>
              <PostCard id={id} dialogs={() => null} />
            </Profiler>
          ))}
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getAllByRole('article')).toHaveLength(50);
    rendered.length = 0;
    act(() => {
      store.dispatch(posts.changed('7', { voted: 'like', votesUp: 1 }));
    });
    expect(rendered).toEqual(['7']);
    const seventh = within(screen.getByText('Post 7').closest('article') ?? document.body);
    expect(seventh.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
    stop();
  });
});
