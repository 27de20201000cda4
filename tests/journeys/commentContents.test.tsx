import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireComment, WirePost } from '@/shared/wire/post';
import { files } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { endFaults, faults, loseAnswers, sentCalls, useApi } from '../mocks/api';
import { field, itemOf, refused } from '../mocks/commenting';
import { pick, picture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('what comments hold', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    await clear();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    post = await publish(yusuf, { post: 'Talk to me' });
  });

  const open = (query = '') => renderApp({ path: `/post/${post.id}${query}`, as: amara });
  const stored = async () =>
    (await amara.call<{ list: WireComment[] }>('GET', `/api/comments/user/${post.id}`)).body.list;

  it('CMT-04 VAL-03 an image alone is a comment, and a second one is refused', async () => {
    const { user } = await open();
    await field();
    await screen.findByRole('button', { name: 'Add photo' });
    pick(await picture('one.png'), await picture('two.png', '#205090'));
    expect(await screen.findByRole('img', { name: 'Photo: one.png' })).toBeInTheDocument();
    expect(screen.getByText(/You cannot upload more than 1 image/)).toHaveTextContent('two.png');
    expect(screen.getByRole('button', { name: 'Add photo' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Open photo 1 of 1' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Photo: one.png' })).not.toBeInTheDocument();
    expect(await stored()).toMatchObject([{ msg: '', photos: [{}] }]);
  });

  it('CMT-04 VAL-03 takes one image of two that are dropped at the same moment', async () => {
    await open();
    await field();
    await screen.findByRole('button', { name: 'Add photo' });
    const [one, two] = [await picture('one.png'), await picture('two.png')];
    pick(one);
    pick(two);
    expect(await screen.findByText(/You cannot upload more than 1 image/)).toHaveTextContent('two.png');
    expect(screen.getAllByRole('img', { name: /^Photo: / })).toHaveLength(1);
  });

  it('CMT-04 uploads the image anew where the server has removed it since', async () => {
    const { user } = await open();
    await field();
    await screen.findByRole('button', { name: 'Add photo' });
    pick(await picture('one.png'));
    await waitFor(() => expect(sentCalls).toContain('POST /upload'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await api().db.delete(files);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Open photo 1 of 1' })).toBeInTheDocument();
    expect(await stored()).toMatchObject([{ photos: [{}] }]);
  });

  it('CMT-06 G5 a comment whose answer was lost is changed and not added again', async () => {
    const { user } = await open();
    loseAnswers(api(), '*/api/comments/user/:id');
    await user.type(await field(), 'Hello{Enter}');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    endFaults();
    await user.type(await field(), '!{Enter}');
    await itemOf('Hello!');
    expect(await field()).toHaveValue('');
    expect(await stored()).toMatchObject([{ msg: 'Hello!' }]);
  });

  it('CMT-06 a comment that arrived unheard and was deleted since can be added anew', async () => {
    const { user } = await open();
    loseAnswers(api(), '*/api/comments/user/:id');
    await user.type(await field(), 'Hello{Enter}');
    await screen.findByRole('button', { name: 'Retry' });
    endFaults();
    const [arrived] = await stored();
    await amara.call('DELETE', `/api/comments/user/${arrived?.id ?? ''}`);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(await stored()).toMatchObject([{ msg: 'Hello' }]);
  });

  it('CMT-06 G5 it is known over a reload, too', async () => {
    const first = await open();
    loseAnswers(api(), '*/api/comments/user/:id');
    await first.user.type(await field(), 'Hello{Enter}');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    const { get } = await import('idb-keyval');
    await waitFor(async () =>
      expect(JSON.stringify(await get(`text/${amara.id}/comment/${post.id}`))).toMatch(/"triedKey":"/),
    );
    first.close();
    endFaults();
    await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
    await itemOf('Hello');
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(await stored()).toMatchObject([{ msg: 'Hello' }]);
  });

  it('CMT-06 what is written on while a comment is under way becomes one of its own', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    faults.use(
      http.post('*/api/comments/user/:id', async () => {
        await held;
      }),
    );
    const { user } = await open();
    await user.type(await field(), 'One{Enter}');
    await user.clear(await field());
    await user.type(await field(), 'Two');
    answer();
    await itemOf('One');
    expect(await field()).toHaveValue('Two');
    await user.type(await field(), '{Enter}');
    await itemOf('Two');
    expect((await stored()).map(({ msg }) => msg)).toEqual(['Two', 'One']);
  });

  it('CMT-04 adds a reply with an image only once the upload has answered with a fileId', async () => {
    await comment(yusuf, post.id, 'Show me');
    faults.use(http.post('*/upload', refused));
    const { user } = await open();
    await user.click((await itemOf('Show me')).getByRole('button', { name: 'Reply' }));
    await user.type(await field('Write a reply'), 'Here');
    const inputs = document.querySelectorAll('input[type=file]');
    fireEvent.change(inputs[inputs.length - 1] as Element, { target: { files: [await picture('a.png')] } });
    expect(await screen.findByText('Failed to upload image. Please try again later.')).toBeInTheDocument();
    await user.type(await field('Write a reply'), '{Enter}');
    expect(sentCalls.some((call) => call.includes('/reply/'))).toBe(false);
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByText('Failed to upload image. Please try again later.')).not.toBeInTheDocument(),
    );
    await user.type(await field('Write a reply'), '{Enter}');
    const reply = await itemOf('Here');
    expect(await reply.findByRole('button', { name: 'Open photo 1 of 1' })).toBeInTheDocument();
    const sent = sentCalls.filter((call) => call.startsWith('POST'));
    expect(sent.findIndex((call) => call.includes('/reply/'))).toBeGreaterThan(
      sent.lastIndexOf('POST /upload'),
    );
  });

  it('CMT-04 CMT-05 takes a GIF, and editing replaces text, adds a photo and empties the list again', async () => {
    const { user } = await open();
    await field();
    await user.click(screen.getByRole('button', { name: 'Add GIF' }));
    const gifs = await screen.findAllByRole('option');
    await user.click(gifs[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Remove GIF' })).toBeInTheDocument();
    await user.type(await field(), 'First{Enter}');
    const item = await itemOf('First');
    expect(item.getByRole('img', { name: 'GIF' })).toBeInTheDocument();

    await user.click(item.getByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const edited = await field('Comment text');
    expect(edited).toHaveFocus();
    expect(edited).toHaveValue('First');
    await user.clear(edited);
    await user.type(edited, 'Second');
    fireEvent.change(edited.closest('article')?.querySelector('input[type=file]') as Element, {
      target: { files: [await picture('a.png')] },
    });
    await screen.findByRole('img', { name: 'Photo: a.png' });
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Comment text' })).toBeNull());
    const second = await itemOf('Second');
    expect(second.getByText('Edited')).toBeInTheDocument();
    expect(await stored()).toMatchObject([{ msg: 'Second', photos: [{}] }]);

    await user.click(second.getByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect(await stored()).toMatchObject([{ msg: 'Second', photos: [] }]));
  });

  it('CMT-06 a failed edit keeps what was changed and offers another try', async () => {
    await comment(amara, post.id, 'Mine');
    faults.use(http.patch('*/api/comments/*', refused));
    const { user } = await open();
    await user.click((await itemOf('Mine')).getByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.type(await field('Comment text'), ' and changed{Enter}');
    expect(await screen.findByText('Failed to edit comment. Please try again later.')).toBeInTheDocument();
    expect(await field('Comment text')).toHaveValue('Mine and changed');
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Mine and changed')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Comment text' })).not.toBeInTheDocument();
  });

  it('CMT-01 a link to a reply opens it with those above it, in focus', async () => {
    const top = await comment(yusuf, post.id, 'The old one');
    for (let number = 1; number <= 7; number += 1) {
      api().clock.advance(1);
      await comment(yusuf, post.id, `Newer ${number}`);
    }
    const reply = await comment(yusuf, `reply/${top.id}`, 'The answer');
    await open(`?comment=${reply.id}`);
    await screen.findByText('Newer 7');
    const linked = (await screen.findByText('The answer')).closest('article');
    await waitFor(() => expect(linked).toHaveFocus());
    expect(screen.getByText('The old one')).toBeInTheDocument();
  });

  it('CMT-01 the comment of a link takes the focus once, and none in another place', async () => {
    const linked = await comment(yusuf, post.id, 'Look here');
    const { user } = await open(`?comment=${linked.id}`);
    const article = (await screen.findByText('Look here')).closest('article');
    await waitFor(() => expect(article).toHaveFocus());
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('link', { name: 'News feed' }));
    await screen.findByRole('heading', { level: 1, name: 'News feed' });
    const card = within(await screen.findByRole('article', { name: 'Post by Yusuf Demir' }));
    scroll.mockClear();
    await user.click(card.getByRole('button', { name: /^Comments/ }));
    const again = (await screen.findByText('Look here')).closest('article');
    expect(again).not.toHaveFocus();
    expect(again).toHaveAttribute('data-linked', 'false');
    expect(scroll).not.toHaveBeenCalled();
  });

  it('CMT-01 says so when the comment of a link is gone', async () => {
    await open('?comment=987654');
    expect(
      await screen.findByText('The comment that this link names is not here any more.'),
    ).toBeInTheDocument();
  });

  it('CMT-06 an unsent comment outlives a reload', async () => {
    const first = await open();
    await first.user.type(await field(), 'Half a thought');
    const { get } = await import('idb-keyval');
    await waitFor(async () =>
      expect(JSON.stringify((await get(`text/${amara.id}/comment/${post.id}`)) ?? null)).toContain(
        'Half a thought',
      ),
    );
    first.close();
    await renderApp({ path: `/post/${post.id}`, as: amara, keepsStorage: true });
    await waitFor(async () => expect(await field()).toHaveValue('Half a thought'));
  });

  it('CMT-06 SHELL-12 two tabs that write in different boxes keep both', async () => {
    const other = await publish(yusuf, { post: 'And to me' });
    const { keys, set } = await import('idb-keyval');
    const { user } = await open();
    await user.type(await field(), 'Of this tab');
    const own = `text/${amara.id}/comment/${post.id}`;
    await waitFor(async () => expect(await keys()).toContain(own));
    const theirs = `text/${amara.id}/comment/${other.id}`;
    const box = { text: 'Of another', gif: null, uploads: [], dismissed: [], version: 'v', triedKey: null };
    await set(theirs, { key: other.id, box, photos: [], savedAt: Date.now() });
    await user.type(await field(), '{Enter}');
    await waitFor(async () => expect(await keys()).not.toContain(own));
    expect(await keys()).toContain(theirs);
  });

  it('CMT-06 what was begun under a comment goes when it is deleted', async () => {
    const mine = await comment(amara, post.id, 'Mine');
    const { user } = await open();
    const item = await itemOf('Mine');
    await user.click(item.getByRole('button', { name: 'Reply' }));
    await user.type(await field('Write a reply'), 'And another thing');
    const { keys } = await import('idb-keyval');
    const begun = `text/${amara.id}/comment/${post.id}/${mine.id}`;
    await waitFor(async () => expect(await keys()).toContain(begun));
    await user.click(item.getByRole('button', { name: 'Comment options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await keys()).not.toContain(begun));
  });
});
