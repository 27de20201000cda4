import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDevice } from '@/shared/lib/device/device';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, pendingPicture, publish } from '../../server/testing/posts';
import { sentCalls, useApi } from '../mocks/api';
import { reduceMotion } from '../mocks/reduceMotion';
import { renderApp } from '../mocks/renderApp';

// Compiles the viewer before any test runs, which can take a good part of a test's time.
await import('@/features/media/ui/Lightbox');

const addressOf = (image: HTMLElement) => image.getAttribute('src') ?? '';
const hours = 60 * 60;

describe('photos in full', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    post = await publish(yusuf, { post: 'Look', photos: [await pendingPicture(api(), yusuf.id)] });
  });

  async function commentWithPhoto(): Promise<string> {
    const photos = [await pendingPicture(api(), yusuf.id)];
    const body = { msg: 'A closer look', photos };
    const answer = await yusuf.call<{ id: string }>('POST', `/api/comments/user/${post.id}`, body);
    return answer.body.id;
  }
  const viewer = () => screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ });
  const reads = (path: string) => sentCalls.filter((call) => call === `GET ${path}`).length;

  it('POST-08 offers to zoom', async () => {
    reduceMotion();
    await renderApp({ path: `/post/${post.id}?photo=1`, as: amara });
    const buttons = within(await viewer());
    expect(buttons.getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
    expect(buttons.getByRole('button', { name: 'Zoom out' })).toBeInTheDocument();
  });

  it('POST-08 reads a post again whose photo does not load any more, and shows it by its new address', async () => {
    reduceMotion();
    await renderApp({ path: `/post/${post.id}?photo=1`, as: amara });
    const image = await within(await viewer()).findByRole('img', { name: 'Photo 1 of 1 by Yusuf Demir' });
    const before = addressOf(image);
    const asked = reads(`/api/post/view/${post.id}`);
    api().clock.advance(48 * hours);
    fireEvent.error(image);
    await waitFor(async () =>
      expect(
        addressOf(await within(await viewer()).findByRole('img', { name: 'Photo 1 of 1 by Yusuf Demir' })),
      ).not.toBe(before),
    );
    expect(reads(`/api/post/view/${post.id}`)).toBe(asked + 1);
  });

  it('CMT-04 reads a comment again whose photo does not load any more, in the thread and in full', async () => {
    reduceMotion();
    const id = await commentWithPhoto();
    await renderApp({ path: `/post/${post.id}`, as: amara });
    const thread = within(await screen.findByRole('feed', { name: 'Comments' }));
    const small = () => thread.getByRole('button', { name: 'Open photo 1 of 1' }).querySelector('img');
    const before = small()?.getAttribute('src');
    api().clock.advance(48 * hours);
    fireEvent.error(small() as HTMLElement);
    await waitFor(() => expect(small()?.getAttribute('src')).not.toBe(before));
    fireEvent.click(thread.getByRole('button', { name: 'Open photo 1 of 1' }));
    const image = await within(await viewer()).findByRole('img', { name: 'Photo 1 of 1 by Yusuf Demir' });
    const large = addressOf(image);
    api().clock.advance(48 * hours);
    fireEvent.error(image);
    await waitFor(async () =>
      expect(
        addressOf(await within(await viewer()).findByRole('img', { name: 'Photo 1 of 1 by Yusuf Demir' })),
      ).not.toBe(large),
    );
    expect(reads(`/api/comments/view/${id}`)).toBe(2);
  });

  it('CMT-04 opens the photo of a comment with an address of its own, which Back closes', async () => {
    reduceMotion();
    const id = await commentWithPhoto();
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const thread = within(await screen.findByRole('feed', { name: 'Comments' }));
    const opener = thread.getByRole('button', { name: 'Open photo 1 of 1' });
    await user.click(opener);
    const opened = await viewer();
    expect(location.pathname + location.search).toBe(`/post/${post.id}?commentPhoto=${id}`);
    act(() => history.back());
    await waitFor(() => expect(opened).not.toBeInTheDocument());
    expect(location.pathname + location.search).toBe(`/post/${post.id}`);
    await user.click(opener);
    await viewer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.search).toBe('');
    expect(opener).toHaveFocus();
  });

  it('CMT-04 opens the photo of a comment by its address alone, and lets go of one that is not there', async () => {
    reduceMotion();
    const id = await commentWithPhoto();
    const { close } = await renderApp({ path: `/?commentPhoto=${id}`, as: amara });
    expect(await viewer()).toBeInTheDocument();
    close();
    const words = await comment(yusuf, post.id, 'No picture here');
    await renderApp({ path: `/?commentPhoto=${words.id}`, as: amara });
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('PROF-01 reads the photos of a member again up to the one that does not load any more', async () => {
    reduceMotion();
    for (const post of ['Half of them', 'The others']) {
      const photos = await Promise.all(Array.from({ length: 13 }, () => pendingPicture(api(), yusuf.id)));
      await publish(yusuf, { post, photos });
    }
    const { user } = await renderApp({ path: '/profile/yusuf/photos', as: amara });
    await user.click(await screen.findByRole('button', { name: 'Open photo 4 of 27' }));
    await viewer();
    await screen.findByText('4 of 27');
    await user.keyboard('{End}');
    await screen.findByText('20 of 27');
    await user.keyboard('{End}');
    const image = await within(await viewer()).findByRole('img', { name: 'Photo 27 of 27' });
    const before = addressOf(image);
    const { search } = location;
    api().clock.advance(48 * hours);
    fireEvent.error(image);
    await waitFor(() =>
      expect(addressOf(screen.getByRole('img', { name: 'Photo 27 of 27' }))).not.toBe(before),
    );
    expect(location.search).toBe(search);
  });

  describe('beside the post', () => {
    const column = async () => within(await screen.findByRole('region', { name: 'Post by Yusuf Demir' }));

    it('HOUR-08 shows author, text, votes and thread beside the photo, and a comment is written there', async () => {
      reduceMotion();
      await comment(yusuf, post.id, 'Taken at six');
      const { user } = await renderApp({ path: `/?post=${post.id}&photo=1`, as: amara });
      const beside = await column();
      expect(beside.getByText('Look')).toBeInTheDocument();
      expect(await beside.findByText('Taken at six')).toBeInTheDocument();
      await user.keyboard('l');
      expect(await beside.findByRole('button', { name: 'Like', pressed: true })).toBeInTheDocument();
      await user.keyboard('r');
      const box = beside.getByLabelText('Write a comment');
      await waitFor(() => expect(box).toHaveFocus());
      await user.type(box, 'all is still{Enter}');
      expect(await beside.findByText('all is still')).toBeInTheDocument();
      expect(beside.getByRole('button', { name: 'Like', pressed: true })).toBeInTheDocument();
      expect(await viewer()).toBeInTheDocument();
    });

    it('HOUR-08 is hidden by its button and by "i", which the device remembers', async () => {
      reduceMotion();
      const { user } = await renderApp({ path: `/post/${post.id}?photo=1`, as: amara });
      await column();
      await user.keyboard('i');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Post by Yusuf Demir' })).toBeNull());
      expect(readDevice().isPhotoAlone).toBe(true);
      await user.click(within(await viewer()).getByRole('button', { name: 'Show post' }));
      await column();
      expect(within(await viewer()).getByRole('button', { name: 'Hide post' })).toBeInTheDocument();
    });
  });
});
