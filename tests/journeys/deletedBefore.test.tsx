import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, publish } from '../../server/testing/posts';
import { answerOf, faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

describe('what was deleted by a try whose answer was lost', () => {
  const api = useApi();
  let amara: TestMember;
  let post: WirePost;
  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    post = await publish(amara, { post: 'Said too soon' });
    await comment(amara, post.id, 'Said too late');
  });

  it.each([
    ['comment', 'Comment options', 'Said too late', '*/api/comments/user/:id'],
    ['post', 'Post options', 'Said too soon', '*/api/post/user/:id'],
  ])('ANY-04 HOUR-04 a %s is deleted by the next try', async (kind, opener, text, path) => {
    const lose = async ({ request }: { request: Request }) => {
      await answerOf(api(), request);
      return HttpResponse.error();
    };
    faults.use(http.delete(path, lose, { once: true }));
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const remove = async () => {
      await user.click(await screen.findByRole('button', { name: opener }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await closeUndo(user);
    };
    await remove();
    const failure = new RegExp(`Failed to delete ${kind}`);
    await waitFor(() => expect(screen.getAllByText(failure)).not.toHaveLength(0));
    expect(screen.getByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await remove();
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
  });
});
