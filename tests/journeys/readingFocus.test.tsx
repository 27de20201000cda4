import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const articleOf = async (text: string) => {
  const article = (await screen.findByText(text)).closest('article');
  if (!article) throw new Error(`Nothing says ${text}`);
  return article;
};

describe('the focus while reading', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let posts: WirePost[];

  beforeEach(async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    posts = [];
    for (const [author, text] of [
      [amara, 'Oldest'],
      [yusuf, 'Middle'],
      [amara, 'Newest'],
    ] as const) {
      api().clock.advance(1);
      posts.push(await publish(author, { post: text }));
    }
  });

  async function choose(user: User, article: HTMLElement, button: string, entry: string) {
    await user.click(within(article).getByRole('button', { name: button }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  }
  async function deleteItem(user: User, text: string, button: string) {
    await choose(user, await articleOf(text), button, 'Delete');
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  }
  /** Opens three comments on the middle post, the last with two replies. */
  async function openThread(by: TestMember = amara) {
    const ids: string[] = [];
    for (const text of ['Third', 'Second', 'First']) {
      api().clock.advance(1);
      ids.push((await comment(by, posts[1]?.id ?? '', text)).id);
    }
    for (const text of ['Reply one', 'Reply two']) {
      api().clock.advance(1);
      await comment(yusuf, `reply/${ids[2] ?? ''}`, text);
    }
    const app = await renderApp({ as: amara });
    const post = await articleOf('Middle');
    await app.user.click(within(post).getByRole('button', { name: 'Comments (3)' }));
    await screen.findByRole('feed', { name: 'Comments' });
    return { ...app, post };
  }

  it('SHELL-13 goes to the next post after one was deleted or reported', async () => {
    const { user } = await renderApp({ as: amara });
    await deleteItem(user, 'Newest', 'Post options');
    await waitFor(async () => expect(await articleOf('Middle')).toHaveFocus());
    await choose(user, await articleOf('Middle'), 'Post options', 'Report');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click((await dialog.findAllByRole('radio'))[0] ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByText('Middle')).not.toBeInTheDocument());
    await waitFor(async () => expect(await articleOf('Oldest')).toHaveFocus());
  });

  it('SHELL-13 goes to the next comment after one was deleted, and to the post after the last one', async () => {
    const { user, post } = await openThread();
    await deleteItem(user, 'Second', 'Comment options');
    await waitFor(async () => expect(await articleOf('Third')).toHaveFocus());
    await deleteItem(user, 'Third', 'Comment options');
    await waitFor(async () => expect(await articleOf('First')).toHaveFocus());
    await deleteItem(user, 'First', 'Comment options');
    await waitFor(() => expect(post).toHaveFocus());
  });

  it('SHELL-13 an article is described by when it was written and what it says', async () => {
    const { post } = await openThread();
    expect(post).toHaveAccessibleDescription(/ Middle$/);
    expect(await articleOf('Second')).toHaveAccessibleDescription(/ Second$/);
  });

  it('SHELL-13 comments and replies are feeds of their own that say where one stands', async () => {
    const { user } = await openThread();
    const second = await articleOf('Second');
    expect(second).toHaveAttribute('aria-posinset', '2');
    expect(second).toHaveAttribute('aria-setsize', '3');
    expect(screen.getByRole('feed', { name: 'Comments' })).toHaveAttribute('aria-busy', 'false');
    await user.click(screen.getByRole('button', { name: 'Show replies (2)' }));
    const replies = await screen.findByRole('feed', { name: 'Replies to Amara Nwosu' });
    expect(within(replies).getAllByRole('article')).toHaveLength(2);
  });

  it('SHELL-13 PageDown and PageUp walk the comments, into the replies, and back out to the posts', async () => {
    const { user, post } = await openThread();
    await user.click(screen.getByRole('button', { name: 'Show replies (2)' }));
    const one = await articleOf('Reply one');
    const [first, second, third] = await Promise.all(['First', 'Second', 'Third'].map(articleOf));
    const oldest = await articleOf('Oldest');
    post.focus();
    const steps = [
      ['{Alt>}{PageDown}{/Alt}', first],
      ['{Alt>}{PageDown}{/Alt}', one],
      ['{PageUp}', first],
      ['{PageDown}', second],
      ['{PageDown}', third],
      ['{PageDown}', oldest],
      ['{PageUp}', post],
      ['{Alt>}{PageDown}{/Alt}', first],
      ['{PageUp}', post],
      ['{Alt>}{PageDown}{/Alt}', first],
      ['{PageDown}', second],
      ['{Control>}{Home}{/Control}', post],
      ['{Alt>}{PageDown}{/Alt}', first],
      ['{Control>}{End}{/Control}', oldest],
    ] as const;
    for (const [keys, goal] of steps) {
      await user.keyboard(keys);
      expect(goal).toHaveFocus();
    }
  });
});
