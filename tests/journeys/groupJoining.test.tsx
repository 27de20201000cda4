import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadGroup } from '@/features/groups/requests';
import type { WireGroup, WireGroupLink } from '@/shared/wire/group';
import { groupLinks } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { makeGroup } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('joining a group', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  /** A private group of Yusuf's. */
  let groupId: number;

  // Parts of the desk, which on a cold start take longer to load than a test waits.
  beforeAll(() =>
    Promise.all([
      import('@/features/groups/desk/GroupMembers'),
      import('@/features/groups/links/InviteLinks'),
    ]),
  );
  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    groupId = await makeGroup(api(), yusuf.id, { permalink: 'tram', name: 'Tram 28', privacy: 1 });
  });

  async function open(path: string, as: TestMember) {
    const { user, store } = await renderApp({ path, as });
    await screen.findByRole('button', { name: 'Account menu' });
    return { user, store, main: within(screen.getByRole('main')) };
  }
  const edit = (body: object) => yusuf.call('PATCH', `/api/groups/${groupId}`, body);
  const makeLink = async (body: object = {}) =>
    (await yusuf.call<WireGroupLink>('POST', `/api/groups/${groupId}/links`, body)).body;
  const addressOf = ({ code }: WireGroupLink) => `/group/tram?invite=${code ?? ''}`;

  describe('by a link', () => {
    it('GRP-06 makes a link, copies it, and counts who came by it', async () => {
      const { user, main } = await open('/group/tram/members?tab=invited', yusuf);
      const links = within(await main.findByRole('region', { name: 'Invite links' }));
      await user.selectOptions(links.getByRole('combobox', { name: 'Ends after' }), '1 day');
      await user.selectOptions(links.getByRole('combobox', { name: 'Lets in' }), '5 people');
      await user.click(links.getByRole('button', { name: 'Create link' }));
      expect(await links.findByText(/^Used 0 of 5 times · Ends on/)).toBeInTheDocument();
      await user.click(links.getByRole('button', { name: 'Copy link' }));
      const copied = new URL(await navigator.clipboard.readText());
      expect(copied.pathname).toBe('/group/tram');
      const code = copied.searchParams.get('invite');
      expect((await amara.call('POST', `/api/groups/${groupId}/join`, { code })).status).toBe(200);
      await user.click(main.getByRole('button', { name: 'Invite members' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite members' }));
      expect(await dialog.findByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    });

    it('GRP-06 HOUR-04 revokes a link, which can be taken back; one that is over says so', async () => {
      await makeLink({ days: 1, uses: 5 });
      api().clock.advance(86_400);
      await makeLink({ days: 90, uses: 7 });
      const { user, main } = await open('/group/tram/members?tab=invited', yusuf);
      const list = within(await main.findByRole('list', { name: 'Invite links' }));
      const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
      await waitFor(() => expect(rows()).toHaveLength(2));
      expect(list.queryByRole('button', { name: 'Copy link' })).toBeNull();
      const [newest] = list.getAllByRole('listitem');
      await user.click(within(newest ?? document.body).getByRole('button', { name: 'Revoke' }));
      expect(rows()).toEqual([expect.stringContaining('of 5 times')]);
      expect(await screen.findByText('The link was revoked')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(rows()[0]).toContain('of 7 times');
    });

    it('GRP-06 lists more links than a page holds, so that each can be revoked', async () => {
      await makeLink({ uses: 1000 });
      await api()
        .db.insert(groupLinks)
        .values(
          Array.from({ length: 20 }, (_, number) => ({
            ...{ groupId, codeHash: `hash ${number}`, createdBy: yusuf.id, uses: 1, used: 1 },
            ...{ expiresAt: new Date(), createdAt: new Date() },
          })),
        );
      const { user, main } = await open('/group/tram/members?tab=invited', yusuf);
      const list = within(await main.findByRole('list', { name: 'Invite links' }));
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(20));
      await user.click(main.getByRole('button', { name: 'Load more' }));
      expect(await list.findByText(/of 1,?000 times/)).toBeInTheDocument();
    });

    it('GRP-06 whoever opens a link of a private group joins at once and sees what is inside', async () => {
      const { user, main } = await open(addressOf(await makeLink()), amara);
      expect(await main.findByText('This group is private')).toBeInTheDocument();
      await user.click(await main.findByRole('button', { name: 'Join by link' }));
      expect(await main.findByRole('button', { name: "What's on your mind?" })).toBeInTheDocument();
      expect(main.queryByRole('button', { name: 'Join by link' })).toBeNull();
    });

    it.each([
      ['is over', { days: 1 }, 86_400, 'This link is over. Ask for a new one.'],
      ['is used up', { uses: 1 }, 0, 'This link is used up. Ask for a new one.'],
      ['was revoked', {}, 0, 'This link does not work: it was revoked, or mistyped.'],
    ])('GRP-06 says in plain words that a link %s', async (what, body, seconds, text) => {
      const link = await makeLink(body);
      const other = await api().member();
      if (what === 'is used up') await other.call('POST', `/api/groups/${groupId}/join`, { code: link.code });
      if (what === 'was revoked') await yusuf.call('DELETE', `/api/groups/${groupId}/links/${link.id}`);
      api().clock.advance(seconds);
      const { user, main } = await open(addressOf(link), amara);
      await user.click(await main.findByRole('button', { name: 'Join by link' }));
      expect(await main.findByText(text)).toBeInTheDocument();
      expect(main.getByRole('button', { name: 'Request to join' })).toBeInTheDocument();
    });

    it('GRP-06 ENT-01 a link that is opened before the login leads to the group after it', async () => {
      const link = await makeLink();
      const { user } = await renderApp({ path: addressOf(link) });
      await user.type(await screen.findByLabelText('Email'), amara.row.email);
      await user.type(screen.getByLabelText('Password'), amara.password);
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await user.click(await screen.findByRole('button', { name: 'Join by link' }));
      expect(await screen.findByRole('button', { name: "What's on your mind?" })).toBeInTheDocument();
    });

    it('ANY-06 offers no links where the backend does not speak them', async () => {
      faults.use(
        http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: [] })),
      );
      const { main } = await open('/group/tram/members?tab=invited', yusuf);
      expect(await main.findByText('No invitations are open')).toBeInTheDocument();
      expect(main.queryByRole('region', { name: 'Invite links' })).toBeNull();
    });
  });

  it('GRP-06 offers no composer to who left silenced and joins again', async () => {
    await edit({ privacy: 0 });
    await amara.call('POST', `/api/groups/${groupId}/join`);
    await yusuf.call('POST', `/api/groups/${groupId}/members/${amara.id}/silence`);
    await amara.call('POST', `/api/groups/${groupId}/leave`);
    const { user, main } = await open('/group/tram', amara);
    await user.click(await main.findByRole('button', { name: 'Join' }));
    expect(await main.findByRole('button', { name: 'Member' })).toBeInTheDocument();
    expect(
      await main.findByText('An admin has silenced you. You can read, but not post.'),
    ).toBeInTheDocument();
    expect(main.queryByRole('button', { name: "What's on your mind?" })).toBeNull();
  });

  describe('with questions and rules', () => {
    const questions = ['Why a tram?', 'Who told you?'];
    const rules = ['Ring the bell', 'Give up your seat'];

    it('GRP-04 asks before one asks to join, and keeps what was typed when that fails', async () => {
      await edit({ questions, rules });
      const { user, main } = await open('/group/tram', amara);
      await user.click(await main.findByRole('button', { name: 'Request to join' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Ask to join Tram 28' }));
      expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rules);
      await user.type(dialog.getByRole('textbox', { name: 'Why a tram?' }), 'They sing');
      faults.use(
        http.post('*/api/groups/*/join', () => HttpResponse.json({ code: 400 }, { status: 400 }), {
          once: true,
        }),
      );
      await user.click(dialog.getByRole('button', { name: 'Request to join' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to join the group.');
      expect(dialog.getByRole('textbox', { name: 'Why a tram?' })).toHaveValue('They sing');
      await user.click(dialog.getByRole('button', { name: 'Request to join' }));
      expect(await main.findByRole('button', { name: 'Cancel request' })).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });

    it('GRP-04 SHELL-14 answers that were begun are there when the dialog opens again, until they are sent', async () => {
      await edit({ questions });
      const { user, main, store } = await open('/group/tram', amara);
      const ask = async () => {
        await user.click(await main.findByRole('button', { name: 'Request to join' }));
        return within(await screen.findByRole('dialog', { name: 'Ask to join Tram 28' }));
      };
      await user.type((await ask()).getByRole('textbox', { name: 'Who told you?' }), 'Yusuf');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const again = await ask();
      expect(again.getByRole('textbox', { name: 'Who told you?' })).toHaveValue('Yusuf');
      await user.click(again.getByRole('button', { name: 'Request to join' }));
      await main.findByRole('button', { name: 'Cancel request' });
      await amara.call('POST', `/api/groups/${groupId}/leave`);
      store.dispatch(loadGroup.request('tram'));
      await main.findByRole('button', { name: 'Request to join' });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect((await ask()).getByRole('textbox', { name: 'Who told you?' })).toHaveValue('');
    });

    it('GRP-04 GRP-06 a link asks too, and lets in at once', async () => {
      await edit({ questions });
      const { user, main } = await open(addressOf(await makeLink()), amara);
      await user.click(await main.findByRole('button', { name: 'Join by link' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Join Tram 28' }));
      await user.type(dialog.getByRole('textbox', { name: 'Who told you?' }), 'Yusuf');
      await user.click(dialog.getByRole('button', { name: 'Join' }));
      expect(await main.findByRole('button', { name: 'Member' })).toBeInTheDocument();
    });

    it('DESK-01 a request opens with its answers, and is declined with a reason that the asker reads', async () => {
      await edit({ questions });
      await amara.call('POST', `/api/groups/${groupId}/join`, { answers: ['They sing', ''] });
      const { user, main } = await open('/group/tram/members?tab=requests', yusuf);
      const toggle = await main.findByRole('button', { name: 'Answers and reason' });
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await user.click(toggle);
      expect(main.getByText('They sing')).toBeVisible();
      expect(main.queryByText('Who told you?')).toBeNull();
      await user.type(main.getByRole('textbox', { name: 'Reason' }), 'We are full until May');
      await user.click(main.getByRole('button', { name: 'Decline with this reason' }));
      expect(await main.findByText('No requests wait')).toBeInTheDocument();
      await user.click(main.getByRole('link', { name: /^Invited/ }));
      // Another act sends the one that waits.
      await user.click(await main.findByRole('button', { name: 'Create link' }));
      await user.click(await main.findByRole('button', { name: 'Revoke' }));
      await waitFor(async () => {
        const { body } = await amara.call<{ list: { text: string | null }[] }>('GET', '/api/notify');
        expect(body.list.map(({ text }) => text)).toEqual(['We are full until May']);
      });
    });

    it('DESK-01 HOUR-04 a reason stays when the answer is taken back, or could not be sent', async () => {
      await amara.call('POST', `/api/groups/${groupId}/join`);
      faults.use(http.patch('*/decline', () => HttpResponse.json({}, { status: 500 })));
      const { user, main } = await open('/group/tram/members?tab=requests', yusuf);
      await user.click(await main.findByRole('button', { name: 'Answers and reason' }));
      await user.type(main.getByRole('textbox', { name: 'Reason' }), 'We are full until May');
      for (const end of ['Undo', 'Dismiss']) {
        await user.click(main.getByRole('button', { name: 'Decline with this reason' }));
        await user.click(await screen.findByRole('button', { name: end }));
        await user.click(await main.findByRole('button', { name: 'Answers and reason' }));
        expect(main.getByRole('textbox', { name: 'Reason' })).toHaveValue('We are full until May');
      }
    });

    it('GRP-02 GRP-03 rules and questions are written in the settings and read on the About page', async () => {
      const { user, main } = await open('/group/tram/settings/rules', yusuf);
      await user.click(await main.findByRole('button', { name: 'Add a rule' }));
      await user.type(main.getByRole('textbox', { name: 'Rule 1' }), 'Ring the bell');
      await user.click(main.getByRole('button', { name: 'Add a rule' }));
      await user.type(main.getByRole('textbox', { name: 'Rule 2' }), 'Sit down');
      await user.click(main.getByRole('button', { name: 'Remove: Rule 1' }));
      expect(main.getByRole('textbox', { name: 'Rule 1' })).toHaveValue('Sit down');
      for (const question of questions) {
        await user.click(main.getByRole('button', { name: 'Add a question' }));
        const field = main.getAllByRole('textbox', { name: /^Question/ }).at(-1);
        await user.type(field ?? document.body, question);
      }
      await user.click(main.getByRole('button', { name: 'Add a question' }));
      expect(main.queryByRole('button', { name: 'Add a question' })).toBeNull();
      await user.click(main.getByRole('button', { name: 'Save changes' }));
      await waitFor(async () => {
        const { body } = await yusuf.call<WireGroup>('GET', '/api/groups/tram');
        expect([body.rules, body.questions]).toEqual([['Sit down'], questions]);
      });
      await user.click(main.getByRole('link', { name: 'About' }));
      const list = within(await main.findByRole('region', { name: 'Rules' }));
      expect(list.getByRole('listitem')).toHaveTextContent('Sit down');
    });
  });
});
