import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { itemOf, refused } from '../mocks/commenting';
import { renderApp } from '../mocks/renderApp';

const texts = () =>
  within(screen.getByRole('region', { name: 'Comments' }))
    .getAllByRole('article')
    .map((article) => article.querySelector('p[dir]')?.textContent);

describe('comments', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    post = await publish(yusuf, { post: 'Talk to me' });
  });

  const open = () => renderApp({ path: `/post/${post.id}`, as: amara });
  const stored = async (parent?: string) =>
    (
      await amara.call<{ list: WireComment[]; count: number }>(
        'GET',
        `/api/comments/user/${post.id}${parent === undefined ? '' : `?parent=${parent}`}`,
      )
    ).body;

  async function commentMany(count: number, place = post.id): Promise<WireComment[]> {
    const made: WireComment[] = [];
    for (let number = 1; number <= count; number += 1) {
      api().clock.advance(1);
      made.push(await comment(yusuf, place, `Number ${number}`));
    }
    return made;
  }

  it('CMT-01 shows six comments, then the next ones', async () => {
    await commentMany(8);
    const { user } = await open();
    await screen.findByText('Number 8');
    expect(texts()).toEqual(['Number 8', 'Number 7', 'Number 6', 'Number 5', 'Number 4', 'Number 3']);
    await user.click(screen.getByRole('button', { name: 'Load more comments' }));
    await screen.findByText('Number 1');
    expect(texts()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Load more comments' })).not.toBeInTheDocument();
  });

  it('CMT-01 CMT-03 shows three replies, the oldest on top, and earlier ones above', async () => {
    const [top] = await commentMany(1);
    api().clock.advance(1);
    for (const text of ['One', 'Two', 'Three', 'Four']) {
      api().clock.advance(1);
      await comment(amara, `reply/${top?.id ?? ''}`, text);
    }
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show replies (4)' }));
    await screen.findByText('Four');
    expect(texts()).toEqual(['Number 1', 'Two', 'Three', 'Four']);
    await user.click(screen.getByRole('button', { name: 'Load more replies' }));
    await screen.findByText('One');
    expect(texts()).toEqual(['Number 1', 'One', 'Two', 'Three', 'Four']);
    await user.click(screen.getByRole('button', { name: 'Hide replies' }));
    expect(texts()).toEqual(['Number 1']);
  });

  it('CMT-02 empties and reloads the list after a comment, and counts it', async () => {
    await commentMany(2);
    const { user, store } = await open();
    await screen.findByText('Number 2');
    const lengths: (number | undefined)[] = [];
    store.subscribe(() => lengths.push(store.getState().lists[`comments/top|${post.id}`]?.ids.length));
    await user.type(screen.getByLabelText('Write a comment'), 'Well said{Enter}');
    await screen.findByText('Well said');
    expect(texts()).toEqual(['Well said', 'Number 2', 'Number 1']);
    expect(lengths).toContain(0);
    expect(screen.getByRole('button', { name: 'Comments (3)' })).toBeInTheDocument();
    expect(screen.getByLabelText('Write a comment')).toHaveValue('');
    expect((await stored()).count).toBe(3);
  });

  it('CMT-02 CMT-07 HOUR-04 deletes an own comment, takes it back unsent, and counts it once it is gone', async () => {
    api().clock.advance(1);
    await comment(amara, post.id, 'I take it back');
    const { user } = await open();
    const remove = async () => {
      const own = await itemOf('I take it back');
      await user.click(own.getByRole('button', { name: 'Comment options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      expect(await screen.findByText('Comment deleted.')).toBeInTheDocument();
      expect(screen.queryByText('I take it back')).not.toBeInTheDocument();
    };
    await remove();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('I take it back')).toBeInTheDocument();
    expect((await stored()).count).toBe(1);
    await remove();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByRole('button', { name: 'Comments (0)' })).toBeInTheDocument();
    expect((await stored()).count).toBe(0);
  });

  it('CMT-07 offers others the link of a comment and a report', async () => {
    await commentMany(1);
    const { user } = await open();
    const other = await itemOf('Number 1');
    await user.click(other.getByRole('button', { name: 'Comment options' }));
    const menu = within(await screen.findByRole('menu', { name: 'Comment options' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Copy link', 'Report']);
  });

  it('CMT-07 breaks the line with Shift+Enter and sends with Enter or Send', async () => {
    const { user } = await open();
    const box = await screen.findByLabelText('Write a comment');
    await user.type(box, 'First{Shift>}{Enter}{/Shift}second');
    expect(box).toHaveValue('First\nsecond');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(async () => expect((await stored()).list[0]?.msg).toBe('First\nsecond'));
  });

  it('CMT-01 replies down to the third level, where further replies stay', async () => {
    const [top] = await commentMany(1);
    const { user } = await open();
    let above = 'Number 1';
    for (const text of ['Level one', 'Level two', 'Level three', 'Still level three']) {
      api().clock.advance(1);
      const replies = (await itemOf(above)).getAllByRole('button', { name: 'Reply' });
      await user.click(replies[0] ?? document.body);
      const box = screen.getByLabelText('Write a reply');
      expect(box).toHaveFocus();
      await user.type(box, `${text}{Enter}`);
      await screen.findByText(text);
      await waitFor(() => expect(screen.queryByLabelText('Write a reply')).not.toBeInTheDocument());
      above = text;
    }
    expect(texts()).toEqual(['Number 1', 'Level one', 'Level two', 'Level three', 'Still level three']);
    const [one] = (await stored(top?.id)).list;
    const [two] = (await stored(one?.id)).list;
    expect((await stored(two?.id)).list.map(({ level, msg }) => [level, msg])).toEqual([
      [3, 'Still level three'],
      [3, 'Level three'],
    ]);
  });

  it('CMT-08 a reply says its level, the comments above it, and what it brings', async () => {
    const [top] = await commentMany(1);
    api().clock.advance(1);
    const first = await comment(yusuf, `reply/${top?.id ?? ''}`, 'Level one');
    const bodies: unknown[] = [];
    faults.use(
      http.post('*/api/comments/user/reply/*', async ({ request }) => {
        bodies.push(await request.clone().json());
        return refused();
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Show replies (1)' }));
    await screen.findByText('Level one');
    await user.click((await itemOf('Level one')).getByRole('button', { name: 'Reply' }));
    await user.type(screen.getByLabelText('Write a reply'), 'Deeper{Enter}');
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      msg: 'Deeper',
      postId: post.id,
      level: 2,
      parentCommentId: first.id,
      level1CommentId: first.id,
      level2CommentId: null,
      level3CommentId: null,
      isProfile: true,
      isImagePreview: false,
      isImageUpload: false,
    });
  });

  it('closes an empty reply box with Escape and gives the focus back, but keeps a text', async () => {
    await commentMany(1);
    const { user } = await open();
    const reply = await screen.findByRole('button', { name: 'Reply' });
    await user.click(reply);
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Write a reply')).not.toBeInTheDocument();
    expect(reply).toHaveFocus();
    await user.click(reply);
    await user.type(screen.getByLabelText('Write a reply'), 'Keep{Escape}');
    expect(screen.getByLabelText('Write a reply')).toHaveValue('Keep');
  });

  it('CMT-06 keeps what stands in one box while another sends, and over a change of page', async () => {
    await commentMany(1);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.type(screen.getByLabelText('Write a reply'), 'Half a reply');
    await user.type(screen.getByLabelText('Write a comment'), 'Sent meanwhile{Enter}');
    await screen.findByText('Sent meanwhile');
    expect(screen.getByLabelText('Write a reply')).toHaveValue('Half a reply');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('heading', { level: 1, name: 'News feed' });
    await user.click(await screen.findByRole('button', { name: 'Comments (2)' }));
    expect(await screen.findByLabelText('Write a reply')).toHaveValue('Half a reply');
  });

  it.each([
    ['refused', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })],
    ['malformed', () => new HttpResponse('<!doctype html>')],
    ['broken off', () => HttpResponse.error()],
  ])('CMT-06 keeps the text with a retry when the answer is %s, and adds it once', async (_, answer) => {
    const { user } = await open();
    const box = await screen.findByLabelText('Write a comment');
    await screen.findByText(/No comments yet/);
    faults.use(http.post('*/api/comments/*', answer));
    await user.type(box, 'Do not lose me{Enter}');
    expect(await screen.findByText(/Failed to add comment\. Please try again later\./)).toBeInTheDocument();
    expect(box).toHaveValue('Do not lose me');
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Comment by Amara Nwosu' })).toBeInTheDocument();
    expect(box).toHaveValue('');
    expect((await stored()).count).toBe(1);
  });

  it('CMT-06 sends once for two fast presses of Enter', async () => {
    faults.use(
      http.post('*/api/comments/*', async ({ request }) => {
        sentCalls.push(`POST ${new URL(request.url).pathname}`);
        await delay(50);
        return HttpResponse.json({ code: 'genericError' }, { status: 400 });
      }),
    );
    const { user } = await open();
    await user.type(await screen.findByLabelText('Write a comment'), 'Once{Enter}{Enter}');
    await screen.findByText('Failed to add comment. Please try again later.');
    expect(sentCalls.filter((call) => call.startsWith('POST /api/comments'))).toHaveLength(1);
  });

  it('VAL-05 refuses an empty and a too long comment, and counts near the limit', async () => {
    const { user } = await open();
    const box = await screen.findByLabelText('Write a comment');
    await user.click(box);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Comment should not be empty')).toBeInTheDocument();
    expect(box).toHaveAccessibleDescription('Comment should not be empty');
    await user.paste('a'.repeat(799));
    expect(screen.queryByText('799 / 1000')).not.toBeInTheDocument();
    await user.paste('👨‍👩‍👧');
    expect(screen.getByText('800 / 1000')).toBeInTheDocument();
    await user.paste('a'.repeat(201));
    expect(
      screen.getByText(
        'Max limit is 1000 characters - please edit your comment to lower your character count',
      ),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(sentCalls.filter((call) => call.startsWith('POST /api/comments'))).toEqual([]);
    await user.clear(box);
    await user.paste('👨‍👩‍👧'.repeat(400));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await stored()).count).toBe(1));
  });

  it('SHELL-14 shows an error with a retry where comments could not be loaded', async () => {
    await commentMany(1);
    faults.use(
      http.get('*/api/comments/*', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })),
    );
    const { user } = await open();
    expect(await screen.findByText('The comments could not be loaded.')).toBeInTheDocument();
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Number 1')).toBeInTheDocument();
  });

  it('CMT-06 takes nothing away when a comment could not be deleted', async () => {
    await comment(amara, post.id, 'Stays');
    faults.use(
      http.delete('*/api/comments/*', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })),
    );
    const { user } = await open();
    await user.click((await itemOf('Stays')).getByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Failed to delete comment. Please try again later.')).toBeInTheDocument();
    expect(screen.getByText('Stays')).toBeInTheDocument();
  });
});
