import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { comment, pendingPicture, publish } from '../../server/testing/posts';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

/** A comment's notification as a backend of the plain contract tells it. */
function bare(commentId: string) {
  return {
    id: 'n1',
    model_type: 'postcomment',
    action_type: null,
    actor: { id: '5', permalink: 'yusuf', first_name: 'Yusuf', last_name: 'Demir' },
    target: { kind: 'comment', id: commentId, permalink: null },
    read: false,
    created_at: '2026-11-20T12:00:00Z',
  };
}

describe('notifications', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let post: WirePost;

  beforeEach(async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    post = await publish(amara, { post: 'Mine' });
  });

  const unread = async () =>
    (await amara.call<{ unread_cnt: { notify: number } }>('GET', '/api/notify')).body.unread_cnt.notify;

  it('NTF-01 SHELL-09 the bell and the title say how many are unread; opening marks them read', async () => {
    await comment(yusuf, post.id, 'Well said');
    const icon = document.head.appendChild(document.createElement('link'));
    Object.assign(icon, { rel: 'icon', href: '/favicon.svg' });
    onTestFinished(() => icon.remove());
    const { user } = await renderApp({ as: amara });
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(document.title).toBe('(1) News feed · Kith');
    expect(icon).toHaveAttribute('href', '/faviconDot.svg');
    await user.click(bell);
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await panel.findByText('Yusuf Demir')).toBeInTheDocument();
    expect(panel.getByText(/commented on your post/)).toBeInTheDocument();
    expect(panel.getByText('Unread')).toBeInTheDocument();
    await waitFor(async () => expect(await unread()).toBe(0));
    await waitFor(() => expect(document.title).toBe('News feed · Kith'));
    expect(icon).toHaveAttribute('href', '/favicon.svg');
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('NTF-01 one that arrives while the list is opened stays unread', async () => {
    await comment(yusuf, post.id, 'Well said');
    let arrives = true;
    faults.use(
      http.patch('*/api/notify/mark/notify', async () => {
        if (arrives) await comment(yusuf, post.id, 'And this');
        arrives = false;
        return undefined;
      }),
    );
    const { user } = await renderApp({ as: amara });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
    expect(await panel.findByText(/Well said/)).toBeInTheDocument();
    await waitFor(async () => {
      const { list } = (await amara.call<{ list: { read: boolean }[] }>('GET', '/api/notify')).body;
      expect(list.map(({ read }) => read)).toEqual([false, true]);
    });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeInTheDocument();
  });

  it('D21 a row shows the time beside the excerpt, and a photo of the post where it has one', async () => {
    const key = await pendingPicture(api(), amara.id);
    const pictured = await publish(amara, { post: 'With a photo', photos: [key] });
    await comment(yusuf, pictured.id, 'Seen');
    await comment(yusuf, post.id, 'Well said');
    await renderApp({ path: '/notifications', as: amara });
    const rows = await screen.findAllByRole('link', { name: /commented on your post/ });
    const row = (text: string) => rows.find((link) => link.textContent.includes(text));
    expect(row('Seen')).toHaveTextContent(/commented on your post.*(now|s|min).*Seen/);
    expect(row('Seen')?.querySelector('img')?.getAttribute('src')).toContain(`/files/${key}?size=thumb`);
    expect(row('Well said')).toBeDefined();
    expect(row('Well said')?.querySelector('img')).toBeNull();
  });

  it('NTF-05 opening one lands on the exact comment', async () => {
    await comment(yusuf, post.id, 'Well said');
    const { user } = await renderApp({ as: amara });
    await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
    await user.click(await screen.findByRole('link', { name: /commented on your post/ }));
    const linked = (await screen.findByText('Well said')).closest('article');
    await waitFor(() => expect(linked).toHaveFocus());
  });

  it('H1 NTF-01 opened by their address they are marked read, however late the bell comes', async () => {
    await comment(yusuf, post.id, 'Well said');
    vi.stubGlobal('requestIdleCallback', () => 0);
    await renderApp({ path: '/notifications', as: amara });
    await screen.findByRole('link', { name: /commented on your post/ });
    await waitFor(async () => expect(await unread()).toBe(0));
    expect(sentCalls.filter((call) => call === 'PATCH /api/notify/mark/notify')).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('H2 NTF-05 a row without the post of its comment leads there all the same', async () => {
    const { id } = await comment(yusuf, post.id, 'Well said');
    faults.use(
      http.get('*/api/notify', () => HttpResponse.json({ list: [bare(id)], unread_cnt: { notify: 1 } })),
    );
    const { user } = await renderApp({ path: '/notifications', as: amara });
    await user.click(await screen.findByRole('link', { name: /commented on your post/ }));
    const linked = (await screen.findByText('Well said')).closest('article');
    await waitFor(() => expect(linked).toHaveFocus());
    expect(location.pathname).toBe(`/post/${post.id}`);
  });

  it('H2 NTF-05 says so when such a comment is gone, and offers another try when it could not be asked for', async () => {
    faults.use(http.get('*/api/comments/view/:id', () => HttpResponse.error()));
    const { user } = await renderApp({ path: '/comment/99999', as: amara });
    expect(await screen.findByRole('alert')).toHaveTextContent('Request failed');
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/The comment that this link names is not here/)).toBeInTheDocument();
  });

  it('NTF-05 FOLW-04 a request to follow is accepted in place', async () => {
    await amara.call('PATCH', '/api/user/edit', { privacy: { profile_details: 'approved_followers' } });
    await yusuf.call('POST', `/api/follower/invite/${amara.id}`);
    const { user } = await renderApp({ path: '/notifications?tab=requests', as: amara });
    const list = await screen.findByRole('list', { name: 'Notifications' });
    expect(within(list).getByText(/asked to follow you/)).toBeInTheDocument();
    await user.click(within(list).getByRole('button', { name: 'Accept' }));
    const outcome = await within(list).findByRole('status');
    expect(outcome).toHaveTextContent('Accepted. They follow you now.');
    await waitFor(() => expect(outcome).toHaveFocus());
    expect(within(list).queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    const seen = await yusuf.call<{ is_following: boolean }>('GET', '/api/user/user/new/amara');
    expect(seen.body.is_following).toBe(true);
  });

  it('NTF-01 loads twenty at a time and keeps them in order', async () => {
    for (let number = 1; number <= 22; number += 1) {
      api().clock.advance(1);
      const other = await publish(amara, { post: `Post ${number}` });
      await comment(yusuf, other.id, `Number ${number}`);
    }
    const { store } = await renderApp({ path: '/notifications', as: amara });
    const list = await screen.findByRole('list', { name: 'Notifications' });
    expect(within(list).getByText('Number 22')).toBeInTheDocument();
    expect(store.getState().lists['notifications/all|']).toMatchObject({ page: 1, hasMore: true });
    expect(store.getState().lists['notifications/all|']?.ids).toHaveLength(20);
  });

  it('SHELL-14 says when they could not be loaded and tries again', async () => {
    await comment(yusuf, post.id, 'Well said');
    faults.use(http.get('*/api/notify', () => HttpResponse.json({ list: 7 })));
    const { user } = await renderApp({ path: '/notifications', as: amara });
    expect(await screen.findByText('The notifications could not be loaded')).toBeInTheDocument();
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/commented on your post/)).toBeInTheDocument();
    expect(sentCalls).toContain('GET /api/notify');
  });
});
