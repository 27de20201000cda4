import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear, get } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import { hasUnsavedWork } from '@/shared/lib/unsavedWork/unsavedWork';
import { sessionEndRequested } from '@/shared/store/sessionEnd';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, pendingPicture, publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { photoNames, type User } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const storedText = async (key: string) => JSON.stringify((await get(key)) ?? null);

describe('drafts of what is edited', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
  });

  const storedPost = async (id: string) => (await amara.call<WirePost>('GET', `/api/post/view/${id}`)).body;
  async function editPost(user: User) {
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit post' }));
  }
  async function editComment(user: User) {
    await user.click(await screen.findByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return screen.findByRole('textbox', { name: 'Comment text' });
  }

  /** Edits a post and unmounts without closing, like a killed tab. */
  async function leaveHalfEdited(): Promise<WirePost> {
    const keys = [await pendingPicture(api(), amara.id), await pendingPicture(api(), amara.id)];
    const post = await publish(amara, { post: 'First try', photos: keys });
    const { user, close } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const dialog = await editPost(user);
    await user.click(await dialog.findByRole('button', { name: 'Remove photo 1' }));
    write(dialog.getByLabelText('Post text'), 'Second try');
    await waitFor(async () =>
      expect(await storedText(`text/${amara.id}/edit/${post.id}`)).toContain('Second try'),
    );
    expect(hasUnsavedWork()).toBe(true);
    close();
    return post;
  }

  it('POST-04 POST-09 an edit comes back after the tab was closed, removed photos too, and is erased once it is saved', async () => {
    const post = await leaveHalfEdited();
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
    const dialog = await editPost(user);
    expect(await dialog.findByText('Draft restored')).toBeInTheDocument();
    expect(dialog.getByLabelText('Post text')).toHaveValue('Second try');
    expect(photoNames()).toEqual(['Photo 1 of 1: ']);
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Post saved.')).toBeInTheDocument();
    const saved = await storedPost(post.id);
    expect(saved).toMatchObject({ post: 'Second try', photos: [{ key: post.photos[1]?.key }] });
    await waitFor(async () => expect(await get(`text/${amara.id}/edit/${post.id}`)).toBeUndefined());
    expect(hasUnsavedWork()).toBe(false);
    const again = await editPost(user);
    expect(again.queryByText('Draft restored')).not.toBeInTheDocument();
  });

  it('POST-04 POST-09 a restored edit is discarded: the post as it stands, with all its photos', async () => {
    const post = await leaveHalfEdited();
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
    const dialog = await editPost(user);
    await user.click(await dialog.findByRole('button', { name: 'Discard' }));
    expect(dialog.getByLabelText('Post text')).toHaveValue('First try');
    expect(photoNames()).toEqual(['Photo 1 of 2: ', 'Photo 2 of 2: ']);
    expect(dialog.queryByText('Draft restored')).not.toBeInTheDocument();
    await waitFor(async () => expect(await get(`text/${amara.id}/edit/${post.id}`)).toBeUndefined());
    expect(hasUnsavedWork()).toBe(false);
    write(dialog.getByLabelText('Post text'), 'Third try');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Post saved.');
    const keys = (await storedPost(post.id)).photos.map(({ key }) => key);
    expect(keys).toEqual(post.photos.map(({ key }) => key));
  });

  it('POST-04 AUTH-08 a logout erases the draft of an edit', async () => {
    const post = await leaveHalfEdited();
    const { store } = await renderApp({ path: '/about', as: amara, keepsStorage: true });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    store.dispatch(sessionEndRequested({ reason: 'logout' }));
    await screen.findByRole('button', { name: 'Log in' });
    await waitFor(async () => expect(await get(`text/${amara.id}/edit/${post.id}`)).toBeUndefined());
  });

  it('POST-04 a deleted post takes the draft of its edit along', async () => {
    const post = await leaveHalfEdited();
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'This post was deleted' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await get(`text/${amara.id}/edit/${post.id}`)).toBeUndefined());
    expect(hasUnsavedWork()).toBe(false);
  });

  describe('of comments', () => {
    let post: WirePost;
    let written: WireComment;
    const editKey = () => `text/${amara.id}/comment/edit/${written.id}`;
    const storedComments = async () =>
      (await amara.call<{ list: WireComment[] }>('GET', `/api/comments/user/${post.id}`)).body.list;

    beforeEach(async () => {
      vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
      post = await publish(amara, { post: 'Talk to me' });
      written = await comment(amara, post.id, 'First words');
    });

    async function leaveHalfEditedComment() {
      const { user, close } = await renderApp({ path: `/post/${post.id}`, as: amara });
      const field = await editComment(user);
      write(field, 'Better words');
      await waitFor(async () => expect(await storedText(editKey())).toContain('Better words'));
      close();
    }

    it('CMT-05 CMT-06 an edit waits for its editor over a reload, and is erased once it is saved', async () => {
      await leaveHalfEditedComment();
      const { user } = await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
      expect(await screen.findByText('First words')).toBeInTheDocument();
      await waitFor(() => expect(hasUnsavedWork()).toBe(true));
      const field = await editComment(user);
      expect(field).toHaveValue('Better words');
      expect(screen.getByText('Draft restored')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      expect(await screen.findByText('Better words')).toBeInTheDocument();
      expect(await storedComments()).toMatchObject([{ msg: 'Better words' }]);
      await waitFor(async () => expect(await get(editKey())).toBeUndefined());
      expect(hasUnsavedWork()).toBe(false);
    });

    it('CMT-05 CMT-06 a restored edit is discarded in place: the comment as it stands', async () => {
      await leaveHalfEditedComment();
      const { user } = await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
      await screen.findByText('First words');
      await waitFor(() => expect(hasUnsavedWork()).toBe(true));
      const field = await editComment(user);
      await user.click(screen.getByRole('button', { name: 'Discard' }));
      expect(field).toHaveValue('First words');
      expect(field).toHaveFocus();
      expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
      await waitFor(async () => expect(await get(editKey())).toBeUndefined());
    });

    it('CMT-06 an unsent comment that came back says so and can be discarded', async () => {
      const before = await renderApp({ path: `/post/${post.id}`, as: amara });
      write(await screen.findByRole('textbox', { name: 'Write a comment' }), 'Half a thought');
      await waitFor(async () =>
        expect(await storedText(`text/${amara.id}/comment/${post.id}`)).toContain('Half a thought'),
      );
      before.close();
      const { user } = await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
      await user.click(await screen.findByRole('button', { name: 'Discard' }));
      expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
      await waitFor(async () => expect(await get(`text/${amara.id}/comment/${post.id}`)).toBeUndefined());
    });
  });
});
