import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shortcuts } from '@/app/shortcuts/shortcuts';
import { writeDevice } from '@/shared/lib/device/device';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, pendingPicture, publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** Space-separated keys, pressed on the focused element. */
function press(keys: string, modifiers: KeyboardEventInit = {}): void {
  for (const key of keys.split(' '))
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
}

describe('single-key shortcuts', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    post = await publish(yusuf, { post: 'Press me', photos: [await pendingPicture(api(), yusuf.id)] });
    api().clock.advance(1);
    await publish(yusuf, { post: 'The newest' });
  });
  afterEach(() => {
    writeDevice({ hasShortcuts: true });
    vi.restoreAllMocks();
  });

  const articleOf = async (text: string) => {
    const article = (await screen.findByText(text)).closest('article');
    if (!article) throw new Error(`No post says ${text}`);
    return article;
  };
  /** Repeats an act until it has its effect. Testing Library's own would repeat it with every change that it makes. */
  const until = (actAndLook: () => void) => vi.waitFor(actAndLook, 10_000);
  const listening = () =>
    until(() => {
      press('0');
      expect(document.activeElement?.tagName).toBe('ARTICLE');
    });
  /** Opens the feed with the older post focused, once shortcuts work. */
  async function open() {
    const app = await renderApp({ as: amara });
    const article = await articleOf('Press me');
    await listening();
    article.focus();
    return { ...app, article, within: within(article) };
  }

  it('SHELL-13 every key has its place in this table', () => {
    // z is driven where something can be undone, in the desk of a group; / with the search box.
    const tested = [
      'j',
      'k',
      '0',
      '.',
      'o',
      'Enter',
      'l',
      'f',
      'L',
      'r',
      'x',
      'd',
      'e',
      'c',
      'n',
      'z',
      '?',
      '/',
    ];
    const sequences = ['g h', 'g n', 'g p', 'g b', 'g s', 'g g', 'g c', 'g a', 'g v'];
    expect(shortcuts.flatMap(({ keys }) => [...keys]).sort()).toEqual([...tested, ...sequences].sort());
  });

  it.each([
    ['g h', '/'],
    ['g n', '/notifications'],
    ['g p', '/profile/amara'],
    ['g b', '/bookmarks'],
    ['g g', '/groups'],
    ['g c', '/companies'],
    ['g a', '/photos'],
    ['g v', '/shortVideos'],
    ['g s', '/settings/basic'],
  ])('SHELL-13 %s goes to %s', async (keys, path) => {
    await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await until(() => {
      press(keys);
      expect(location.pathname).toBe(path);
    });
  });

  it.each(['c', 'n'])('SHELL-13 %s writes a post from any page', async (key) => {
    await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await until(() => {
      press(key);
      expect(location.pathname).toBe('/');
    });
    expect(await screen.findByRole('dialog', { name: 'Create post' })).toBeInTheDocument();
  });

  it('SHELL-13 j, k and 0 walk the posts', async () => {
    const { article } = await open();
    const newest = await articleOf('The newest');
    press('k');
    expect(newest).toHaveFocus();
    press('j');
    expect(article).toHaveFocus();
    press('0');
    expect(newest).toHaveFocus();
  });

  it.each(['o', 'Enter'])('SHELL-13 %s opens the post in focus', async (key) => {
    await open();
    press(key);
    await waitFor(() => expect(location.pathname).toBe(`/post/${post.id}`));
  });

  it('SHELL-13 l, f and L vote, d saves the post in focus', async () => {
    const { within: inPost } = await open();
    const like = inPost.getByRole('button', { name: 'Like' });
    const dislike = inPost.getByRole('button', { name: 'Dislike' });
    press('l');
    expect(like).toHaveAttribute('aria-pressed', 'true');
    press('f');
    expect(like).toHaveAttribute('aria-pressed', 'false');
    press('L');
    expect(dislike).toHaveAttribute('aria-pressed', 'true');
    press('d');
    expect(await inPost.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('SHELL-13 x folds the comments out and in, r goes to their box', async () => {
    const { within: inPost, article } = await open();
    press('x');
    expect(await inPost.findByRole('textbox', { name: 'Write a comment' })).toBeInTheDocument();
    press('x');
    await waitFor(() => expect(inPost.queryByRole('textbox')).not.toBeInTheDocument());
    article.focus();
    press('r');
    await waitFor(() => expect(inPost.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus());
  });

  it('SHELL-13 HOUR-08 e opens the photo of the post in focus; keys go to the viewer, none to the page behind', async () => {
    const { within: inPost, user } = await open();
    press('e');
    const viewer = await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ });
    await waitFor(() => expect(viewer).toContainElement(document.activeElement as HTMLElement));
    press('x');
    press('j');
    press('d');
    expect(await within(viewer).findByRole('button', { name: 'Saved' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    expect(inPost.queryByRole('textbox')).not.toBeInTheDocument();
    expect(inPost.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
    expect(inPost.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('SHELL-13 . loads the newer posts that are offered', async () => {
    await open();
    api().clock.advance(1);
    await publish(yusuf, { post: 'Fresh bread' });
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    await until(() => {
      for (const state of ['hidden', 'visible'] as const) {
        visibility.mockReturnValue(state);
        document.dispatchEvent(new Event('visibilitychange'));
      }
      expect(screen.getByRole('button', { name: '1 new post' })).toBeInTheDocument();
    });
    press('.');
    expect(await screen.findByText('Fresh bread')).toBeInTheDocument();
  });

  it('SHELL-13 nothing happens with a modifier, while somebody types, or in a menu', async () => {
    const { within: inPost, user, article } = await open();
    const like = inPost.getByRole('button', { name: 'Like' });
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) press('l', { [modifier]: true });
    press('g h', { ctrlKey: true });
    const search = screen.getByRole('combobox', { name: 'Search' });
    search.focus();
    press('l');
    press('g n');
    press('?');
    search.blur();
    await user.click(inPost.getByRole('button', { name: 'Post options' }));
    await screen.findByRole('menu', { name: 'Post options' });
    press('l');
    press('c');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    article.focus();
    expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    press('l');
    expect(like).toHaveAttribute('aria-pressed', 'true');
  });

  it('SHELL-13 the help names every key and switches them all off and on', async () => {
    const { within: inPost, user, article } = await open();
    press('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(help.getAllByRole('term').length).toBeGreaterThanOrEqual(shortcuts.length);
    const choice = help.getByRole('switch', { name: 'Single-key shortcuts' });
    await user.click(choice);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    article.focus();
    for (const key of ['l', 'd', 'x', 'c', '?', 'g n']) press(key);
    expect(inPost.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'false');
    expect(inPost.getByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });
});
