import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deskPollSeconds } from '@/shared/config/limits';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('a desk while others report', () => {
  const api = useApi();
  let operator: TestMember;
  let nadia: TestMember;
  let omar: TestMember;
  let posts: WirePost[];

  beforeEach(async () => {
    operator = await api().member({ permalink: 'operator', accessRole: 'operator' });
    const yusuf = await api().member({ permalink: 'yusuf' });
    nadia = await api().member({ permalink: 'nadia' });
    omar = await api().member({ permalink: 'omar' });
    posts = [];
    for (const text of ['First offer', 'Second offer']) {
      posts.push(await publish(yusuf, { post: text }));
      await report(nadia, posts.length - 1);
      api().clock.advance(1);
    }
  });

  const report = (member: TestMember, index: number) =>
    member.call('POST', `/api/report/${posts[index]?.id ?? ''}`, { reason: 'spam', details: '' });

  it('DESK-02 keeps the item open that the moderator reads, when a look finds another one more reported', async () => {
    const intervals = vi.spyOn(globalThis, 'setInterval');
    await renderApp({ path: '/moderation', as: operator });
    await screen.findByRole('button', { name: 'Account menu' });
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('article')).toHaveTextContent('First offer');
    await report(omar, 1);
    const look = intervals.mock.calls.findLast(([, ms]) => ms === deskPollSeconds * 1000)?.[0];
    act(() => look?.());
    const queue = within(main.getByRole('list', { name: 'Queue' }));
    await waitFor(() => expect(queue.getAllByRole('listitem')[0]).toHaveTextContent('Second offer'));
    expect(main.getByRole('article')).toHaveTextContent('First offer');
  });
});
