import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadGroup } from '@/features/groups/requests';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeGroup } from '../../server/testing/posts';
import { sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('writing in a group', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let groupId: number;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    groupId = await makeGroup(api(), yusuf.id, { permalink: 'tram', name: 'Tram 28', privacy: 1 });
    await joinGroup(api(), groupId, amara.id);
  });

  it.each([
    [
      'is removed',
      () => yusuf.call('DELETE', `/api/groups/${groupId}/members/${amara.id}`),
      'This group is private',
    ],
    [
      'may post no more',
      () => yusuf.call('PATCH', `/api/groups/${groupId}`, { post_group: 'admin' }),
      'You cannot post here.',
    ],
    [
      'is left without a timeline',
      () => yusuf.call('PATCH', `/api/groups/${groupId}`, { wall: false }),
      'This group has no timeline',
    ],
  ])('GRP-03 GRP-07 one who %s reads why in the open composer, and loses nothing', async (_, act, why) => {
    const { user, store } = await renderApp({ path: '/group/tram', as: amara });
    await user.click(await screen.findByRole('button', { name: "What's on your mind?" }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create post' }));
    await user.type(dialog.getByLabelText('Post text'), 'The last tram goes at one.');
    expect((await act()).status).toBeLessThan(300);
    store.dispatch(loadGroup.request('tram'));
    expect(await dialog.findByText(/You can no longer post in Tram 28/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Post text')).toHaveValue('The last tram goes at one.');
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: "What's on your mind?" })).not.toBeInTheDocument();
    expect(sentCalls).not.toContain(`POST /api/post/group/${groupId}`);
  });
});
