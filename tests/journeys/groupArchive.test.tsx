import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeGroup, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('what those who run a group keep in order', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let groupId: number;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    groupId = await makeGroup(api(), yusuf.id, {
      permalink: 'tram',
      name: 'Tram 28',
      searchName: 'tram 28',
      privacy: 0,
    });
    await joinGroup(api(), groupId, amara.id);
  });

  async function open(path: string, as: TestMember) {
    const { user } = await renderApp({ path, as });
    await screen.findByRole('button', { name: 'Account menu' });
    return { user, main: within(screen.getByRole('main')) };
  }
  const post = (text: string) => publish(yusuf, { post: text }, `group/${groupId}`);

  it('GRP-06 pins a post to the top, where it stands once and with a badge, and takes it down', async () => {
    await post('The first words');
    await post('The last words');
    const { user, main } = await open('/group/tram', yusuf);
    const cards = () =>
      main.getAllByRole('article').map(({ textContent }) => textContent.includes('The first words'));
    await main.findByText('The first words');
    expect(cards()).toEqual([false, true]);
    const cardOf = (text: string) => {
      const card = main.getByText(text).closest('article');
      if (!card) throw new Error('There is no such post');
      return within(card);
    };
    await user.click(cardOf('The first words').getByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
    await main.findByRole('region', { name: 'Pinned posts' });
    await waitFor(() => expect(cards()).toEqual([true, false]));
    expect(cardOf('The first words').getByText('Pinned')).toBeInTheDocument();
    expect(cardOf('The last words').queryByText('Pinned')).toBeNull();
    await user.click(cardOf('The first words').getByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
    await waitFor(() => expect(cards()).toEqual([false, true]));
  });

  it('GRP-06 GRP-07 members see pinned posts on opening the group, and pin none', async () => {
    const { id } = await post('The first words');
    await post('The last words');
    await yusuf.call('POST', `/api/groups/${groupId}/pins/${id}`);
    const { user, main } = await open('/group/tram', amara);
    const pinned = within(await main.findByRole('region', { name: 'Pinned posts' }));
    expect(await pinned.findByText('The first words')).toBeInTheDocument();
    expect(main.getAllByText('The first words')).toHaveLength(1);
    await user.click(pinned.getByRole('button', { name: 'Post options' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Unpin' })).toBeNull();
  });

  it('GRP-06 the owner archives the group by its menu: nobody writes or joins until it is brought back', async () => {
    await post('The first words');
    const { user, main } = await open('/group/tram', yusuf);
    expect(await main.findByRole('button', { name: "What's on your mind?" })).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Group options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive group' }));
    expect(await main.findByText(/^This group is an archive/)).toBeInTheDocument();
    expect(main.queryByRole('button', { name: "What's on your mind?" })).toBeNull();
    await user.click(await main.findByRole('button', { name: /^Comments/ }));
    expect(await main.findByRole('region', { name: 'Comments' })).toBeInTheDocument();
    expect(main.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
    await user.click(main.getByRole('button', { name: 'Bring back' }));
    expect(await main.findByRole('button', { name: "What's on your mind?" })).toBeInTheDocument();
    expect(await main.findByRole('textbox', { name: 'Write a comment' })).toBeInTheDocument();
    expect(main.queryByText(/^This group is an archive/)).toBeNull();
  });

  it('GRP-06 nobody comments on a post of an archive on its own page, until the group is brought back', async () => {
    const { id } = await post('The first words');
    await amara.call('POST', `/api/comments/group/${id}`, { msg: 'Seen' });
    await yusuf.call('PATCH', `/api/groups/${groupId}`, { archived_at: '2026-01-01T00:00:00.000Z' });
    const { user, main } = await open(`/post/${id}`, yusuf);
    const thread = within(await main.findByRole('region', { name: 'Comments' }));
    expect(await thread.findByText('Seen')).toBeInTheDocument();
    expect(thread.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
    expect(thread.queryByRole('button', { name: 'Reply' })).toBeNull();
    await user.click(main.getByRole('link', { name: 'Tram 28' }));
    await user.click(await main.findByRole('button', { name: 'Bring back' }));
    await user.click(await main.findByRole('button', { name: /^Comments|^1 comment/ }));
    expect(await main.findByRole('textbox', { name: 'Write a comment' })).toBeInTheDocument();
  });

  it('GRP-07 who is silenced in a group is offered no comment', async () => {
    const { id } = await post('The first words');
    await yusuf.call('POST', `/api/groups/${groupId}/members/${amara.id}/silence`);
    const { main } = await open(`/post/${id}`, amara);
    await main.findByText('The first words');
    await main.findByRole('region', { name: 'Comments' });
    expect(main.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
  });

  it('GRP-01 GRP-06 strangers cannot join an archive, and lists name it', async () => {
    await yusuf.call('PATCH', `/api/groups/${groupId}`, { archived_at: '2026-01-01T00:00:00.000Z' });
    const stranger = await api().member();
    const { main } = await open('/search?term=tram&tab=groups', stranger);
    expect(await main.findByRole('link', { name: 'Tram 28' })).toBeInTheDocument();
    expect(main.getByText('Archived')).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('GRP-06 the settings archive the group, and those who are no owner have no such part', async () => {
    const { user, main } = await open('/group/tram/settings/manage', yusuf);
    await user.click(await main.findByRole('button', { name: 'Archive group' }));
    expect(await main.findByRole('heading', { name: 'Bring back' })).toBeInTheDocument();
    const { body } = await yusuf.call<WireGroup>('GET', '/api/groups/tram');
    expect(body.archived_at).not.toBeNull();
  });

  it('ANY-06 shows none of it where the backend does not tell of it', async () => {
    await post('The first words');
    faults.use(
      http.get('*/api/groups/tram', async () => {
        const { body } = await yusuf.call<WireGroup>('GET', '/api/groups/tram');
        const { pinned, questions, rules, archived_at, ...plain } = body;
        expect([pinned, questions, rules, archived_at]).toEqual([[], [], [], null]);
        return HttpResponse.json(plain);
      }),
    );
    const { user, main } = await open('/group/tram/settings', yusuf);
    const sections = within(await main.findByRole('navigation', { name: 'Settings of Tram 28' }));
    expect(sections.queryByRole('link', { name: 'Rules and questions' })).toBeNull();
    await user.click(main.getByRole('link', { name: 'Timeline' }));
    await user.click(await main.findByRole('button', { name: 'Post options' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Pin to the top' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(main.getByRole('button', { name: 'Group options' }));
    expect(await screen.findByRole('menuitem', { name: 'Copy link' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Archive group' })).toBeNull();
  });
});
