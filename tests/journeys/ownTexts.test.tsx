import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { openComposer, pick, picture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

const refusal = (status: number, code: string) => () =>
  HttpResponse.json({ code: status, dictionary_code: code, message: '' }, { status });

describe('failures in the words of what failed', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    post = await publish(yusuf, { post: 'Here for a moment' });
  });

  it('ERR-01 a vote for a post that is gone speaks of the vote, not of a user', async () => {
    const { user } = await renderApp({ as: amara });
    faults.use(http.post('*/api/vote/*', refusal(404, 'notFound')));
    await user.click(await screen.findByRole('button', { name: /^Like/ }));
    expect(await screen.findByText('Failed to vote. Please try again later.')).toBeInTheDocument();
    expect(screen.queryByText('User not found')).not.toBeInTheDocument();
  });

  it('ERR-01 a comment on a post that is gone does too', async () => {
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    faults.use(http.post('*/api/comments/*', refusal(404, 'notFound')));
    await user.type(await screen.findByLabelText('Write a comment'), 'Too late{Enter}');
    expect(await screen.findByText('Failed to add comment. Please try again later.')).toBeInTheDocument();
  });

  it('SET-03 ERR-02 a password that could not be changed says so', async () => {
    faults.use(http.post('*/api/profile/change-password', refusal(500, 'genericError')));
    const { user } = await renderApp({ path: '/settings/security', as: amara });
    await user.type(await screen.findByLabelText('Old password'), 'Kith-Demo-1!');
    await user.type(screen.getByLabelText('New password'), 'Another-1!');
    await user.type(screen.getByLabelText('Confirm new password'), 'Another-1!');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('Failed to change password. Please try again later.')).toBeInTheDocument();
  });

  it.each([
    [413, 'fileTooLarge', 'Image size is greater than 10mb'],
    [415, 'unsupportedMediaType', 'Incorrect image format, only PNG, JPEG and JPG are allowed'],
    [413, '', 'Image size is greater than 10mb'],
  ])(
    'M2 VAL-03 an upload refused by %s %s says why, and offers no try that cannot help',
    async (status, code, text) => {
      faults.use(http.post('*/upload', refusal(status, code)));
      const { user } = await renderApp({ as: amara });
      const dialog = await openComposer(user);
      pick(await picture('lake.png'));
      expect(await dialog.findByText(new RegExp(text))).toBeInTheDocument();
      expect(dialog.queryByRole('button', { name: 'Retry photo 1' })).not.toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeInTheDocument();
    },
  );

  it('ERR-02 an upload that failed otherwise may be tried again', async () => {
    faults.use(http.post('*/upload', refusal(500, 'genericError')));
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('lake.png'));
    expect(await dialog.findByText(/Failed to upload image\. Please try again later\./)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Retry photo 1' })).toBeInTheDocument();
  });

  it('FOLW-02 LIST-02 the store keeps a failed unfollow and failed statuses', async () => {
    faults.use(http.get('*/api/user/onlineStatus', refusal(500, 'genericError')));
    const { user, store } = await renderApp({ path: '/following', as: amara });
    await waitFor(() => expect(store.getState().presence.error).toMatchObject({ code: 'genericError' }));
    faults.use(http.delete('*/api/follower/*', refusal(500, 'genericError')));
    faults.use(http.post('*/api/follower/*', refusal(500, 'genericError')));
    await user.click(await screen.findByRole('button', { name: 'Following' }));
    await closeUndo(user);
    await waitFor(() => expect(store.getState().followError).toMatchObject({ code: 'genericError' }));
    expect(await screen.findByText('Failed to unfollow. Please try again later.')).toBeInTheDocument();
  });
});
