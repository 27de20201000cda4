import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, get } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import { features } from '@/shared/wire/features';
import type { WireComment, WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { pendingPicture, publish } from '../../server/testing/posts';
import { answerOf, endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { openComposer, pick, picture, type User } from '../mocks/composing';
import { useKeptFiles } from '../mocks/keptFiles';
import { reduceMotion } from '../mocks/reduceMotion';
import { renderApp } from '../mocks/renderApp';

const hostile = '<img src=x onerror=alert(1)> A boat';

describe('descriptions of photos', () => {
  const api = useApi();
  useKeptFiles();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
  });

  const ownPosts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;
  const altsOfPost = async () => (await ownPosts())[0]?.photos.map(({ alt }) => alt);
  const field = () => screen.findByRole('textbox', { name: 'What is in the picture' });
  const isSent = () => waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  const refuseDescriptions = (status: number, body: object) =>
    faults.use(http.patch('*/api/files/key/*', () => HttpResponse.json(body, { status })));

  const altsOfComment = async (postId: number | string) => {
    const { body } = await amara.call<{ list: WireComment[] }>('GET', `/api/comments/user/${postId}`);
    return body.list[0]?.photos.map(({ alt }) => alt);
  };

  async function typeDescription(
    user: User,
    position: number,
    text: string,
    button = `ALT text of photo ${position}`,
  ) {
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(await field());
    await user.paste(text);
  }
  async function describePhoto(user: User, position: number, text: string) {
    await typeDescription(user, position, text);
    await user.click(screen.getByRole('button', { name: 'Done' }));
  }
  async function editPost(user: User) {
    await user.click(await screen.findByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    return within(await screen.findByRole('dialog', { name: 'Edit post' }));
  }

  it('POST-01 A11Y are written before publishing and stay with their photos when these move', async () => {
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('first.png', '#ff0000'), await picture('second.png', '#00ff00'));
    await describePhoto(user, 1, hostile);
    const described = dialog.getByRole('button', { name: `ALT text of photo 1: ${hostile}` });
    expect(described).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Move photo 1 right' }));
    expect(dialog.getByRole('button', { name: `ALT text of photo 2: ${hostile}` })).toBeInTheDocument();
    await isSent();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    expect(await altsOfPost()).toEqual(['', hostile]);
    expect(await screen.findByRole('button', { name: `Open photo 2 of 2: ${hostile}` })).toBeInTheDocument();
  });

  it('POST-09 POST-04 A11Y come back with the draft of an edit, though its form was never closed', async () => {
    const post = await publish(amara, { post: 'Look', photos: [await pendingPicture(api(), amara.id)] });
    const path = `/post/${post.id}`;
    const first = await renderApp({ path, as: amara });
    await editPost(first.user);
    await typeDescription(first.user, 1, 'A half-finished ');
    const stored = async () => JSON.stringify((await get(`text/${amara.id}/edit/${post.id}`)) ?? null);
    await waitFor(async () => expect(await stored()).toContain('A half-finished '));
    first.close();
    const { user } = await renderApp({ path, as: amara, keepsStorage: true });
    const dialog = await editPost(user);
    await user.click(await dialog.findByRole('button', { name: /^ALT text of photo 1: A half-finished/ }));
    expect(await field()).toHaveValue('A half-finished ');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Post saved.');
    expect(await altsOfPost()).toEqual(['A half-finished']);
  });

  it('POST-01 ERR-02 that could not be sent keep the post among the unsent, and go with its next try', async () => {
    refuseDescriptions(500, { dictionary_code: 'genericError' });
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('first.png'));
    await describePhoto(user, 1, 'A boat');
    await isSent();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    const unsent = within(await screen.findByRole('list', { name: 'Posts that are not sent' }));
    await unsent.findByText('Not sent');
    expect(await ownPosts()).toEqual([]);
    endFaults();
    await user.click(unsent.getByRole('button', { name: 'Retry' }));
    await screen.findByText('Post published.');
    expect(await altsOfPost()).toEqual(['A boat']);
  });

  it('POST-04 A11Y are changed with a post, and only the changed ones are sent', async () => {
    const keys = [await pendingPicture(api(), amara.id), await pendingPicture(api(), amara.id)];
    await amara.call('PATCH', `/api/files/key/${keys[1]}`, { alt: 'A cup' });
    const post = await publish(amara, { post: 'Look', photos: keys });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const dialog = await editPost(user);
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await describePhoto(user, 1, 'A bowl');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Post saved.');
    expect(await altsOfPost()).toEqual(['A bowl', 'A cup']);
    expect(sentCalls.filter((call) => call.startsWith('PATCH /api/files/'))).toEqual([
      `PATCH /api/files/key/${keys[0]}`,
    ]);
  });

  it('POST-08 A11Y are shown and written in the lightbox by the author, whose typing moves no photo', async () => {
    reduceMotion();
    const keys = [await pendingPicture(api(), amara.id), await pendingPicture(api(), amara.id)];
    const post = await publish(amara, { post: 'Look', photos: keys });
    const { user } = await renderApp({ path: `/post/${post.id}?photo=1`, as: amara });
    const viewer = within(await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ }));
    expect(await viewer.findByRole('img', { name: 'Photo 1 of 2 by Amara Nwosu' })).toBeInTheDocument();
    await user.click(await viewer.findByRole('button', { name: 'Describe photo' }));
    await user.type(await field(), 'A mini boat{End}');
    expect(viewer.getByText('1 of 2')).toBeInTheDocument();
    refuseDescriptions(500, { dictionary_code: 'genericError' });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The description could not be saved.')).toBeInTheDocument();
    expect(await field()).toHaveValue('A mini boat');
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await viewer.findByRole('img', { name: 'A mini boat' })).toBeInTheDocument();
    await user.click(await viewer.findByRole('button', { name: 'Show text' }));
    expect(viewer.getByText('A mini boat', { selector: '[role=status] p' })).toBeInTheDocument();
    expect(await altsOfPost()).toEqual(['A mini boat', '']);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Open photo 1 of 2: A mini boat' })).toBeInTheDocument();
  });

  it('ALB-02 POST-08 A11Y closing the form loses nothing of what was typed, photo by photo', async () => {
    reduceMotion();
    const keys = [await pendingPicture(api(), amara.id), await pendingPicture(api(), amara.id)];
    const post = await publish(amara, { post: 'Look', photos: keys });
    const { user } = await renderApp({ path: `/post/${post.id}?photo=1`, as: amara });
    const viewer = within(await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ }));
    const describe = async () => user.click(await viewer.findByRole('button', { name: 'Describe photo' }));
    const closeForm = async () => {
      await user.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.queryByRole('textbox', { name: 'What is in the picture' })).not.toBeInTheDocument(),
      );
    };
    await describe();
    await user.type(await field(), 'A half-finished ');
    await closeForm();
    await describe();
    expect(await field()).toHaveValue('A half-finished ');
    await closeForm();
    await user.keyboard('{ArrowRight}');
    await viewer.findByText('2 of 2');
    await describe();
    expect(await field()).toHaveValue('');
    await closeForm();
    await user.keyboard('{ArrowLeft}');
    await viewer.findByText('1 of 2');
    await describe();
    await user.type(await field(), 'boat');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await viewer.findByRole('img', { name: 'A half-finished boat' })).toBeInTheDocument();
    await describe();
    await user.clear(await field());
    await closeForm();
    await describe();
    expect(await field()).toHaveValue('');
    expect(await altsOfPost()).toEqual(['A half-finished boat', '']);
  });

  it('POST-08 the photos of others are not described', async () => {
    reduceMotion();
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const post = await publish(yusuf, { post: 'Look', photos: [await pendingPicture(api(), yusuf.id)] });
    await renderApp({ path: `/post/${post.id}?photo=1`, as: amara });
    const viewer = within(await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ }));
    await viewer.findByRole('img', { name: 'Photo 1 of 1 by Yusuf Demir' });
    expect(viewer.queryByRole('button', { name: 'Describe photo' })).not.toBeInTheDocument();
  });

  it('ANY-06 a backend without them offers none', async () => {
    const spoken = features.filter((feature) => feature !== 'descriptions');
    faults.use(http.get('*/api/status', () => HttpResponse.json({ features: spoken })));
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('first.png'));
    await screen.findByRole('img', { name: 'Photo 1 of 1: first.png' });
    expect(dialog.queryByRole('button', { name: /^ALT/ })).not.toBeInTheDocument();
  });

  it('ANY-06 a post whose descriptions the backend does not know after all is published', async () => {
    refuseDescriptions(405, {});
    const { user } = await renderApp({ as: amara });
    const dialog = await openComposer(user);
    pick(await picture('first.png'));
    await describePhoto(user, 1, 'A boat');
    await isSent();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Post published.');
    expect(await ownPosts()).toHaveLength(1);
  });

  it('CMT-04 A11Y are written for the image of a comment, kept over a reload and sent with it', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    const path = `/post/${post.id}`;
    const kept = async () => JSON.stringify((await get(`text/${amara.id}/comment/${post.id}`)) ?? null);
    const first = await renderApp({ path, as: amara });
    await screen.findByRole('button', { name: 'Add photo' });
    pick(await picture('boat.png'));
    await describePhoto(first.user, 1, hostile);
    expect(screen.getByRole('button', { name: `ALT text of photo 1: ${hostile}` })).toHaveFocus();
    await isSent();
    await waitFor(async () => expect(await kept()).toContain(hostile));
    first.close();

    const { user } = await renderApp({ path, as: amara, keepsStorage: true });
    await typeDescription(user, 1, ': ', `ALT text of photo 1: ${hostile}`);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await isSent();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const text = `${hostile}:`;
    expect(await screen.findByRole('button', { name: `Open photo 1 of 1: ${text}` })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'ALT text of photo 1' }));
    expect(await screen.findByRole('dialog', { name: 'ALT text of photo 1' })).toHaveTextContent(text);
    expect(await altsOfComment(post.id)).toEqual([text]);
  });

  it('CMT-05 A11Y of a comment are changed by its edit, and sent only then', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await screen.findByRole('button', { name: 'Add photo' });
    pick(await picture('boat.png'));
    await describePhoto(user, 1, 'A boat');
    await isSent();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Open photo 1 of 1: A boat' });
    const described = () => sentCalls.filter((call) => call.startsWith('PATCH /api/files/key/')).length;
    expect(described()).toBe(1);

    const edit = async () => {
      await user.click(await screen.findByRole('button', { name: 'Comment options' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      return screen.findByRole('textbox', { name: 'Comment text' });
    };
    await user.type(await edit(), 'Look');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Look')).toBeInTheDocument();
    expect(described()).toBe(1);

    await edit();
    await typeDescription(user, 1, ' at sea', 'ALT text of photo 1: A boat');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByRole('button', { name: 'Open photo 1 of 1: A boat at sea' }),
    ).toBeInTheDocument();
    expect(await altsOfComment(post.id)).toEqual(['A boat at sea']);
  });

  it('ANY-02 CMT-05 A11Y are shown after the edit of a comment that is answered with nothing', async () => {
    const post = await publish(amara, { post: 'Talk to me' });
    const image = await pendingPicture(api(), amara.id);
    await amara.call('POST', `/api/comments/user/${post.id}`, { msg: 'Look', photos: [image] });
    faults.use(
      http.patch('*/api/comments/*', async ({ request }) => {
        await answerOf(api(), request.clone());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await describePhoto(user, 1, 'A boat');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('button', { name: 'Open photo 1 of 1: A boat' })).toBeInTheDocument();
  });
});
