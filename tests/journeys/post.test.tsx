import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, pendingPicture, publish } from '../../server/testing/posts';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { reduceMotion } from '../mocks/reduceMotion';
import { renderApp } from '../mocks/renderApp';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function choose(user: User, entry: string) {
  await user.click(await screen.findByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The menu button of a post in a list. */
function optionsOf(article: HTMLElement | null): HTMLElement {
  return within(article ?? document.body).getByRole('button', { name: 'Post options' });
}

const refused = () => HttpResponse.json({ code: 'genericError' }, { status: 400 });

describe('post', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
  });

  const photos = (owner: TestMember, count: number) =>
    Promise.all(Array.from({ length: count }, () => pendingPicture(api(), owner.id)));
  const stored = async (id: string) => (await amara.call<WirePost>('GET', `/api/post/view/${id}`)).body;

  it('POST-04 edits the text and takes a photo out', async () => {
    const keys = await photos(amara, 2);
    const post = await publish(amara, { post: 'First try', photos: keys });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await choose(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    const save = dialog.getByRole('button', { name: 'Save changes' });
    expect(save).toBeDisabled();
    await user.clear(dialog.getByLabelText('Post text'));
    await user.type(dialog.getByLabelText('Post text'), 'Second try');
    await user.click(dialog.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(save);
    expect(await screen.findByText('Post saved.')).toBeInTheDocument();
    expect(await screen.findByText('Second try')).toBeInTheDocument();
    expect(screen.getByText('Edited')).toBeInTheDocument();
    const edited = await stored(post.id);
    expect(edited.post).toBe('Second try');
    expect(edited.photos.map(({ key }) => key)).toEqual(keys.slice(1));
  });

  it('POST-04 keeps what was changed when saving fails, and asks before it is discarded', async () => {
    const post = await publish(amara, { post: 'First try' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    faults.use(http.patch('*/api/post/*', refused));
    await choose(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    await user.type(dialog.getByLabelText('Post text'), ', changed');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Failed to edit post. Please try again later.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Post text')).toHaveValue('First try, changed');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(dialog.getByLabelText('Post text')).toHaveValue('First try, changed');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await stored(post.id)).post).toBe('First try');
  });

  it('POST-04 HOUR-04 deletes at once, and takes it back where it was before anything was sent', async () => {
    const posts = [];
    for (const text of ['Oldest', 'Away with it', 'Newest']) {
      api().clock.advance(1);
      posts.push(await publish(amara, { post: text }));
    }
    const { user, store } = await renderApp({ as: amara });
    const texts = () =>
      screen.getAllByText(/^(Oldest|Away with it|Newest)$/).map((shown) => shown.textContent);
    const middle = await screen.findByText('Away with it');
    const before = store.getState();
    const remove = async () => {
      await user.click(optionsOf(middle.closest('article')));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      expect(await screen.findByText('Post deleted.')).toBeInTheDocument();
    };
    await remove();
    expect(texts()).toEqual(['Newest', 'Oldest']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(texts()).toEqual(['Newest', 'Away with it', 'Oldest']));
    expect(sentCalls.some((call) => call.startsWith('DELETE'))).toBe(false);
    expect(store.getState().posts).toBe(before.posts);
    expect(store.getState().undo.acts).toEqual([]);
  });

  it('POST-04 a deleted post leaves the feed, and its page says so from the start', async () => {
    const post = await publish(amara, { post: 'Away with it' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await screen.findByText('Away with it');
    await choose(user, 'Delete');
    expect(await screen.findByRole('heading', { name: 'This post was deleted' })).toBeInTheDocument();
    expect(screen.queryByText('Away with it')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () =>
      expect((await amara.call('GET', `/api/post/view/${post.id}`)).status).toBe(404),
    );
    expect(screen.getByRole('heading', { name: 'This post was deleted' })).toBeInTheDocument();
  });

  it('POST-04 ERR-02 keeps the post when deleting fails', async () => {
    await publish(amara, { post: 'Stays here' });
    const { user } = await renderApp({ as: amara });
    await screen.findByText('Stays here');
    faults.use(http.delete('*/api/post/*', refused));
    await choose(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Failed to delete post. Please try again later.')).toBeInTheDocument();
    expect(screen.getByText('Stays here')).toBeInTheDocument();
  });

  it('POST-04 POST-05 offers others boost, link and report, and copies the link', async () => {
    const post = await publish(yusuf, { post: 'Share me' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await screen.findByText('Share me');
    await user.click(screen.getByRole('button', { name: 'Post options' }));
    const menu = within(await screen.findByRole('menu', { name: 'Post options' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Boost',
      'Copy link',
      'Report',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(`${location.origin}/post/${post.id}`);
  });

  it('FEED-04 says that a post is not there, or not for this member', async () => {
    await renderApp({ path: '/post/987654', as: amara });
    expect(await screen.findByRole('heading', { name: 'This post is not here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the news feed' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['refused', refused],
    ['malformed', () => HttpResponse.json([7])],
    ['broken off', () => HttpResponse.error()],
  ])('SHELL-14 offers to try again when the answer is %s', async (_, answer) => {
    const post = await publish(yusuf, { post: 'Late but here' });
    faults.use(http.get('*/api/post/view/*', answer));
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('The post could not be loaded')).toBeInTheDocument();
    endFaults();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Late but here')).toBeInTheDocument();
  });

  it('API-08 shows the post that was asked for last, whichever answer comes first', async () => {
    const slow = await publish(yusuf, { post: 'The slow one' });
    const fast = await publish(amara, { post: 'The fast one' });
    faults.use(
      http.get(`*/api/post/view/${slow.id}`, async () => {
        await delay(200);
        return HttpResponse.json(slow);
      }),
    );
    const { store } = await renderApp({ path: `/post/${slow.id}`, as: amara });
    await screen.findByRole('status', { name: 'Loading posts' });
    act(() => {
      history.pushState(null, '', `/post/${fast.id}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByText('The fast one')).toBeInTheDocument();
    expect(store.getState().posts[slow.id]).toBeUndefined();
    expect(screen.queryByText('The slow one')).not.toBeInTheDocument();
  });

  it('POST-08 opens photos with their own address, moves by keys, and closes with Back and Escape', async () => {
    reduceMotion();
    const post = await publish(yusuf, { post: 'Look', photos: await photos(yusuf, 3) });
    const { user } = await renderApp({ as: amara });
    await user.click(await screen.findByRole('button', { name: 'Open photo 2 of 3' }));
    const viewer = await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ });
    expect(location.search).toBe(`?post=${post.id}&photo=2`);
    expect(within(viewer).getByText('2 of 3')).toBeInTheDocument();
    await waitFor(() => expect(viewer).toContainElement(document.activeElement as HTMLElement));

    await user.keyboard('{End}');
    await waitFor(() => expect(location.search).toBe(`?post=${post.id}&photo=3`));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home' });
    await waitFor(() => expect(location.search).toBe(`?post=${post.id}&photo=1`));

    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.search).toBe('');
    expect(screen.getByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();

    const opener = screen.getByRole('button', { name: 'Open photo 1 of 3' });
    await user.click(opener);
    await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.search).toBe('');
    expect(opener).toHaveFocus();
  });

  it('POST-08 opens a photo by its address on the page of the post', async () => {
    const post = await publish(yusuf, { post: 'Look', photos: await photos(yusuf, 2) });
    const { user } = await renderApp({ path: `/post/${post.id}?photo=2`, as: amara });
    const viewer = await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ });
    expect(within(viewer).getByText('2 of 2')).toBeInTheDocument();
    await user.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.pathname + location.search).toBe(`/post/${post.id}`);
    expect(screen.getByText('Look')).toBeInTheDocument();
  });

  it('POST-08 shows a preview as title and host, without the markup of others', async () => {
    const post = await publish(yusuf, { post: 'Read this' });
    const preview = {
      name: '<b>Bread</b>',
      description: 'On bread',
      url: 'https://www.example.org/bread',
      type: 'link',
      image: 'https://tracker.example/pixel.png',
      code: '<script>alert(1)</script>',
      provider_name: 'Example',
      width: 100,
      height: 100,
    };
    const withPreview = { ...post, preview, gif_link: 'https://gifs.example/a.gif' };
    faults.use(http.get('*/api/post/view/*', () => HttpResponse.json(withPreview)));
    // The rail reads the author's posts, where the server's own copy has no preview.
    faults.use(http.get('*/api/post/user/*', () => HttpResponse.json({ list: [], count: 0 })));
    await renderApp({ path: `/post/${post.id}`, as: amara });
    const card = await screen.findByRole('link', { name: /<b>Bread<\/b>/ });
    expect(card).toHaveAttribute('href', 'https://www.example.org/bread');
    expect(within(card).getByText('example.org')).toBeInTheDocument();
    expect(document.querySelector('img[src*="example"]')).toBeNull();
    expect(screen.getByRole('link', { name: 'GIF from gifs.example' })).toBeInTheDocument();
  });
});
