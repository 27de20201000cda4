import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireInvitation } from '@/shared/wire/discover';
import { invitedMembers } from '../../server/db/schema';
import { memberPassword } from '../../server/testing/members';
import type { TestMember } from '../../server/testing/harness';
import { makeGroup, publish } from '../../server/testing/posts';
import { endFaults, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('the first hour', () => {
  const api = useApi();
  let nia: TestMember;
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    nia = await api().member({ permalink: 'nia', firstName: 'Nia', lastName: 'Newcomer' });
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await publish(amara, { post: 'Shade is cheap. The rest is not. #shade' });
    const group = await makeGroup(api(), yusuf.id, { permalink: 'tram', name: 'Tram 28' });
    await publish(yusuf, { post: 'The 28 was late.' }, `group/${group}`);
  });

  const main = () => within(screen.getByRole('main'));
  const person = async (name: string) => within(await screen.findByRole('article', { name }));

  it('HOUR-01 an empty feed is a front page, which stays while the feed under it fills, until it is printed', async () => {
    const { user, close } = await renderApp({ as: nia });
    expect(await screen.findByRole('heading', { name: 'Your first edition' })).toBeInTheDocument();
    const portrait = await person('Amara Nwosu');
    expect(portrait.getByText('Shade is cheap.')).toBeInTheDocument();
    expect(screen.queryByRole('article', { name: 'Nia Newcomer' })).not.toBeInTheDocument();
    expect(await main().findByRole('link', { name: '#shade' })).toBeInTheDocument();
    expect(main().queryByText('Your feed is quiet')).not.toBeInTheDocument();

    await user.click(portrait.getByRole('button', { name: 'Follow', description: 'Amara Nwosu' }));
    expect(await main().findByRole('article', { name: 'Post by Amara Nwosu' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your first edition' })).toBeInTheDocument();
    expect(await main().findByText('You follow 1 neighbour.')).toBeInTheDocument();
    const tram = within(await main().findByRole('article', { name: 'Tram 28' }));
    await user.click(tram.getByRole('button', { name: 'Join' }));
    expect(await tram.findByText('Member')).toBeInTheDocument();

    expect(screen.queryByRole('region', { name: 'Three small things' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print my paper' }));
    expect(screen.queryByRole('heading', { name: 'Your first edition' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'News feed' })).toHaveFocus();
    expect(await screen.findByRole('region', { name: 'Three small things' })).toBeInTheDocument();
    close();

    const again = await renderApp({ as: nia, keepsStorage: true });
    const things = within(await screen.findByRole('region', { name: 'Three small things' }));
    await again.user.click(things.getByRole('button', { name: 'Write it: One line about you' }));
    await again.user.keyboard('Mends bicycles');
    await again.user.click(things.getByRole('button', { name: 'Save' }));
    expect(await things.findByText('Done')).toBeInTheDocument();
    await again.user.click(things.getByRole('link', { name: 'Write it: Your first post' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create post' }));
    await again.user.type(await dialog.findByLabelText('Post text'), 'Hello');
    await again.user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(things.getAllByText('Done')).toHaveLength(2));
    await again.user.click(things.getByRole('button', { name: 'Hide these' }));
    expect(screen.queryByRole('region', { name: 'Three small things' })).not.toBeInTheDocument();
  });

  it('HOUR-01 HOUR-03 counts all whom one follows here, below whoever brought the member', async () => {
    for (let number = 1; number < 9; number += 1)
      await api().member({ permalink: `p${number}`, firstName: 'Person', lastName: String(number) });
    await api()
      .db.insert(invitedMembers)
      .values({ userId: nia.id, inviterId: amara.id, createdAt: api().clock.now() });
    const { user } = await renderApp({ as: nia });
    expect(await screen.findByText('You came by the link of Amara Nwosu')).toBeInTheDocument();
    const neighbours = within(await screen.findByRole('region', { name: 'Neighbours' }));
    const all = neighbours.getAllByRole('button', { name: 'Follow' });
    expect(all).toHaveLength(9);
    for (const follow of all.slice(-1)) await user.click(follow);
    expect(await main().findByText('You follow 1 neighbour.')).toBeInTheDocument();
  });

  it('HOUR-01 says that the press is stuck, and goes on by Try again; alone in the house, one invites', async () => {
    faults.use(http.get('*/api/discover/people', () => HttpResponse.json({}, { status: 400 })));
    const first = await renderApp({ as: nia });
    expect(await screen.findByRole('heading', { name: 'The press is stuck' })).toBeInTheDocument();
    endFaults();
    await first.user.click(main().getByRole('button', { name: 'Try again' }));
    await person('Amara Nwosu');
    first.close();

    faults.use(http.get('*/api/discover/people', () => HttpResponse.json({ list: [], count: 0 })));
    await renderApp({ as: nia });
    expect(await screen.findByRole('heading', { name: 'You are early' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Create invite link' })).toBeInTheDocument();
  });

  it('HOUR-02 Discover shows the week, and all of each kind', async () => {
    const { user } = await renderApp({ path: '/', as: amara });
    await user.click(await screen.findByRole('link', { name: 'Discover' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Discover' })).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Discover' }));
    const posts = within(screen.getByRole('region', { name: 'Posts of the week' }));
    expect(await posts.findByRole('link', { name: 'The 28 was late.' })).toBeInTheDocument();
    const people = within(screen.getByRole('region', { name: 'People worth meeting' }));
    const face = within(await people.findByRole('article', { name: 'Yusuf Demir' }));
    await user.click(face.getByRole('button', { name: 'Follow' }));
    expect(await face.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    const groups = within(screen.getByRole('region', { name: 'Groups with a lot to say' }));
    expect(await groups.findByText(/1 new post this week/)).toBeInTheDocument();

    await user.click(tabs.getByRole('link', { name: 'Tags' }));
    const tags = within(await screen.findByRole('list', { name: 'Tags of the week' }));
    expect(tags.getByRole('link', { name: '#shade' })).toHaveAttribute(
      'href',
      '/search?term=%23shade&tab=post',
    );
    await user.click(tabs.getByRole('link', { name: 'Posts' }));
    expect(await main().findByRole('article', { name: 'Post by Amara Nwosu' })).toBeInTheDocument();
    await user.click(tabs.getByRole('link', { name: 'People' }));
    expect(await main().findByRole('article', { name: 'Nia Newcomer' })).toBeInTheDocument();
    await user.click(tabs.getByRole('link', { name: 'Groups' }));
    expect(await main().findByRole('article', { name: 'Tram 28' })).toBeInTheDocument();
  });

  it('HOUR-02 ANY-06 a backend that tells of no week has neither Discover nor a front page', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false })));
    const { close } = await renderApp({ path: '/discover', as: nia });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is nothing here' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Discover' })).not.toBeInTheDocument();
    close();
    await renderApp({ as: nia });
    expect(await screen.findByRole('heading', { name: 'Your feed is quiet' })).toBeInTheDocument();
    expect(sentCalls.filter((call) => /discover|invitation/.test(call))).toEqual([]);
  });

  it('HOUR-03 a member makes, copies and revokes a link', async () => {
    const { user } = await renderApp({ path: '/discover', as: amara });
    await user.click(await screen.findByRole('button', { name: 'Create invite link' }));
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy invite link' }));
    const { body } = await amara.call<WireInvitation>('GET', '/api/user/invitation');
    expect(copy).toHaveBeenCalledWith(body.address);
    expect(await screen.findByText('Invite link copied.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send by mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=Come%20to%20/),
    );
    expect(screen.getByText('Nobody has come by it yet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Create invite link' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bring somebody along' })).toHaveFocus());
  });

  it('HOUR-03 a revoked link is not offered any more, also where the count cannot be read', async () => {
    await amara.call('POST', '/api/user/invitation');
    const { user } = await renderApp({ path: '/discover', as: amara });
    const revoke = await screen.findByRole('button', { name: 'Revoke' });
    faults.use(http.get('*/api/user/invitation', () => HttpResponse.json({}, { status: 400 })));
    await user.click(revoke);
    expect(
      await screen.findByRole('heading', { name: 'Your invite link could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy invite link' })).not.toBeInTheDocument();
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Create invite link' })).toBeInTheDocument();
  });

  it('HOUR-03 whoever comes by a link sees the face, and follows with one press once in', async () => {
    const { body } = await amara.call<WireInvitation>('POST', '/api/user/invitation');
    const guest = await renderApp({ path: `/signUp?invite=${body.code}` });
    expect(await screen.findByText('Amara invites you')).toBeInTheDocument();
    const values = {
      'First name': 'Sam',
      'Last name': 'Comer',
      Email: 'sam@kith.example',
      Password: memberPassword,
      'Confirm password': memberPassword,
    };
    for (const [label, value] of Object.entries(values))
      await guest.user.type(screen.getByLabelText(label), value);
    await guest.user.click(screen.getByRole('button', { name: 'Sign up' }));
    await screen.findByRole('heading', { name: 'Confirmation email sent' });
    guest.close();

    const token = await api().mailedToken('sam@kith.example');
    await api().call('GET', `/api/users/confirm?token=${token}`);
    const { body: login } = await api().call<{ token: string }>('POST', '/api/users/auth', {
      body: { email: 'sam@kith.example', plainPassword: memberPassword },
    });
    const { user } = await renderApp({ as: login });
    expect(await screen.findByText('You came by the link of Amara Nwosu')).toBeInTheDocument();
    const [follow] = main().getAllByRole('button', { name: 'Follow', description: 'Amara Nwosu' });
    if (follow) await user.click(follow);
    expect(await main().findByRole('article', { name: 'Post by Amara Nwosu' })).toBeInTheDocument();
    expect((await amara.call<WireInvitation>('GET', '/api/user/invitation')).body.used).toBe(1);
  });

  it('HOUR-03 says that a link has ended, and lets people sign up all the same', async () => {
    await renderApp({ path: '/signUp?invite=gone' });
    expect(
      await screen.findByText('This invite link no longer works. You can sign up all the same.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeInTheDocument();
  });
});
