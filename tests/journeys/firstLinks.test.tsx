import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, publish } from '../../server/testing/posts';
import { setOperatorNumber } from '../../server/writing/operatorNumbers';
import { useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('first links of new accounts', () => {
  const api = useApi();
  let yusuf: TestMember;
  let amara: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    post = await publish(yusuf, { post: 'Where do you buy coffee?' });
    await setOperatorNumber(api().db, 'hold-links', 7);
  });

  const open = async (path: string, as: TestMember) => {
    const { user } = await renderApp({ path, as });
    await screen.findByRole('button', { name: 'Account menu' });
    return { user, main: within(screen.getByRole('main')) };
  };
  const seenBy = async (member: TestMember) =>
    (await member.call<WireList<WireComment>>('GET', `/api/comments/user/${post.id}`)).body.list;

  it('DESK-02 CMT-01 a comment that waits says so to its author, who can delete it', async () => {
    const { user, main } = await open(`/post/${post.id}`, amara);
    const box = await main.findByRole('textbox', { name: 'Write a comment' });
    await user.type(box, 'At https://example.com/coffee{Enter}');
    const said = within(await main.findByRole('article', { name: 'Comment by Amara Nwosu' }));
    expect(await said.findByText(/It shows to all once a moderator has/)).toBeInTheDocument();
    expect(said.queryByRole('button', { name: 'Reply' })).toBeNull();
    expect(said.queryByRole('button', { name: 'Like comment' })).toBeNull();
    expect(main.getByRole('button', { name: /^Comments/ })).not.toHaveTextContent(/\d/);
    expect(await seenBy(yusuf)).toEqual([]);
    await user.click(said.getByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await seenBy(amara)).toEqual([]));
    expect(main.getByRole('button', { name: /^Comments/ })).not.toHaveTextContent(/\d/);
  });

  it('DESK-02 POST-01 a post that waits says so to its author', async () => {
    const { user, main } = await open('/profile/amara', amara);
    const dialog = await openComposer(user);
    await user.type(dialog.getByRole('textbox'), 'See https://example.com');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Your post waits for a moderator.')).toBeInTheDocument();
    const own = within(await main.findByRole('article', { name: 'Post by Amara Nwosu' }));
    expect(await own.findByText('Only you see this.')).toBeInTheDocument();
  });

  it('DESK-02 NTF-05 a moderator of the house publishes it, and the author is led to it', async () => {
    await comment(amara, post.id, 'At https://example.com/coffee');
    const moderator = await api().member({ permalink: 'mo', accessRole: 'moderator' });
    const { user, main } = await open('/moderation', moderator);
    const chips = within(await main.findByRole('group', { name: 'Kinds' }));
    expect(await chips.findByRole('button', { name: 'Waiting links 1' })).toBeInTheDocument();
    const item = within(await main.findByRole('article', { name: 'Is this link all right?' }));
    expect(item.getByText('At https://example.com/coffee')).toBeInTheDocument();
    expect(item.getByRole('button', { name: /^Publish/ })).toHaveTextContent('next links do not wait');
    await user.keyboard('1');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await seenBy(yusuf)).toMatchObject([{ pending: false }]));
    expect(await main.findByText('Nothing waits')).toBeInTheDocument();
    cleanup();

    const authors = await open('/notifications', amara);
    await authors.user.click(await authors.main.findByRole('link', { name: /^Your comment was published/ }));
    expect(await authors.main.findByRole('article', { name: 'Comment by Amara Nwosu' })).toBeInTheDocument();
  });
});
