import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const names = ['Bo Li', 'Cara Diaz', 'Dev Rao'] as const;

describe('the desk of a group', () => {
  const api = useApi();
  let amara: TestMember;
  let asking: TestMember[];
  let group: WireGroup;
  /** Answers to requests that reached the server. */
  let answered: string[];

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    const [row] = await api()
      .db.insert(categories)
      .values({ kind: 'group', name: 'Neighbourhood', position: 1 })
      .returning();
    const { body } = await amara.call<WireGroup>('POST', '/api/groups', {
      userId: amara.id,
      name: 'Tram 28 Regulars',
      privacy: 1,
      category: String(row?.id),
      description: '',
      post_group: 'member',
    });
    group = body;
    asking = [];
    for (const name of names) {
      const [firstName = '', lastName = ''] = name.split(' ');
      const member = await api().member({ permalink: firstName.toLowerCase(), firstName, lastName });
      await member.call('POST', `/api/groups/${group.id}/join`);
      asking.push(member);
    }
    answered = [];
    faults.use(
      http.patch('*/api/invites/group/*', ({ request }) => {
        answered.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
        return undefined;
      }),
    );
  });

  async function open(tab: string) {
    const { user } = await renderApp({ path: `/group/${group.permalink}/members?tab=${tab}`, as: amara });
    await screen.findByRole('button', { name: 'Account menu' });
    const main = within(screen.getByRole('main'));
    const tabs = within(await main.findByRole('navigation', { name: `Members of ${group.name}` }));
    return { user, main, tabs };
  }
  const openRequests = async () => {
    const opened = await open('requests');
    await opened.main.findByRole('link', { name: 'Bo Li' });
    return opened;
  };
  const shown = ({ main }: Awaited<ReturnType<typeof open>>) =>
    names.filter((name) => main.queryByRole('link', { name }) !== null);
  const roleOf = async (member?: TestMember) =>
    (await member?.call<WireGroup>('GET', `/api/groups/${group.permalink}`))?.body.role;
  const press = (name: string) => screen.findByRole('button', { name });

  it('DESK-01 HOUR-04 an answer counts at once everywhere, is told with an undo, and nothing is sent before', async () => {
    const desk = await openRequests();
    const { user, main, tabs } = desk;
    const row = main.getByRole('link', { name: 'Cara Diaz' }).closest<HTMLElement>('[role=listitem]');
    await user.click(within(row ?? document.body).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Cara Diaz is a member now')).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'Requests 2' })).toBeInTheDocument();
    expect(main.getAllByRole('link', { name: 'Members 2' })).toHaveLength(2);
    expect(main.getByText('2 members')).toBeInTheDocument();
    expect(shown(desk)).toEqual(['Bo Li', 'Dev Rao']);
    await user.click(await press('Undo'));
    expect(tabs.getByRole('link', { name: 'Requests 3' })).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'Members 1' })).toBeInTheDocument();
    expect(shown(desk)).toEqual([...names]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(answered).toEqual([]);
  });

  it('DESK-01 answers by keys: J and K move, A accepts, D declines, Z takes the last back', async () => {
    const desk = await openRequests();
    const { user, main } = desk;
    await user.keyboard('j');
    const [first = ''] = shown(desk);
    expect(main.getByRole('checkbox', { name: `Select ${first}` })).toHaveFocus();
    await user.keyboard('jjk');
    const [, second = ''] = shown(desk);
    expect(main.getByRole('checkbox', { name: `Select ${second}` })).toHaveFocus();
    await user.keyboard('a');
    expect(shown(desk)).not.toContain(second);
    const [, next = ''] = shown(desk);
    await waitFor(() => expect(main.getByRole('checkbox', { name: `Select ${next}` })).toHaveFocus());
    await user.keyboard('d');
    await waitFor(() => expect(answered).toEqual(['accept']));
    expect(shown(desk)).toEqual([first]);
    await user.keyboard('z');
    expect(shown(desk)).toEqual([first, next]);
    expect(answered).toEqual(['accept']);
  });

  it('DESK-01 chooses many by key, range and box, and answers them in one act', async () => {
    const desk = await openRequests();
    const { user, main, tabs } = desk;
    await user.keyboard('jxjj{Shift>}X{/Shift}');
    const bar = within(main.getByRole('region', { name: 'Selected members' }));
    expect(bar.getByText('3 selected')).toBeInTheDocument();
    await user.click(main.getByRole('checkbox', { name: 'Select Bo Li' }));
    expect(bar.getByText('2 selected')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('2 people are members now')).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'Requests 1' })).toBeInTheDocument();
    expect(tabs.getByRole('link', { name: 'Members 3' })).toBeInTheDocument();
    expect(main.queryByRole('region', { name: 'Selected members' })).toBeNull();
    await user.click(await press('Dismiss'));
    await waitFor(async () => expect(await roleOf(asking[2])).toBe('member'));
    expect(await roleOf(asking[1])).toBe('member');
    expect(await roleOf(asking[0])).toBeNull();
    expect(tabs.getByRole('link', { name: 'Members 3' })).toBeInTheDocument();
  });

  it('DESK-01 Escape and Clear leave nobody chosen', async () => {
    const { user, main } = await openRequests();
    await user.click(main.getByRole('checkbox', { name: 'Select Bo Li' }));
    await user.keyboard('{Escape}');
    expect(main.queryByRole('region', { name: 'Selected members' })).toBeNull();
    await user.click(main.getByRole('checkbox', { name: 'Select Bo Li' }));
    await user.click(main.getByRole('button', { name: 'Clear' }));
    expect(main.getByRole('checkbox', { name: 'Select Bo Li' })).not.toBeChecked();
  });

  it('DESK-01 a refused answer brings the row back and says why', async () => {
    const desk = await openRequests();
    const { user, tabs } = desk;
    faults.use(
      http.patch('*/api/invites/group/*', () => HttpResponse.json({ code: 500 }, { status: 500 }), {
        once: true,
      }),
    );
    await user.keyboard('ja');
    expect(shown(desk)).toHaveLength(2);
    await user.click(await press('Dismiss'));
    expect(
      await screen.findByText('Failed to change this membership. Please try again later.'),
    ).toBeInTheDocument();
    expect(shown(desk)).toEqual([...names]);
    expect(tabs.getByRole('link', { name: 'Requests 3' })).toBeInTheDocument();
  });

  it('HOUR-04 logging out sends what waits', async () => {
    const { user } = await openRequests();
    await user.keyboard('ja');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('button', { name: 'Log in' });
    expect(answered).toEqual(['accept']);
  });

  it('DESK-01 the log tells who did what to whom', async () => {
    const { user, main, tabs } = await openRequests();
    await user.keyboard('jaa');
    await user.click(await press('Dismiss'));
    await user.click(tabs.getByRole('link', { name: 'Log' }));
    expect(await main.findByText('accepted Bo Li')).toBeInTheDocument();
    expect(await main.findByText('founded the group')).toBeInTheDocument();
  });

  it('GRP-06 narrows the members to a role, kept in the address', async () => {
    const { user, main } = await open('members');
    await main.findByRole('link', { name: 'Amara Nwosu' });
    await user.click(main.getByRole('button', { name: 'Admins' }));
    expect(await main.findByText('Nobody here matches')).toBeInTheDocument();
    expect(location.search).toBe('?tab=members&role=admin');
    await user.click(main.getByRole('button', { name: 'Owners' }));
    expect(await main.findByRole('link', { name: 'Amara Nwosu' })).toBeInTheDocument();
  });
});
