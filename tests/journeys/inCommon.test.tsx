import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { features } from '@/shared/wire/features';
import { users } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeFollow, makeGroup } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

const friends = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

describe('what a profile has in common with the member', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  /** Makes people who follow Yusuf and whom Amara follows, and a group that both are in. */
  async function shareThings(names: readonly string[]) {
    for (const firstName of names) {
      const friend = await api().member({ firstName, lastName: 'Li' });
      await makeFollow(api(), friend.id, yusuf.id);
      await makeFollow(api(), amara.id, friend.id);
      api().clock.advance(1);
    }
    const group = await makeGroup(api(), yusuf.id, { permalink: 'ovens', name: 'Ovens' });
    await joinGroup(api(), group, amara.id);
  }

  const open = async (path = '/profile/yusuf') => {
    const app = await renderApp({ path, as: amara });
    const rail = within(await screen.findByRole('complementary', { name: 'Suggestions' }));
    return { ...app, rail, block: async (name: string) => within(await rail.findByRole('region', { name })) };
  };
  const told = () => `GET /api/user/${yusuf.id}/common`;
  const lists = () => [`GET /api/follower/followers/${yusuf.id}`, `GET /api/groups/user/${yusuf.id}`];
  const speak = (spoken: readonly string[]) =>
    faults.use(
      http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: spoken })),
    );

  it('SHELL-10 comes by one call, the first of them with the number of all', async () => {
    await shareThings(friends);
    const { block } = await open();
    const people = await block('5 people in common');
    expect((await people.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Eve Li'),
      expect.stringContaining('Dan Li'),
      expect.stringContaining('Cleo Li'),
    ]);
    const groups = await block('Groups in common');
    expect(groups.getByRole('link', { name: 'Ovens' })).toBeInTheDocument();
    expect(sentCalls).toContain(told());
    expect(sentCalls.filter((call) => lists().includes(call))).toEqual([]);
  });

  it('SHELL-10 FOLW-05 follows what the member does, and shows who comes after', async () => {
    await shareThings(friends);
    const { user, block, rail } = await open();
    const people = await block('5 people in common');
    const eve = (await people.findAllByRole('listitem'))[0];
    await user.click(within(eve ?? document.body).getByRole('button', { name: /Following/ }));
    expect(people.getByRole('link', { name: 'Eve Li' })).toBeInTheDocument();
    await closeUndo(user);
    const left = await block('4 people in common');
    expect(await left.findByRole('link', { name: 'Bo Li' })).toBeInTheDocument();
    expect(left.queryByRole('link', { name: 'Eve Li' })).not.toBeInTheDocument();
    expect(rail.getByRole('link', { name: 'Ovens' })).toBeInTheDocument();
  });

  it('SHELL-10 leaves out the kind that the opened tab shows, and what there is none of', async () => {
    await shareThings([]);
    await makeFollow(api(), (await api().member()).id, yusuf.id);
    const { rail, block, close } = await open();
    expect(await (await block('Groups in common')).findByRole('link', { name: 'Ovens' })).toBeInTheDocument();
    expect(rail.queryByRole('region', { name: 'People in common' })).not.toBeInTheDocument();
    close();
    sentCalls.length = 0;
    const other = await open('/profile/yusuf/groups');
    await waitFor(() => expect(sentCalls).toContain(told()));
    await waitFor(() => expect(other.rail.queryByText(/in common/)).not.toBeInTheDocument());
  });

  it('SHELL-07 SHELL-14 fails as one, tries again, and says no more of a profile that was closed meanwhile', async () => {
    await shareThings(['Ada']);
    faults.use(
      http.get(`*/api/user/${yusuf.id}/common`, () => HttpResponse.json({ no: 'lists' }), { once: true }),
    );
    const { user, block, rail } = await open();
    const failed = await block('In common');
    expect(failed.getByText('What you have in common could not be loaded')).toBeInTheDocument();
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    const people = await block('People in common');
    expect(await people.findByRole('link', { name: 'Ada Li' })).toBeInTheDocument();
    expect(rail.queryByRole('region', { name: 'In common' })).not.toBeInTheDocument();

    await api()
      .db.update(users)
      .set({ privacy: { profile_details: 'approved_followers' } })
      .where(eq(users.id, yusuf.id));
    await user.click(people.getByRole('button', { name: /Following/ }));
    await closeUndo(user);
    expect(await block('In common')).toBeDefined();
    expect(rail.queryByRole('link', { name: 'Ovens' })).not.toBeInTheDocument();
  });

  it('SHELL-10 ANY-06 is found in the lists where the backend does not speak the call', async () => {
    speak(features.filter((feature) => feature !== 'common'));
    await shareThings(['Ada']);
    faults.use(
      http.get(`*${lists()[0]?.slice(4) ?? ''}`, () => HttpResponse.json({ no: 'list' }), { once: true }),
    );
    const { user, block } = await open();
    expect(await (await block('Groups in common')).findByRole('link', { name: 'Ovens' })).toBeInTheDocument();
    const people = await block('People in common');
    await user.click(await people.findByRole('button', { name: 'Try again' }));
    expect(await people.findByRole('link', { name: 'Ada Li' })).toBeInTheDocument();
    expect(sentCalls).not.toContain(told());
  });

  it.each([404, 405, 501])(
    'ANY-06 is found in the lists where the call turns out to be missing: %i',
    async (status) => {
      await shareThings(['Ada']);
      faults.use(http.get(`*/api/user/${yusuf.id}/common`, () => new HttpResponse(null, { status })));
      const { rail } = await open();
      for (const name of ['Ada Li', 'Ovens'])
        expect(await rail.findByRole('link', { name }, { timeout: 5000 })).toBeInTheDocument();
    },
  );
});
