import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery } from '../../server/modules/live/delivery';
import { createMaintenanceLook, setMaintenance } from '../../server/modules/operator/maintenance';
import { prepareClip } from '../../server/modules/shortVideos/preparing';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, makeGroup, publish } from '../../server/testing/posts';
import { demoClip, videoForm } from '../../server/testing/videos';
import { answerOf, faults, sentCalls, useApi } from '../mocks/api';
import { stubLocks } from '../mocks/locks';
import { stubSight } from '../mocks/sight';
import { renderApp } from '../mocks/renderApp';

const watchCalls = () => sentCalls.filter((call) => call.startsWith('PUT /api/stream/'));
const callsTo = (call: string) => sentCalls.filter((sent) => sent === call).length;

/** Hides and shows the tab, at which everything that polls looks at once. */
function comeBack(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get');
  for (const now of ['hidden', 'visible'] as const) {
    state.mockReturnValue(now);
    document.dispatchEvent(new Event('visibilitychange'));
  }
}

describe('what others do, at once', () => {
  const api = useApi({ now: new Date(), hasStream: true });
  let amara: TestMember;
  let yusuf: TestMember;
  let deliver: () => Promise<void>;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara' });
    yusuf = await api().member({ permalink: 'yusuf' });
    await makeFollow(api(), amara.id, yusuf.id);
    deliver = createDelivery(api().deps);
    stubLocks();
    vi.stubGlobal('scrollTo', vi.fn());
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const streamIsOpen = () => waitFor(() => expect(api().deps.streams.listeners()).toHaveLength(1));

  it('LIVE-02 a notification counts at the bell without a reload', async () => {
    await renderApp({ as: amara });
    await streamIsOpen();
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    await deliver();
    expect(await screen.findByRole('button', { name: /^Notifications, 1 unread/ })).toBeInTheDocument();
  });

  it('LIVE-02 a new post is offered, and nothing moves until it is asked for', async () => {
    await publish(yusuf, { post: 'Old 1' });
    await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await streamIsOpen();
    await publish(yusuf, { post: 'New 1' });
    await deliver();
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeInTheDocument();
    expect(screen.queryByText('New 1')).not.toBeInTheDocument();
  });

  it('LIVE-01 what the stream tells is not polled for', async () => {
    await publish(yusuf, { post: 'Old 1' });
    await renderApp({ as: amara });
    await screen.findByText('Old 1');
    await streamIsOpen();
    // Of the notifications the stream is the first to ask; the first delivery tells of the post, too.
    await deliver();
    await waitFor(() => expect([callsTo('GET /api/notify'), callsTo('GET /api/post/news')]).toEqual([1, 3]));
    const before = [callsTo('GET /api/notify'), callsTo('GET /api/post/news')];
    comeBack();
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    await deliver();
    await screen.findByRole('button', { name: /^Notifications, 1 unread/ });
    expect([callsTo('GET /api/notify'), callsTo('GET /api/post/news')]).toEqual([
      (before[0] ?? 0) + 1,
      before[1],
    ]);
  });

  /** Shows Yusuf's status beside his post, and waits until the stream tells of him. */
  async function seeYusufOnline() {
    await publish(yusuf, { post: 'Old 1' });
    await yusuf.call('POST', '/api/user/onlineStatus', { onlineStatus: 2 });
    await renderApp({ as: amara });
    await screen.findByText('Old 1');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Online')).toBeInTheDocument();
    await streamIsOpen();
    await waitFor(() => expect(api().deps.streams.listeners()[0]?.watched.people.size).toBe(1), {
      timeout: 3000,
    });
    return main;
  }

  it('LIVE-02 PRES-01 another status of somebody on screen shows at once, and is not polled for', async () => {
    const main = await seeYusufOnline();
    await yusuf.call('POST', '/api/user/onlineStatus', { onlineStatus: 3 });
    await deliver();
    expect(await main.findByText('Do not disturb')).toBeInTheDocument();
    const asked = callsTo('GET /api/user/onlineStatus');
    comeBack();
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    await deliver();
    await screen.findByRole('button', { name: /^Notifications, 1 unread/ });
    expect(callsTo('GET /api/user/onlineStatus')).toBe(asked);
  });

  it('LIVE-03 API-08 a status that changes while the former one is being read shows as well', async () => {
    const main = await seeYusufOnline();
    const asked = callsTo('GET /api/user/onlineStatus');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = http.get(
      '*/api/user/onlineStatus',
      async ({ request }) => {
        const answer = await answerOf(api(), request.clone());
        await released;
        return answer;
      },
      { once: true },
    );
    faults.use(slow);
    await yusuf.call('POST', '/api/user/onlineStatus', { onlineStatus: 3 });
    await deliver();
    await waitFor(() => expect(callsTo('GET /api/user/onlineStatus')).toBe(asked + 1));
    await yusuf.call('POST', '/api/user/onlineStatus', { onlineStatus: 1 });
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    await deliver();
    await screen.findByRole('button', { name: /^Notifications, 1 unread/ });
    release();
    expect(await main.findByText('Away')).toBeInTheDocument();
  });

  it('LIVE-02 PRES-01 a status that changed while its person was off the screen shows when they are back', async () => {
    await publish(yusuf, { post: 'Old 1' });
    await yusuf.call('POST', '/api/user/onlineStatus', { onlineStatus: 2 });
    const { user } = await renderApp({ as: amara });
    await screen.findByText('Old 1');
    expect(await within(screen.getByRole('main')).findByText('Online')).toBeInTheDocument();
    await streamIsOpen();
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(sidebar.getByRole('link', { name: 'About' }));
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await yusuf.call('POST', '/api/user/onlineStatus', { onlineStatus: 3 });
    await user.click(sidebar.getByRole('link', { name: 'News feed' }));
    await screen.findByText('Old 1');
    expect(await within(screen.getByRole('main')).findByText('Do not disturb')).toBeInTheDocument();
  });

  it('LIVE-03 what happened while the stream was broken is looked for when it is back', async () => {
    await renderApp({ as: amara });
    await streamIsOpen();
    for (const { end } of api().deps.streams.listeners()) end();
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    expect(await screen.findByRole('button', { name: /^Notifications, 1 unread/ })).toBeInTheDocument();
  });

  it('LIVE-02 GRP-04 GRP-06 the place of the member in the group on screen', async () => {
    const group = await makeGroup(api(), yusuf.id, { permalink: 'tram', privacy: 1 });
    await amara.call('POST', `/api/groups/${group}/join`);
    await renderApp({ path: '/group/tram', as: amara });
    await screen.findByRole('button', { name: 'Cancel request' });
    await streamIsOpen();
    await yusuf.call('POST', `/api/invites/group/${group}/create/${amara.id}`);
    await deliver();
    expect(await screen.findByRole('button', { name: 'Member' })).toBeInTheDocument();
    await yusuf.call('POST', `/api/groups/${group}/members/${amara.id}/block`);
    await deliver();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Member' })).not.toBeInTheDocument());
  });

  it('LIVE-03 GRP-04 the place of the member in the group on screen, when it changed while the stream was broken', async () => {
    const group = await makeGroup(api(), yusuf.id, { permalink: 'tram', privacy: 1 });
    await amara.call('POST', `/api/groups/${group}/join`);
    await renderApp({ path: '/group/tram', as: amara });
    await screen.findByRole('button', { name: 'Cancel request' });
    await streamIsOpen();
    for (const { end } of api().deps.streams.listeners()) end();
    await yusuf.call('POST', `/api/invites/group/${group}/create/${amara.id}`);
    expect(await screen.findByRole('button', { name: 'Member' })).toBeInTheDocument();
  });

  it('LIVE-03 DESK-01 the requests at the desk, and the place among them, stand while the stream comes back', async () => {
    const group = await makeGroup(api(), amara.id, { permalink: 'tram', privacy: 1 });
    await yusuf.call('POST', `/api/groups/${group}/join`);
    await renderApp({ path: '/group/tram/members?tab=requests', as: amara });
    const box = await screen.findByRole('checkbox', { name: /^Select / });
    box.focus();
    await streamIsOpen();
    const looks = callsTo('GET /api/groups/tram');
    for (const { end } of api().deps.streams.listeners()) end();
    await waitFor(() => expect(callsTo('GET /api/groups/tram')).toBe(looks + 1));
    await streamIsOpen();
    expect(box).toHaveFocus();
  });

  it('LIVE-02 the counters of a post on screen follow votes and comments', async () => {
    stubSight();
    const post = await publish(yusuf, { post: 'Count with me' });
    await renderApp({ as: amara, path: `/post/${post.id}` });
    const article = await screen.findByRole('article', { name: /^Post by/ });
    await streamIsOpen();
    await waitFor(() => expect(watchCalls()).not.toEqual([]));
    const other = await api().member({ permalink: 'third' });
    await other.call('POST', `/api/vote/${post.id}/like`);
    await comment(other, post.id, 'Two');
    await deliver();
    expect(await within(article).findByText('1 like')).toBeInTheDocument();
    expect(within(article).getByRole('button', { name: 'Comments (1)' })).toBeInTheDocument();
  });

  it('LIVE-01 ANY-06 polls where the backend has no stream', async () => {
    faults.use(http.get('*/api/stream', () => HttpResponse.json({}, { status: 404 })));
    await renderApp({ as: amara });
    await waitFor(() => expect(callsTo('GET /api/notify')).toBeGreaterThan(0));
    await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
    comeBack();
    expect(await screen.findByRole('button', { name: /^Notifications, 1 unread/ })).toBeInTheDocument();
  });

  it('LIVE-02 CLIP-02 how the preparation of a short video ends', async () => {
    const form = videoForm(await demoClip('harbour.mp4'));
    const { id } = (await amara.call<{ id: string }>('POST', '/upload/video', form)).body;
    await renderApp({ as: amara, path: `/shortVideos/${id}` });
    expect(await screen.findByText('Being prepared')).toBeInTheDocument();
    await streamIsOpen();
    await prepareClip(api().deps, Number(id));
    const asked = callsTo(`GET /api/shortclip/${id}`);
    await deliver();
    expect(await screen.findByText('This video cannot be read')).toBeInTheDocument();
    expect(callsTo(`GET /api/shortclip/${id}`)).toBe(asked + 1);
  });

  describe('maintenance', () => {
    /** The server's own looks: the first finds a change, the second tells it. */
    let lookTwice: () => Promise<void>;
    beforeEach(() => {
      const look = createMaintenanceLook(api().deps);
      lookTwice = async () => {
        await look();
        await look();
      };
    });

    const turn = async (isOn: boolean) => {
      await setMaintenance(api().db, isOn);
      await lookTwice();
    };
    const page = () => screen.findByRole('heading', { name: 'Back in a little while' });
    const about = () => screen.findByRole('heading', { level: 1, name: 'About' });
    /** One look at the start, one for the stream that opened; the next is due in a minute. */
    const hasLooked = () => waitFor(() => expect(callsTo('GET /api/status')).toBe(2));

    it('LIVE-02 SHELL-08 OPS-06 stands in for an open screen when it begins, which returns when it ends', async () => {
      await renderApp({ as: amara, path: '/about' });
      await about();
      await hasLooked();
      await turn(true);
      expect(await page()).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'About' })).not.toBeInTheDocument();
      expect(api().deps.streams.listeners()).toHaveLength(1);
      await turn(false);
      expect(await about()).toBeInTheDocument();
      expect(callsTo('GET /api/status')).toBe(4);
    });

    it('LIVE-02 SHELL-08 ends for who came during it, too', async () => {
      await turn(true);
      await renderApp({ as: amara, path: '/about' });
      await page();
      await hasLooked();
      await turn(false);
      expect(await about()).toBeInTheDocument();
    });

    it('LIVE-03 SHELL-08 is looked for when the stream was broken and is back', async () => {
      await renderApp({ as: amara, path: '/about' });
      await hasLooked();
      for (const { end } of api().deps.streams.listeners()) end();
      await turn(true);
      expect(await page()).toBeInTheDocument();
    });
  });

  it('LIVE-02 HOUR-05 a session that ends elsewhere covers the page here', async () => {
    await renderApp({ as: amara });
    await streamIsOpen();
    const elsewhere = await api().newSession(amara.id);
    await api().call('DELETE', '/api/user/sessions', { token: elsewhere });
    await deliver();
    expect(await screen.findByRole('dialog', { name: 'Log in again' })).toBeInTheDocument();
  });
});
