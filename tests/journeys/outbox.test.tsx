import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseMember } from '@/features/writing/storage/browserStorage';
import type { WirePost } from '@/shared/wire/post';
import { files } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { endFaults, faults, loseAnswers, sentCalls, useApi } from '../mocks/api';
import { openComposer, pick, picture, type User } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

const failure = 'Failed to create post. Please try again later.';

describe('posts that could not be sent', () => {
  const api = useApi();
  let amara: TestMember;
  const ownPosts = async () =>
    (await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`)).body.list;
  const sends = () => sentCalls.filter((call) => call.startsWith('POST /api/post/'));

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    await clear();
    await eraseMember(String(amara.id));
  });
  afterEach(() => vi.restoreAllMocks());

  async function publish(user: User, text: string, ...photos: File[]) {
    const dialog = await openComposer(user);
    if (text !== '') await user.type(dialog.getByLabelText('Post text'), text);
    if (photos.length > 0) pick(...photos);
    const send = dialog.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(send).toBeEnabled());
    await user.click(send);
  }
  const unsent = async () => within(await screen.findByRole('list', { name: 'Posts that are not sent' }));
  const noneUnsent = () =>
    waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Posts that are not sent' })).not.toBeInTheDocument(),
    );

  it('POST-01 shows at once that a post is being sent', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    faults.use(
      http.post('*/api/post/*', async () => {
        await held;
        return undefined;
      }),
    );
    const { user } = await renderApp({ as: amara });
    await publish(user, 'On its way');
    const list = await unsent();
    expect(list.getByText('On its way')).toBeInTheDocument();
    expect(list.getByText('Sending…')).toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    await noneUnsent();
  });

  it.each([
    ['refused', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })],
    ['malformed', () => new HttpResponse('<!doctype html>')],
    ['broken off', () => HttpResponse.error()],
  ])('POST-01 ERR-02 keeps everything when the answer is %s, and sends once on retry', async (_, answer) => {
    const { user } = await renderApp({ as: amara });
    faults.use(http.post('*/api/post/*', answer));
    await publish(user, 'Keep this', await picture('lake.png'));
    expect(await screen.findByText(new RegExp(failure))).toBeInTheDocument();
    const list = await unsent();
    expect(list.getByText('Not sent')).toBeInTheDocument();
    expect(list.getByText('1 photo')).toBeInTheDocument();
    endFaults();
    await user.dblClick(list.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    await noneUnsent();
    expect(await ownPosts()).toMatchObject([{ post: 'Keep this', photos: [{}] }]);
  });

  it('POST-01 G5 sends again what arrived with a lost answer, and it stands once', async () => {
    const { user } = await renderApp({ as: amara });
    loseAnswers(api(), '*/api/post/user/:id');
    await publish(user, 'Only once, please', await picture('lake.png'));
    await (await unsent()).findByText('Not sent');
    endFaults();
    await user.click((await unsent()).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    await noneUnsent();
    expect(await ownPosts()).toMatchObject([{ post: 'Only once, please', photos: [{}], updated_at: null }]);
  });

  it.each(['Retry', 'Edit'])(
    'POST-01 G5 a photo without words whose upload broke off is not taken for one published before, by %s',
    async (way) => {
      const { user } = await renderApp({ as: amara });
      await publish(user, '', await picture('first.png', '#ff0000'));
      await screen.findByText('Post published.');
      await noneUnsent();
      const [first] = await ownPosts();
      let breakOff: () => void = () => undefined;
      const broken = new Promise<void>((resolve) => (breakOff = resolve));
      faults.use(
        http.post('*/upload', async () => {
          await broken;
          return HttpResponse.error();
        }),
      );
      await publish(user, '', await picture('second.png', '#00ff00'));
      breakOff();
      await (await unsent()).findByText('Not sent');
      endFaults();
      await user.click((await unsent()).getByRole('button', { name: way }));
      if (way === 'Edit') {
        const dialog = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
        await user.click(dialog.getByRole('button', { name: 'Retry photo 1' }));
        await waitFor(() => expect(dialog.getByRole('button', { name: 'Publish' })).toBeEnabled());
        await user.click(dialog.getByRole('button', { name: 'Publish' }));
      }
      await noneUnsent();
      const all = await ownPosts();
      expect(all).toHaveLength(2);
      expect(all[1]).toEqual(first);
      expect(all[0]?.photos).toHaveLength(1);
      expect(all[0]?.photos[0]?.key).not.toBe(first?.photos[0]?.key);
    },
  );

  it('POST-01 uploads anew what the server has removed since', async () => {
    const { user } = await renderApp({ as: amara });
    faults.use(http.post('*/api/post/*', () => HttpResponse.json({ code: 400 }, { status: 400 })));
    await publish(user, 'A day later', await picture('lake.png'));
    await (await unsent()).findByText('Not sent');
    endFaults();
    await api().db.delete(files);
    await user.click((await unsent()).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    expect(await ownPosts()).toMatchObject([{ post: 'A day later', photos: [{}] }]);
    expect(sends()).toHaveLength(2);
  });

  it('POST-01 what another tab has sent is not shown as unsent any more', async () => {
    const { user, store } = await renderApp({ as: amara });
    faults.use(http.post('*/api/post/*', () => HttpResponse.json({ code: 400 }, { status: 400 })));
    await publish(user, 'Sent elsewhere');
    await (await unsent()).findByText('Not sent');
    const other = new BroadcastChannel('kith.unsent');
    other.postMessage(Object.keys(store.getState().outbox)[0]);
    await noneUnsent();
    other.close();
  });

  it('POST-01 drops a post that another tab has sent once the question whether to discard it is answered', async () => {
    const { user, store } = await renderApp({ as: amara });
    faults.use(http.post('*/api/post/*', () => HttpResponse.json({ code: 400 }, { status: 400 })));
    await publish(user, 'Sent elsewhere');
    await (await unsent()).findByText('Not sent');
    await user.click((await unsent()).getByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this post?' }));
    const [other, heard] = [new BroadcastChannel('kith.unsent'), new BroadcastChannel('kith.unsent')];
    const told = new Promise((resolve) => heard.addEventListener('message', resolve));
    await eraseMember(String(amara.id));
    other.postMessage(Object.keys(store.getState().outbox)[0]);
    await told;
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await noneUnsent();
    for (const tab of [other, heard]) tab.close();
  });

  it('POST-01 edits an unsent post; what was typed survives closing, and what arrived is changed', async () => {
    const { user } = await renderApp({ as: amara });
    loseAnswers(api(), '*/api/post/user/:id');
    await publish(user, 'First words');
    await (await unsent()).findByText('Not sent');
    endFaults();
    await user.click((await unsent()).getByRole('button', { name: 'Edit' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
    await user.type(dialog.getByLabelText('Post text'), ', and more');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await unsent()).getByText('First words, and more')).toBeInTheDocument();
    await user.click((await unsent()).getByRole('button', { name: 'Edit' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    expect(await ownPosts()).toMatchObject([{ post: 'First words, and more' }]);
  });

  it('POST-01 discards an unsent post after asking, over a reload too', async () => {
    const before = await renderApp({ as: amara });
    faults.use(http.post('*/api/post/*', () => HttpResponse.json({ code: 400 }, { status: 400 })));
    await publish(before.user, 'Never mind');
    await (await unsent()).findByText('Not sent');
    before.close();

    const { user, close } = await renderApp({ as: amara, keepsStorage: true });
    await user.click((await unsent()).getByRole('button', { name: 'Discard' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard this post?' }));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await noneUnsent();
    close();

    await renderApp({ as: amara, keepsStorage: true });
    expect(await screen.findByRole('heading', { name: 'Your first edition' })).toBeInTheDocument();
    await noneUnsent();
    expect(await ownPosts()).toEqual([]);
  });

  it('POST-01 sends what was written offline in its order once the connection returns', async () => {
    const { user } = await renderApp({ as: amara });
    await screen.findByRole('heading', { name: 'Your first edition' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const text of ['First', 'Second', 'Third']) await publish(user, text);
    await waitFor(async () => expect((await unsent()).getAllByText('Not sent')).toHaveLength(3));
    expect(sends()).toEqual([]);
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
    await noneUnsent();
    expect((await ownPosts()).map(({ post }) => post)).toEqual(['Third', 'Second', 'First']);
  });

  it('POST-01 the connection that returns sends no post that is being edited', async () => {
    const { user } = await renderApp({ as: amara });
    await screen.findByRole('heading', { name: 'Your first edition' });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await publish(user, 'First words');
    await publish(user, 'Another');
    await waitFor(async () => expect((await unsent()).getAllByText('Not sent')).toHaveLength(2));
    await user.click((await unsent()).getAllByRole('button', { name: 'Edit' })[1] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
    await user.type(dialog.getByLabelText('Post text'), ', and more');
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await expect.poll(async () => (await ownPosts()).map(({ post }) => post)).toEqual(['Another']);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await noneUnsent();
    expect((await ownPosts()).map(({ post }) => post)).toEqual(['First words, and more', 'Another']);
  });

  it('POST-01 sends what was changed while the connection returned, once its editor is closed', async () => {
    const { user } = await renderApp({ as: amara });
    await screen.findByRole('heading', { name: 'Your first edition' });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await publish(user, 'First words');
    await user.click(await (await unsent()).findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit unsent post' }));
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await user.type(dialog.getByLabelText('Post text'), ', and more');
    expect(sends()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await noneUnsent();
    expect(await ownPosts()).toMatchObject([{ post: 'First words, and more' }]);
  });

  it('POST-01 the connection that returns sends no post while it is asked whether to discard it', async () => {
    const { user } = await renderApp({ as: amara });
    await screen.findByRole('heading', { name: 'Your first edition' });
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const posted = async () => (await ownPosts()).map(({ post }) => post);
    const ask = async (text: string) => {
      isOnline.mockReturnValue(false);
      await publish(user, text);
      await user.click(await (await unsent()).findByRole('button', { name: 'Discard' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard this post?' }));
      isOnline.mockReturnValue(true);
      dispatchEvent(new Event('online'));
      return question;
    };
    const first = await ask('Never mind');
    await user.click(first.getByRole('button', { name: 'Discard' }));
    await noneUnsent();
    const second = await ask('Still wanted');
    await user.click(second.getByRole('button', { name: 'Keep it' }));
    await noneUnsent();
    await expect.poll(posted).toEqual(['Still wanted']);
  });

  it('AUTH-08 asks before a logout while a post is not sent', async () => {
    const { user } = await renderApp({ as: amara });
    faults.use(http.post('*/api/post/*', () => HttpResponse.json({ code: 400 }, { status: 400 })));
    await publish(user, 'Not yet');
    await (await unsent()).findByText('Not sent');
    const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(navigation.getByRole('button', { name: 'Log out' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Log out and lose what is not sent?' }),
    ).toBeInTheDocument();
  });
});
