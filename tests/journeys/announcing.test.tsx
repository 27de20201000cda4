import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseNotices } from '@/shared/lib/device/noticeChoices';
import { reloadDevice } from '@/shared/lib/device/device';
import { createDelivery } from '../../server/modules/live/delivery';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { stubLocks } from '../mocks/locks';
import { renderApp } from '../mocks/renderApp';

/** The system's notifications, as the browser shows them. */
class ShownNotice extends EventTarget {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static shown: ShownNotice[] = [];
  static requestPermission() {
    ShownNotice.permission = ShownNotice.answer;
    return Promise.resolve(ShownNotice.answer);
  }
  onclick: (() => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    super();
    ShownNotice.shown.push(this);
  }
  close() {
    this.onclose?.();
  }
}

/** As in Chrome on Android, which allows them, and throws. */
class ImpossibleNotice extends ShownNotice {
  constructor() {
    super('', {});
    throw new TypeError('Illegal constructor');
  }
}

let tones = 0;
class FakeAudio {
  currentTime = 0;
  destination = {};
  constructor() {
    tones += 1;
  }
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: vi.fn(),
  });
  createOscillator = () => ({ frequency: { value: 0 }, connect: vi.fn(), start: vi.fn(), stop: vi.fn() });
  close = () => Promise.resolve();
}

describe('telling of notifications on this device', () => {
  const api = useApi({ now: new Date(), hasStream: true });
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;
  let deliver: () => Promise<void>;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    post = await publish(amara, { post: 'Mine' });
    deliver = createDelivery(api().deps);
    stubLocks();
    tones = 0;
    ShownNotice.shown = [];
    ShownNotice.permission = 'default';
    ShownNotice.answer = 'granted';
    vi.stubGlobal('Notification', ShownNotice);
    vi.stubGlobal('AudioContext', FakeAudio);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  });
  afterEach(() => {
    localStorage.clear();
    reloadDevice();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  async function openAndHide() {
    const { user } = await renderApp({ as: amara });
    await waitFor(() => expect(api().deps.streams.listeners()).toHaveLength(1));
    await screen.findByRole('button', { name: 'Notifications' });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    return user;
  }

  async function hear(text: string, count: number) {
    api().clock.advance(1);
    await comment(yusuf, post.id, text);
    await deliver();
    await screen.findByRole('button', { name: `Notifications, ${count} unread` });
  }

  it('NTF-01 tells nothing by sound or system until it is chosen', async () => {
    await openAndHide();
    await hear('Well said', 1);
    expect(tones).toBe(0);
    expect(ShownNotice.shown).toEqual([]);
  });

  it('NTF-01 plays a sound and shows a system notification in a tab that nobody looks at; its click leads there', async () => {
    chooseNotices({ hasSound: true, hasSystem: true });
    ShownNotice.permission = 'granted';
    await openAndHide();
    await hear('Well said', 1);
    await waitFor(() => expect(ShownNotice.shown).toHaveLength(1));
    expect(tones).toBe(1);
    const [shown] = ShownNotice.shown;
    expect([shown?.title, shown?.options.body]).toEqual(['Kith', 'Yusuf Demir commented on your post']);
    shown?.onclick?.();
    await waitFor(() => expect(location.pathname).toBe(`/post/${post.id}`));
  });

  it('NTF-01 goes on counting where the browser refuses a sound and a system notification', async () => {
    vi.stubGlobal('Notification', ImpossibleNotice);
    vi.stubGlobal(
      'AudioContext',
      class extends FakeAudio {
        constructor() {
          super();
          throw new DOMException('Too many', 'NotSupportedError');
        }
      },
    );
    chooseNotices({ hasSound: true, hasSystem: true });
    ShownNotice.permission = 'granted';
    await openAndHide();
    for (let count = 1; count <= 4; count += 1) {
      await hear(`Number ${count}`, count);
      await waitFor(() => expect([tones, ShownNotice.shown.length]).toEqual([count, count]));
    }
  });

  it('NTF-01 stays silent when one is withdrawn and another becomes the newest', async () => {
    chooseNotices({ hasSound: true });
    await openAndHide();
    await hear('First', 1);
    await waitFor(() => expect(tones).toBe(1));
    api().clock.advance(1);
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await deliver();
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await waitFor(() => expect(tones).toBe(2));
    await yusuf.call('POST', `/api/vote/${post.id}/like`);
    await deliver();
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(tones).toBe(2);
  });

  it('SET-05 the browser is asked by the member’s click, and a refusal is explained', async () => {
    ShownNotice.answer = 'denied';
    const { user } = await renderApp({ path: '/settings/notification', as: amara });
    await user.click(await screen.findByRole('switch', { name: 'Sound' }));
    expect(tones).toBe(1);
    const system = screen.getByRole('switch', { name: 'System notifications' });
    await user.click(system);
    expect(await screen.findByText(/does not allow notifications from this site/)).toBeInTheDocument();
    expect(system).not.toBeChecked();
    ShownNotice.answer = 'granted';
    await user.click(system);
    await waitFor(() => expect(system).toBeChecked());
    expect(screen.queryByText(/does not allow notifications/)).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('kith.device') ?? '{}')).toMatchObject({
      notices: { hasSound: true, hasSystem: true },
    });
  });

  it('SET-05 a system notification is shown when they are switched on, and a browser that cannot is told of', async () => {
    const { user } = await renderApp({ path: '/settings/notification', as: amara });
    const system = await screen.findByRole('switch', { name: 'System notifications' });
    await user.click(system);
    await waitFor(() => expect(system).toBeChecked());
    expect(ShownNotice.shown.map(({ options }) => options.body)).toEqual(['System notifications are on']);
    await user.click(system);
    await waitFor(() => expect(system).not.toBeChecked());
    vi.stubGlobal('Notification', ImpossibleNotice);
    await user.click(system);
    expect(
      await screen.findByText('This browser shows no system notifications of a website.'),
    ).toBeInTheDocument();
    expect(system).not.toBeChecked();
  });
});
