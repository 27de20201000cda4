import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireGroup } from '@/shared/wire/group';
import type { WireQueue } from '@/shared/wire/moderation';
import type { WirePost } from '@/shared/wire/post';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeGroup, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { openComposer } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('posts that wait for a moderator', () => {
  const api = useApi();
  let yusuf: TestMember;
  let amara: TestMember;
  let groupId: number;

  beforeEach(async () => {
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    groupId = await makeGroup(api(), yusuf.id, { permalink: 'tram', name: 'Tram 28', approval: 'all' });
    await joinGroup(api(), groupId, amara.id);
  });

  const open = async (path: string, as: TestMember) => {
    const { user } = await renderApp({ path, as });
    await screen.findByRole('button', { name: 'Account menu' });
    return { user, main: within(screen.getByRole('main')) };
  };
  const seenBy = async (member: TestMember) =>
    (await member.call<WireList<WirePost>>('GET', `/api/post/group/${groupId}`)).body.list;
  const write = (post: string) => publish(amara, { post }, `group/${groupId}`);
  const group = async () => (await yusuf.call<WireGroup>('GET', '/api/groups/tram')).body;

  it('DESK-02 says in the settings whose posts wait, and About tells everybody', async () => {
    const { user, main } = await open('/group/tram/settings', yusuf);
    const choice = await main.findByRole('combobox', { name: 'Posts wait for a moderator' });
    expect(choice).toHaveDisplayValue('All posts of members');
    expect(choice).toHaveAccessibleDescription(/^What waits is under Moderation/);
    await user.selectOptions(choice, 'First posts of new members');
    await user.click(main.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await group()).approval).toBe('new'));
    await user.click(main.getByRole('link', { name: 'About' }));
    expect(await main.findByText('Moderators read before')).toBeInTheDocument();
    expect(main.getByText('First posts of new members')).toBeInTheDocument();
  });

  it('DESK-02 a post that waits says so to its author, who can change it and delete it', async () => {
    const { user, main } = await open('/group/tram', amara);
    await main.findByText('Nothing here yet');
    const dialog = await openComposer(user);
    await user.type(dialog.getByRole('textbox'), 'My first words');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Your post waits for a moderator.')).toBeInTheDocument();
    const post = within(await main.findByRole('article', { name: 'Post by Amara Nwosu' }));
    expect(await post.findByText(/It shows to all once a moderator has/)).toBeInTheDocument();
    expect(post.queryByRole('button', { name: /^Comments/ })).toBeNull();
    expect(post.queryByRole('button', { name: 'Like' })).toBeNull();
    expect(await seenBy(yusuf)).toEqual([]);
    await user.click(post.getByRole('button', { name: 'Post options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const edit = within(await screen.findByRole('dialog', { name: 'Edit post' }));
    await user.type(edit.getByRole('textbox'), ', and more');
    await user.click(edit.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await seenBy(amara))[0]?.post).toBe('My first words, and more'));
    expect(await post.findByText('My first words, and more')).toBeInTheDocument();
    expect(post.getByText('Only you see this.')).toBeInTheDocument();
  });

  it('DESK-02 NTF-05 who runs the group is told, and publishes it by one key', async () => {
    const { id } = await write('My first words');
    const { user, main } = await open('/notifications', yusuf);
    await user.click(await main.findByRole('link', { name: /Amara Nwosu wrote a post that waits/ }));
    const chips = within(await main.findByRole('group', { name: 'Kinds' }));
    expect(await chips.findByRole('button', { name: 'Waiting posts 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const item = within(await main.findByRole('article', { name: 'Does this belong in the group?' }));
    expect(item.getByText('My first words')).toBeInTheDocument();
    expect(item.queryByRole('link', { name: 'Open in place' })).toBeNull();
    expect(item.getByRole('button', { name: /^Publish/ })).toBeInTheDocument();
    await user.keyboard('1');
    expect(await screen.findByText('Published. Amara Nwosu is told.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect((await seenBy(yusuf)).map((post) => post.id)).toEqual([id]));
    expect(await main.findByText('Nothing of this kind waits')).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Log' }));
    expect(await main.findByText('Published', { selector: 'b' })).toBeInTheDocument();
  });

  it('DESK-03 removing it needs a rule, which its author reads', async () => {
    await write('My first words');
    const { user, main } = await open('/group/tram/desk', yusuf);
    await main.findByRole('article');
    await user.keyboard('2');
    expect(await main.findByText('Choose a rule: the author reads it.')).toBeInTheDocument();
    await user.selectOptions(main.getByRole('combobox', { name: 'Rule' }), 'Spam');
    await user.click(main.getByRole('button', { name: /^Remove Nobody sees it/ }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => expect(await seenBy(amara)).toEqual([]));
    const path = `/api/moderation/queue?group=${groupId}`;
    expect((await yusuf.call<WireQueue>('GET', path)).body.count).toBe(0);
  });

  it('ANY-06 a backend without it offers no such choice, and its posts have all their actions', async () => {
    await yusuf.call('PATCH', `/api/groups/${groupId}`, { approval: 'off' });
    await write('My first words');
    faults.use(
      http.get('*/api/groups/tram', async () => {
        const { approval, ...plain } = await group();
        expect(approval).toBe('off');
        return HttpResponse.json(plain);
      }),
      http.get(`*/api/post/group/${groupId}`, async () => {
        const list = (await seenBy(yusuf)).map(({ pending, ...post }) => ({ ...post, was: pending }));
        return HttpResponse.json({ list, count: list.length });
      }),
    );
    const { user, main } = await open('/group/tram/settings', yusuf);
    expect(await main.findByRole('combobox', { name: 'Who can post' })).toBeInTheDocument();
    expect(main.queryByRole('combobox', { name: 'Posts wait for a moderator' })).toBeNull();
    await user.click(main.getByRole('link', { name: 'Timeline' }));
    expect(await main.findByRole('button', { name: 'Like' })).toBeInTheDocument();
    expect(main.queryByText('Only you see this.')).toBeNull();
  });
});
