import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/shared/store/testStore';
import type { WireNotifications } from '@/shared/wire/notification';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, publish } from '../../server/testing/posts';
import { answerOf, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('acts on notifications', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    post = await publish(amara, { post: 'Mine' });
    await comment(yusuf, post.id, 'Well said');
  });

  const kept = async () => (await amara.call<WireNotifications>('GET', '/api/notify')).body;
  const bell = (name: string) => screen.findByRole('button', { name });

  async function open() {
    const { user } = await renderApp({ path: '/notifications', as: amara });
    const list = await screen.findByRole('list', { name: 'Notifications' });
    await within(list).findByText(/commented on your post/);
    const choose = async (item: string) => {
      await user.click(within(list).getByRole('button', { name: 'Notification options' }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    return { user, list, choose };
  }

  it('G13 a row is marked as unread, stays so when the list is opened again, and is read by opening it', async () => {
    const { user, list, choose } = await open();
    await waitFor(async () => expect((await kept()).unread_cnt.notify).toBe(0));
    await choose('Mark as read');
    await waitFor(() => expect(within(list).queryByText('Unread')).not.toBeInTheDocument());
    await choose('Mark as unread');
    expect(await within(list).findByText('Unread')).toBeInTheDocument();
    await user.click(await bell('Notifications, 1 unread'));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await panel.findByText('Unread')).toBeInTheDocument();
    await waitFor(() =>
      expect(sentCalls.filter((call) => call === 'PATCH /api/notify/mark/notify')).toHaveLength(2),
    );
    expect((await kept()).unread_cnt.notify).toBe(1);
    await user.click(panel.getByRole('link', { name: /commented on your post/ }));
    await bell('Notifications');
    expect((await kept()).unread_cnt.notify).toBe(0);
  });

  it('G13 a mark that could not be saved is taken back, and a message says so', async () => {
    const { list, choose } = await open();
    faults.use(http.patch('*/api/notify/:id', () => HttpResponse.json({ code: 500 }, { status: 500 })));
    await choose('Mark as read');
    expect(await screen.findByText(/unexpected error/)).toBeInTheDocument();
    expect(within(list).getByText('Unread')).toBeInTheDocument();
  });

  it('G13 of two quick marks the second is kept', async () => {
    const { list, choose } = await open();
    await waitFor(async () => expect((await kept()).unread_cnt.notify).toBe(0));
    await choose('Mark as read');
    await waitFor(() =>
      expect(sentCalls).toContainEqual(expect.stringMatching(/^PATCH \/api\/notify\/\d+$/)),
    );
    const late = deferred<undefined>();
    faults.use(
      http.patch(
        '*/api/notify/:id',
        async ({ request }) => {
          const answer = await answerOf(api(), request.clone());
          await late.promise;
          return answer;
        },
        { once: true },
      ),
    );
    await choose('Mark as unread');
    await waitFor(async () => expect((await kept()).unread_cnt.notify).toBe(1));
    await choose('Mark as read');
    late.resolve(undefined);
    await expect.poll(async () => (await kept()).unread_cnt.notify).toBe(0);
    expect(within(list).queryByText('Unread')).not.toBeInTheDocument();
  });

  it('G13 of two quick marks that both fail none is shown', async () => {
    const { list, choose } = await open();
    const late = deferred<undefined>();
    let asked = 0;
    faults.use(
      http.patch('*/api/notify/:id', async () => {
        asked += 1;
        await late.promise;
        return HttpResponse.json({ code: 500 }, { status: 500 });
      }),
    );
    await choose('Mark as read');
    await waitFor(() => expect(within(list).queryByText('Unread')).not.toBeInTheDocument());
    await choose('Mark as unread');
    await within(list).findByText('Unread');
    await waitFor(() => expect(asked).toBe(2));
    late.resolve(undefined);
    expect(await screen.findByText(/unexpected error/)).toBeInTheDocument();
    expect(within(list).getByText('Unread')).toBeInTheDocument();
  });

  it('G13 HOUR-04 all are marked as read at once, and Undo brings back what was unread', async () => {
    const { user, list } = await open();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(within(list).queryByText('Unread')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(await screen.findByText('All marked as read')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await within(list).findByText('Unread')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(sentCalls.filter((call) => call === 'PATCH /api/notify/mark/notify')).toHaveLength(2),
    );
    expect(within(list).queryByText('Unread')).not.toBeInTheDocument();
  });

  it('G13 a row that is marked as unread just after all were marked as read stays so', async () => {
    await publish(yusuf, { post: 'For @amara' });
    const { user, list } = await open();
    await within(list).findByText(/mentioned you/);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(within(list).queryByText('Unread')).not.toBeInTheDocument());
    const [first] = within(list).getAllByRole('button', { name: 'Notification options' });
    await user.click(first ?? list);
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread' }));
    expect(await within(list).findByText('Unread')).toBeInTheDocument();
    await waitFor(async () =>
      expect((await kept()).list.map(({ read }) => read).sort()).toEqual([false, true]),
    );
    expect(within(list).getAllByText('Unread')).toHaveLength(1);
    expect(sentCalls.filter((call) => call.startsWith('PATCH /api/notify')).slice(-2)).toEqual([
      'PATCH /api/notify/mark/notify',
      expect.stringMatching(/^PATCH \/api\/notify\/\d+$/),
    ]);
  });

  it('G13 a mark that could not be saved takes nothing back that was marked otherwise since', async () => {
    await publish(yusuf, { post: 'For @amara' });
    const { user, list } = await open();
    await within(list).findByText(/mentioned you/);
    const late = deferred<undefined>();
    faults.use(
      http.patch('*/api/notify/:id', async () => {
        await late.promise;
        return HttpResponse.json({ code: 500 }, { status: 500 });
      }),
    );
    const [first] = within(list).getAllByRole('button', { name: 'Notification options' });
    await user.click(first ?? list);
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }));
    await waitFor(() => expect(within(list).getAllByText('Unread')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect((await kept()).list.map(({ read }) => read)).toEqual([true, true]));
    late.resolve(undefined);
    expect(await screen.findByText(/unexpected error/)).toBeInTheDocument();
    expect(within(list).queryByText('Unread')).not.toBeInTheDocument();
  });

  it('G13 nothing more is told of a post, and again once it is chosen again', async () => {
    const { user, list, choose } = await open();
    await choose('Stop telling me about this');
    expect(await within(list).findByText('Nothing more is told of this')).toBeInTheDocument();
    expect(sentCalls.filter((call) => call.includes('/mute/'))).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect((await kept()).list[0]?.target.muted).toBe(true));
    expect(within(list).getByText('Nothing more is told of this')).toBeInTheDocument();
    await comment(yusuf, post.id, 'Still there?');
    expect((await kept()).count).toBe(1);
    await choose('Tell me about this again');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect((await kept()).list[0]?.target.muted).toBe(false));
  });

  it('G13 SET-05 a kind is turned off from its row, and nothing more of it is told', async () => {
    const { user, choose } = await open();
    await choose('Turn off this kind');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(sentCalls).toContain('PATCH /api/user/edit'));
    await comment(yusuf, post.id, 'Still there?');
    expect((await kept()).count).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Notification options' }));
    await screen.findByRole('menuitem', { name: 'Stop telling me about this' });
    expect(screen.queryByRole('menuitem', { name: 'Turn off this kind' })).not.toBeInTheDocument();
  });

  it('ANY-06 a backend without these calls offers what it speaks', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: [] })));
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Notification options' }));
    expect(await screen.findByRole('menuitem', { name: 'Turn off this kind' })).toBeInTheDocument();
    expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  });
});
