import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireComment, WireCommentContext, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { itemOf } from '../mocks/commenting';
import { renderApp } from '../mocks/renderApp';

describe('votes for comments', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;
  let said: WireComment;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    post = await publish(yusuf, { post: 'Talk to me' });
    said = await comment(yusuf, post.id, 'Vote on me');
  });

  const open = () => renderApp({ path: `/post/${post.id}`, as: amara });
  const stored = async () => {
    const { body } = await amara.call<WireCommentContext>('GET', `/api/comments/view/${said.id}`);
    return body.chain.at(-1);
  };

  it('POST-06 CMT-01 likes a comment, moves the vote and takes it back', async () => {
    const { user } = await open();
    const buttons = await itemOf('Vote on me');
    const like = buttons.getByRole('button', { name: 'Like comment' });
    const dislike = buttons.getByRole('button', { name: 'Dislike comment' });
    await user.click(like);
    expect(like).toHaveAttribute('aria-pressed', 'true');
    expect(like).toHaveAccessibleDescription('1 like');
    await waitFor(async () => expect(await stored()).toMatchObject({ votes_up: 1, voted: 'like' }));
    dislike.focus();
    await user.keyboard('{Enter}');
    expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(dislike).toHaveAccessibleDescription('1 dislike');
    await user.click(dislike);
    expect(dislike).toHaveAttribute('aria-pressed', 'false');
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ votes_up: 0, votes_down: 0, voted: null }),
    );
  });

  it('POST-06 sends at most two calls for ten fast clicks and ends in what was meant last', async () => {
    await open();
    const like = (await itemOf('Vote on me')).getByRole('button', { name: 'Like comment' });
    for (let click = 0; click < 10; click += 1) act(() => like.click());
    await waitFor(async () => expect((await stored())?.voted).toBeNull());
    expect(like).toHaveAttribute('aria-pressed', 'false');
    const calls = sentCalls.filter((call) => call.startsWith(`POST /api/vote/comment/${said.id}/`));
    expect([1, 2]).toContain(calls.length);
  });

  it('POST-06 ERR-02 takes a refused vote back with a message', async () => {
    faults.use(
      http.post('*/api/vote/comment/*', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })),
    );
    const { user } = await open();
    const like = (await itemOf('Vote on me')).getByRole('button', { name: 'Like comment' });
    await user.click(like);
    expect(await screen.findByText('Failed to vote. Please try again later.')).toBeInTheDocument();
    expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(like).not.toHaveAccessibleDescription();
  });

  it('POST-06 ANY-04 reads a vote again whose answer was lost, and sends it no second time', async () => {
    let sent = 0;
    faults.use(
      http.post('*/api/vote/comment/*', async () => {
        sent += 1;
        await amara.call('POST', `/api/vote/comment/${said.id}/like`);
        return HttpResponse.error();
      }),
    );
    const { user } = await open();
    const like = (await itemOf('Vote on me')).getByRole('button', { name: 'Like comment' });
    await user.click(like);
    await waitFor(() => expect(sentCalls).toContain(`GET /api/comments/view/${said.id}`));
    await waitFor(() => expect(like).toHaveAccessibleDescription('1 like'));
    expect(screen.queryByText('Failed to vote. Please try again later.')).not.toBeInTheDocument();
    expect(sent).toBe(1);
  });

  it('POST-06 explains why one cannot vote for an own comment', async () => {
    await comment(amara, post.id, 'My own');
    const { user } = await open();
    const like = (await itemOf('My own')).getByRole('button', { name: 'Like comment' });
    expect(like).toHaveAttribute('aria-disabled', 'true');
    expect(like).toHaveAccessibleDescription("You can't vote for your own comment");
    await user.click(like);
    expect(sentCalls.filter((call) => call.includes('/api/vote/'))).toEqual([]);
  });

  it('NTF-03 tells the author, and leads to the comment', async () => {
    await amara.call('POST', `/api/vote/comment/${said.id}/like`);
    await renderApp({ path: '/notifications', as: yusuf });
    const row = (await screen.findByText(/voted on your comment/)).closest('li');
    expect(within(row ?? document.body).getByRole('link', { name: /voted on your comment/ })).toHaveAttribute(
      'href',
      `/post/${post.id}?comment=${said.id}`,
    );
  });
});
