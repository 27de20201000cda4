import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireGroup } from '@/shared/wire/group';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, makeGroup } from '../../server/testing/posts';
import { answerLate, faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const names = ['Bo Li', 'Cara Diaz', 'Dev Rao'] as const;

describe('inviting to a group', () => {
  const api = useApi();
  let amara: TestMember;
  let bo: TestMember;
  let groupId: number;
  /** Bodies of the invitations that were sent; empty for none. */
  let bodies: string[];

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    groupId = await makeGroup(api(), amara.id, { permalink: 'tram', name: 'Tram 28', privacy: 1 });
    const people: TestMember[] = [];
    for (const name of names) {
      const [firstName = '', lastName = ''] = name.split(' ');
      const person = await api().member({ permalink: firstName.toLowerCase(), firstName, lastName });
      await makeFollow(api(), amara.id, person.id);
      people.push(person);
    }
    bo = people[0] ?? amara;
    bodies = [];
    faults.use(
      http.post('*/api/invites/group/*', async ({ request }) => {
        bodies.push(await request.clone().text());
        return undefined;
      }),
    );
  });

  async function open(path = 'members?tab=invited') {
    const { user } = await renderApp({ path: `/group/tram/${path}`, as: amara });
    await screen.findByRole('button', { name: 'Account menu' });
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: 'Invite members' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite members' }));
    await dialog.findByRole('checkbox', { name: 'Select Bo Li' });
    const box = (name: string) => dialog.getByRole('checkbox', { name: `Select ${name}` });
    const button = (name: string) => dialog.getByRole('button', { name });
    return { user, main, dialog, box, button };
  }
  const calls = () =>
    sentCalls.filter((call) => call.includes('/api/invites/group/') && call.startsWith('POST'));
  const rolesOffered = async () => {
    const path = `/api/groups/${groupId}/members?type=invited`;
    const { body } = await amara.call<WireList<{ user: { first_name: string }; type: string }>>('GET', path);
    return body.list.map(({ user, type }) => `${user.first_name} ${type}`).sort();
  };

  it('GRP-06 chooses people over several searches and invites them at once, with a role', async () => {
    const { user, main, dialog, box, button } = await open();
    expect(button('Invite 0 people')).toBeDisabled();
    const search = dialog.getByRole('searchbox', { name: 'Search people' });
    expect(search).toHaveFocus();
    await user.click(box('Bo Li'));
    expect(button('Invite 1 person')).toBeEnabled();
    await user.type(search, 'cara');
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Select Bo Li' })).toBeNull());
    await user.click(box('Cara Diaz'));
    await user.clear(search);
    expect(await dialog.findByRole('checkbox', { name: 'Select Bo Li' })).toBeChecked();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Moderator');
    await user.click(button('Invite 2 people'));
    expect(await dialog.findAllByText('Invited')).toHaveLength(2);
    expect(dialog.queryByRole('checkbox', { name: 'Select Cara Diaz' })).toBeNull();
    expect(button('Invite 0 people')).toBeDisabled();
    expect(button('Done')).toHaveFocus();
    expect(await screen.findByText('2 people are invited')).toBeInTheDocument();
    expect(calls()).toHaveLength(2);
    await user.click(button('Done'));
    expect(await main.findByRole('link', { name: 'Invited 2' })).toBeInTheDocument();
    expect(await rolesOffered()).toEqual(['Bo moderator', 'Cara moderator']);
  });

  it('GRP-06 keeps those chosen whose invitation failed, says why, and invites them by a second press', async () => {
    const { user, dialog, box, button } = await open();
    faults.use(
      http.post(`*/create/${bo.id}`, () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await user.click(box('Bo Li'));
    await user.click(box('Dev Rao'));
    await user.click(button('Invite 2 people'));
    const failure = 'Failed to invite Bo Li. Please try again later.';
    expect(await dialog.findByRole('alert')).toHaveTextContent(failure);
    expect(dialog.getByText('Invited')).toBeInTheDocument();
    expect(box('Bo Li')).toBeChecked();
    await user.click(button('Invite 1 person'));
    expect(await dialog.findAllByText('Invited')).toHaveLength(2);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(await rolesOffered()).toEqual(['Bo member', 'Dev member']);
  });

  it('GRP-06 forgets a failure with the choice, and with the dialog', async () => {
    const { user, main, dialog, box, button } = await open();
    faults.use(http.post('*/create/*', () => HttpResponse.error()));
    await user.click(box('Bo Li'));
    await user.click(box('Dev Rao'));
    await user.click(button('Invite 2 people'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Failed to invite 2 people. Request failed. Please try again later.',
    );
    await user.click(box('Bo Li'));
    expect(dialog.getByRole('alert')).toHaveTextContent('Failed to invite Dev Rao.');
    await user.click(button('Done'));
    await user.click(main.getByRole('button', { name: 'Invite members' }));
    const again = within(await screen.findByRole('dialog', { name: 'Invite members' }));
    const dev = await again.findByRole('checkbox', { name: 'Select Dev Rao' });
    expect(dev).not.toBeChecked();
    await user.click(dev);
    expect(again.queryByRole('alert')).toBeNull();
  });

  it('GRP-06 invites once by a double click, and goes on when the dialog is closed meanwhile', async () => {
    const { user, main, box, button } = await open();
    const release = answerLate(api(), 'post', `*/create/${bo.id}`);
    await user.click(box('Bo Li'));
    await user.dblClick(button('Invite 1 person'));
    expect(button('Inviting')).toHaveAttribute('aria-busy', 'true');
    await user.click(button('Close'));
    release();
    expect(await main.findByRole('link', { name: 'Invited 1' })).toBeInTheDocument();
    expect(calls()).toHaveLength(1);
  });

  it('GRP-06 lets somebody in who asks to join, with the role', async () => {
    await bo.call('POST', `/api/groups/${groupId}/join`);
    const { user, main, dialog, box, button } = await open('members?tab=requests');
    await user.click(box('Bo Li'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Admin');
    await user.click(button('Invite 1 person'));
    expect(await dialog.findByText('Invited')).toBeInTheDocument();
    await user.click(button('Done'));
    expect(await main.findByText('No requests wait')).toBeInTheDocument();
    expect((await bo.call<WireGroup>('GET', '/api/groups/tram')).body.role).toBe('admin');
  });

  it('ANY-06 offers no role and sends no body where the backend does not speak them', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: [] })));
    const { user, dialog, box, button } = await open();
    expect(dialog.queryByRole('combobox', { name: 'Role' })).toBeNull();
    await user.click(box('Bo Li'));
    await user.click(button('Invite 1 person'));
    expect(await dialog.findByText('Invited')).toBeInTheDocument();
    expect(bodies).toEqual(['']);
  });
});
