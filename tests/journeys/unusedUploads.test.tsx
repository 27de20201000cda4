import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { files } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { pendingPicture, publish } from '../../server/testing/posts';
import { endFaults, faults, loseAnswers, sentCalls, useApi } from '../mocks/api';
import { openComposer, pick, picture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

const field = () => screen.findByRole('textbox', { name: 'Write a comment' });

describe('uploads that nothing refers to', () => {
  const api = useApi();
  let amara: TestMember;
  const storedFiles = async () =>
    (await api().db.select({ key: files.key }).from(files)).map(({ key }) => key);
  const deletions = () => sentCalls.filter((call) => call.startsWith('DELETE /api/files/key/'));

  const ownPosts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  it('D31 deletes an uploaded photo that is taken out again, and none that is published', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('out.png', '#ff0000'), await picture('stays.png', '#00ff00'));
    await screen.findByRole('img', { name: 'Photo 2 of 2: stays.png' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await waitFor(async () => expect(await storedFiles()).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    await waitFor(async () => expect(await storedFiles()).toHaveLength(1));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    const [published] = await ownPosts();
    expect(await storedFiles()).toEqual([published?.photos[0]?.key]);
    expect(deletions()).toHaveLength(1);
  });

  it('D31 a deletion that fails says nothing and holds up nothing', async () => {
    faults.use(http.delete('*/api/files/key/*', () => HttpResponse.json({ code: 403 }, { status: 403 })));
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('out.png'));
    await screen.findByRole('img', { name: 'Photo 1 of 1: out.png' });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    await user.type(dialog.getByLabelText('Post text'), 'Without it');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('D31 an edit that is saved or given up keeps the photos of the post', async () => {
    const keys = await Promise.all([pendingPicture(api(), amara.id), pendingPicture(api(), amara.id)]);
    const post = await publish(amara, { post: 'Two photos', photos: keys });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Post saved.')).toBeInTheDocument();
    expect(deletions()).toEqual([]);
  });

  describe('of comments', () => {
    let post: WirePost;
    const open = () => renderApp({ path: `/post/${post.id}`, as: amara });
    const stored = async () =>
      (await amara.call<{ list: WireComment[] }>('GET', `/api/comments/user/${post.id}`)).body.list;

    beforeEach(async () => {
      post = await publish(amara, { post: 'Talk to me' });
    });

    it('D31 CMT-04 deletes the uploaded image that is taken out of the box', async () => {
      const { user } = await open();
      await field();
      await screen.findByRole('button', { name: 'Add photo' });
      pick(await picture('one.png'));
      await waitFor(async () => expect(await storedFiles()).toHaveLength(1));
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
      await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
      await waitFor(async () => expect(await storedFiles()).toHaveLength(0));
    });

    it('D31 CMT-06 keeps the image of a comment that may have arrived unheard', async () => {
      const { user } = await open();
      await field();
      await screen.findByRole('button', { name: 'Add photo' });
      pick(await picture('one.png'));
      await waitFor(() => expect(sentCalls).toContain('POST /upload'));
      await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
      loseAnswers(api(), '*/api/comments/user/:id');
      await user.type(await field(), 'Hello{Enter}');
      expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
      endFaults();
      await user.click(screen.getByRole('button', { name: 'Remove photo' }));
      await user.type(await field(), '!');
      expect(await stored()).toMatchObject([{ msg: 'Hello', photos: [{}] }]);
      expect(deletions()).toEqual([]);
    });
  });
});
