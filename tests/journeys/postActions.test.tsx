import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { get } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookmarksList } from '@/features/walls/lists';
import { deferred } from '@/shared/store/testStore';
import type { WireList } from '@/shared/wire/common';
import type { WirePost } from '@/shared/wire/post';
import { notifications } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, pendingPicture, publish } from '../../server/testing/posts';
import { answerLate, answerOf, endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function choose(user: User, entry: string) {
  await user.click(await screen.findByRole('button', { name: 'Post options' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('reporting, boosting, saving', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
  });

  it("RPT-01 reports a post with one of the server's reasons; it then is gone for the reporter", async () => {
    await publish(yusuf, { post: 'Buy now' });
    const { user } = await renderApp({ as: amara });
    await choose(user, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
    const reasons = within(await dialog.findByRole('radiogroup', { name: 'Reason' }));
    expect(reasons.getAllByRole('radio')).toHaveLength(9);
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('This is required.')).toBeInTheDocument();
    await user.click(reasons.getByRole('radio', { name: 'Spam' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent. You will not see this any more.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Buy now')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: 'Your feed is quiet' })).toBeInTheDocument();
  });

  it('RPT-01 "Something else" needs details, and a failure keeps what was written', async () => {
    const post = await publish(yusuf, { post: 'Odd' });
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await choose(user, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
    await user.click(await dialog.findByRole('radio', { name: 'Something else' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('This is required.')).toBeInTheDocument();
    expect(sentCalls).not.toContain(`POST /api/report/${post.id}`);
    await user.type(dialog.getByLabelText('Details'), 'It follows me around');
    faults.use(
      http.post('*/api/report/*', () => HttpResponse.json({ code: 'genericError' }, { status: 400 })),
    );
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Failed to report. Please try again later.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Details')).toHaveValue('It follows me around');
    endFaults();
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByRole('heading', { name: 'You reported this post' })).toBeInTheDocument();
    expect(screen.queryByText('Nobody can see it any more.')).not.toBeInTheDocument();
  });

  it('RPT-01 SHELL-14 offers another try when the reasons did not come', async () => {
    await publish(yusuf, { post: 'Buy now' });
    faults.use(http.get('*/api/report/dict', () => HttpResponse.json({ list: null })));
    const { user } = await renderApp({ as: amara });
    await choose(user, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report post' }));
    expect(await dialog.findByText('The reasons could not be loaded')).toBeInTheDocument();
    endFaults();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('radio', { name: 'Spam' })).toBeInTheDocument();
  });

  it('POST-05 a boost is an own post that carries the link to the original', async () => {
    const original = await publish(yusuf, { post: 'Worth reading' });
    const { user } = await renderApp({ as: amara });
    await user.click(await screen.findByRole('button', { name: 'Boost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Boost post' }));
    const field = dialog.getByLabelText('Post text');
    expect(field).toHaveValue(`${location.origin}/post/${original.id}`);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    const { body } = await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`);
    expect(body.list[0]?.post).toContain(`/post/${original.id}`);
  });

  it('POST-05 a boost of a post that is not for everybody leads to it and tells its author', async () => {
    const shy = await api().member({ firstName: 'Shy', privacy: { profile_details: 'all_followers' } });
    await makeFollow(api(), amara.id, shy.id);
    const original = await publish(shy, { post: 'For my followers' });
    const { user } = await renderApp({ path: `/post/${original.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Boost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Boost post' }));
    await dialog.findByText('No preview could be loaded for this link.');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    const { body } = await amara.call<{ list: WirePost[] }>('GET', `/api/post/user/${amara.id}`);
    const address = `${location.origin}/post/${original.id}`;
    expect(body.list[0]?.preview).toMatchObject({ url: address, description: '', image: null });
    expect(JSON.stringify(body.list[0]?.preview)).not.toContain('For my followers');
    const told = await api().db.select().from(notifications).where(eq(notifications.userId, shy.id));
    expect(told).toMatchObject([{ actionType: 'repost', actorId: amara.id }]);
  });

  it('POST-05 POST-09 what is written to boost a post outlives a reload, and goes once it is published', async () => {
    const original = await publish(yusuf, { post: 'Worth reading' });
    const draft = `text/${amara.id}/boost/${original.id}`;
    const first = await renderApp({ as: amara });
    await first.user.click(await screen.findByRole('button', { name: 'Boost' }));
    await first.user.type(await screen.findByLabelText('Post text'), ' Read this');
    await waitFor(async () => expect(JSON.stringify((await get(draft)) ?? null)).toContain('Read this'));
    first.close();

    const { user } = await renderApp({ as: amara, keepsStorage: true });
    await user.click(await screen.findByRole('button', { name: 'Boost' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Boost post' }));
    expect(await dialog.findByText('Draft restored')).toBeInTheDocument();
    expect(dialog.getByLabelText('Post text')).toHaveValue(
      `${location.origin}/post/${original.id} Read this`,
    );
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Post published.')).toBeInTheDocument();
    await waitFor(async () => expect(await get(draft)).toBeUndefined());
  });

  it('POST-08 reads a post anew, once, when the address of its picture has expired', async () => {
    const photo = await pendingPicture(api(), yusuf.id);
    const post = await publish(yusuf, { post: 'A view', photos: [photo] });
    await renderApp({ as: amara });
    const picture = (await screen.findByRole('button', { name: 'Open photo 1 of 1' })).querySelector('img');
    fireEvent.error(picture as HTMLImageElement);
    const reads = () => sentCalls.filter((call) => call === `GET /api/post/view/${post.id}`).length;
    await waitFor(() => expect(reads()).toBe(1));
    fireEvent.error(picture as HTMLImageElement);
    expect(reads()).toBe(1);
  });

  it('POST-07 a saved post stands under saved posts, and stays there until they are loaded anew', async () => {
    await publish(yusuf, { post: 'Keep this' });
    const { user } = await renderApp({ path: '/bookmarks', as: amara });
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('link', { name: 'News feed' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Saved' });
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Saved posts' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Saved posts' })).toBeInTheDocument();
    expect(await screen.findByText('Keep this')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    expect(await screen.findByText('No longer saved.')).toBeInTheDocument();
    expect(screen.queryByText('Keep this')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Keep this')).toBeInTheDocument();
    expect(sentCalls.filter((call) => call.endsWith('/remove'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
    expect((await amara.call<WireList<WirePost>>('GET', '/api/post/bookmarks')).body.count).toBe(0);
  });

  it('POST-07 HOUR-04 pressing Save again takes it back, and a failure leaves the post saved', async () => {
    const post = await publish(yusuf, { post: 'Keep this' });
    await amara.call('POST', `/api/bookmark/user/${post.id}/add`);
    const { user } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
    expect(sentCalls.filter((call) => call.startsWith('POST /api/bookmark'))).toEqual([]);
    faults.use(http.post('*/api/bookmark/*', () => HttpResponse.json({ code: 500 }, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText(/^Failed to bookmark/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('POST-07 a post that is no longer saved stays out of saved posts that were being read', async () => {
    const post = await publish(yusuf, { post: 'Keep this' });
    await amara.call('POST', `/api/bookmark/user/${post.id}/add`);
    const { user, store } = await renderApp({ path: `/post/${post.id}`, as: amara });
    await user.click(await screen.findByRole('button', { name: 'Saved' }));
    const late = deferred<null>();
    faults.use(
      http.get('*/api/post/bookmarks', async ({ request }) => {
        const answer = await answerOf(api(), request);
        await late.promise;
        return answer;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Saved posts' }));
    await waitFor(() => expect(sentCalls).toContain('GET /api/post/bookmarks'));
    await closeUndo(user);
    await waitFor(() => expect(sentCalls.filter((call) => call.endsWith('/remove'))).toHaveLength(1));
    await waitFor(() => expect(store.getState().undo.acts).toEqual([]));
    late.resolve(null);
    expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeInTheDocument();
  });

  it('POST-07 a post that is saved once more while saved posts are being read stays first among them', async () => {
    for (const text of ['Keep that', 'Keep this']) {
      const post = await publish(yusuf, { post: text });
      await amara.call('POST', `/api/bookmark/user/${post.id}/add`);
      api().clock.advance(1);
    }
    const { user, store } = await renderApp({ path: '/bookmarks', as: amara });
    const texts = () =>
      screen.getAllByRole('article').map(({ textContent }) => /Keep th../.exec(textContent)?.[0]);
    await screen.findByText('Keep this');
    const release = answerLate(api(), 'get', '*/api/post/bookmarks');
    sentCalls.length = 0;
    store.dispatch(bookmarksList.request());
    await waitFor(() => expect(sentCalls).toContain('GET /api/post/bookmarks'));
    await user.click(screen.getAllByRole('button', { name: 'Saved' })[0] ?? document.body);
    await closeUndo(user);
    await waitFor(() => expect(sentCalls.filter((call) => call.endsWith('/remove'))).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sentCalls.filter((call) => call.endsWith('/add'))).toHaveLength(1));
    await waitFor(() => expect(bookmarksList.select(store.getState()).ids).toHaveLength(1));
    release();
    await waitFor(() => expect(bookmarksList.select(store.getState()).isLoading).toBe(false));
    expect(texts()).toEqual(['Keep this', 'Keep that']);
  });
});
