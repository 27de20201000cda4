import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, publish } from '../../server/testing/posts';
import { endFaults, faults, useApi } from '../mocks/api';
import { field, itemOf, refused } from '../mocks/commenting';
import { pick, picture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('comments that are written on while they are under way', () => {
  const api = useApi();
  let amara: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    await clear();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    post = await publish(yusuf, { post: 'Talk to me' });
  });

  const open = () => renderApp({ path: `/post/${post.id}`, as: amara });
  const stored = async () =>
    (await amara.call<{ list: WireComment[] }>('GET', `/api/comments/user/${post.id}`)).body.list;
  /** Holds the next call until it is let go. */
  function hold(method: 'post' | 'patch') {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    faults.use(http[method]('*/api/comments/user/:id', () => held));
    return letGo;
  }

  it('CMT-04 CMT-06 leave their image with the one that was sent', async () => {
    const letGo = hold('post');
    const { user } = await open();
    await field();
    await screen.findByRole('button', { name: 'Add photo' });
    pick(await picture('one.png'));
    await screen.findByRole('img', { name: 'Photo: one.png' });
    await user.type(await field(), 'One{Enter}');
    await user.clear(await field());
    await user.type(await field(), 'Two');
    letGo();
    await itemOf('One');
    expect(await field()).toHaveValue('Two');
    expect(screen.queryByRole('img', { name: 'Photo: one.png' })).not.toBeInTheDocument();
    await user.type(await field(), '{Enter}');
    await itemOf('Two');
    expect(await stored()).toMatchObject([
      { msg: 'Two', photos: [] },
      { msg: 'One', photos: [{}] },
    ]);
  });

  it('CMT-05 CMT-06 take no words for an edit that is being saved, which would be lost, until it has failed', async () => {
    await comment(amara, post.id, 'First');
    const letGo = hold('patch');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const text = await screen.findByRole('textbox', { name: 'Comment text' });
    await user.type(text, ', better{Enter}');
    await user.type(text, ' and more');
    expect(text).toHaveValue('First, better');
    expect(text).toHaveFocus();
    endFaults();
    faults.use(http.patch('*/api/comments/user/:id', refused));
    letGo();
    await itemOf('First, better');
    await user.click(await screen.findByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const again = await screen.findByRole('textbox', { name: 'Comment text' });
    await user.type(again, ', best{Enter}');
    await screen.findByText('Failed to edit comment. Please try again later.');
    await user.type(again, ' of all');
    expect(again).toHaveValue('First, better, best of all');
  });
});
