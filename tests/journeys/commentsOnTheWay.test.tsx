import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import { settle } from '@/shared/store/testStore';
import type { TestMember } from '../../server/testing/harness';
import { comment, publish } from '../../server/testing/posts';
import { endFaults, faults, useApi } from '../mocks/api';
import { field, itemOf, refused } from '../mocks/commenting';
import { pick, slowPicture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('comments on their way', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    await clear();
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    post = await publish(yusuf, { post: 'Talk to me' });
  });

  const open = () => renderApp({ path: `/post/${post.id}`, as: amara });
  const stored = async () =>
    (await amara.call<{ list: WireComment[] }>('GET', `/api/comments/user/${post.id}`)).body.list;

  it('CMT-06 G5 comments that were sent without a connection go by themselves once it is back, in order', async () => {
    const other = await comment(yusuf, post.id, 'And you?');
    const { user } = await open();
    const item = await itemOf('And you?');
    await user.click(item.getByRole('button', { name: 'Reply' }));
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lost = http.post('*/api/comments/*', () => HttpResponse.error());
    faults.use(lost);
    await user.type(await field(), 'First{Enter}');
    await screen.findByText('Not sent. It is sent when you are back online.');
    await user.type(await field('Write a reply'), 'Second{Enter}');
    expect(await screen.findAllByText('Not sent. It is sent when you are back online.')).toHaveLength(2);
    isOnline.mockReturnValue(true);
    endFaults();
    dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Write a reply' })).toBeNull());
    const top = await stored();
    expect(top.map(({ msg }) => msg).toSorted()).toEqual(['And you?', 'First']);
    const replies = await amara.call<{ list: WireComment[] }>(
      'GET',
      `/api/comments/user/${post.id}?parent=${other.id}`,
    );
    expect(replies.body.list).toMatchObject([{ msg: 'Second' }]);
    expect(Number(replies.body.list[0]?.id)).toBeGreaterThan(
      Number(top.find(({ msg }) => msg === 'First')?.id),
    );
  });

  it('CMT-04 sends no comment without an image that is still being read', async () => {
    const { user } = await open();
    await user.type(await field(), 'Look');
    const { file, read } = await slowPicture('slow.png');
    pick(file);
    await user.type(await field(), '{Enter}');
    read();
    await screen.findByRole('img', { name: 'Photo: slow.png' });
    expect(await field()).toHaveValue('Look');
    expect(await stored()).toEqual([]);
    await user.type(await field(), '{Enter}');
    await waitFor(async () => expect(await stored()).toMatchObject([{ msg: 'Look', photos: [{}] }]));
  });

  it('CMT-04 SHELL-11 sends no image that was read after its editor was left', async () => {
    const { store } = await open();
    await field();
    const { file, read } = await slowPicture('slow.png');
    pick(file);
    store.dispatch(sessionEndRequested({ reason: 'logout' }));
    await screen.findByRole('button', { name: 'Log in' });
    read();
    await settle();
    expect(store.getState().uploads).toEqual({});
  });

  it('CMT-06 G5 one that was refused, or changed since, waits for the member', async () => {
    const { user } = await open();
    faults.use(http.post('*/api/comments/*', refused));
    await user.type(await field(), 'No{Enter}');
    await screen.findByText('Failed to add comment. Please try again later.');
    faults.use(http.post('*/api/comments/*', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('button', { name: 'Retry' });
    await user.type(await field(), ', wait');
    endFaults();
    dispatchEvent(new Event('online'));
    await user.type(await field(), '!');
    expect(await field()).toHaveValue('No, wait!');
    expect(await stored()).toEqual([]);
  });

  it('G7 leaves the field of a comment with Escape to the post, and keeps the text', async () => {
    const { user } = await open();
    const box = await screen.findByLabelText('Write a comment');
    await user.type(box, 'Later{Escape}');
    expect(box.closest('article')).toHaveFocus();
    expect(box).toHaveValue('Later');
    await user.keyboard('r');
    expect(box).toHaveFocus();
  });
});
