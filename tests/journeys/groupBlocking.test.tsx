import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireGroup } from '@/shared/wire/group';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeGroup } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { closeUndo, undo } from '../mocks/undo';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const inAWeek = () => day.format(Date.now() + 7 * 24 * 60 * 60 * 1000);

describe('blocking in a group', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  /** Bodies of the blocks that were sent; empty for none. */
  let bodies: string[];

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const bo = await api().member({ permalink: 'bo', firstName: 'Bo', lastName: 'Li' });
    const groupId = await makeGroup(api(), amara.id, { permalink: 'tram', name: 'Tram 28' });
    await joinGroup(api(), groupId, yusuf.id);
    await joinGroup(api(), groupId, bo.id);
    bodies = [];
    faults.use(
      http.post('*/api/groups/*/block', async ({ request }) => {
        bodies.push(await request.clone().text());
        return undefined;
      }),
    );
  });

  async function open(as = amara) {
    const { user } = await renderApp({ path: '/group/tram/members', as });
    await screen.findByRole('button', { name: 'Account menu' });
    return { user, main: within(screen.getByRole('main')) };
  }
  type Opened = Awaited<ReturnType<typeof open>>;
  async function press({ user, main }: Opened) {
    const link = await main.findByRole('link', { name: 'Yusuf Demir' });
    const row = link.closest<HTMLElement>('[role=listitem]') ?? document.body;
    await user.click(within(row).getByRole('button', { name: 'Member options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  }
  async function ask(opened: Opened) {
    await press(opened);
    return within(await screen.findByRole('dialog', { name: 'Block Yusuf Demir?' }));
  }
  const seenByYusuf = async () => (await yusuf.call<WireGroup>('GET', '/api/groups/tram')).body.blocked;

  it('GRP-06 blocks for a time with a reason, which both sides read', async () => {
    const opened = await open();
    const { user, main } = opened;
    await user.click(await main.findByRole('link', { name: 'Blocked 0' }));
    expect(await main.findByText('Nobody is blocked')).toBeInTheDocument();
    await user.click(main.getAllByRole('link', { name: 'Members 3' }).at(-1) ?? document.body);
    const dialog = await ask(opened);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '1 week');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Advertising ');
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Yusuf Demir was blocked')).toBeInTheDocument();
    await waitFor(() => expect(main.queryByRole('link', { name: 'Yusuf Demir' })).toBeNull());
    expect(bodies).toEqual([]);
    await closeUndo(user);
    await user.click(await main.findByRole('link', { name: 'Blocked 1' }));
    const note = `@yusuf · Until ${inAWeek()} · Advertising`;
    expect(await main.findByText(note)).toBeInTheDocument();
    expect(bodies).toEqual([JSON.stringify({ days: 7, reason: 'Advertising' })]);
    expect(await seenByYusuf()).toMatchObject({ reason: 'Advertising' });
  });

  it('GRP-06 shows the blocked the end and the reason', async () => {
    const opened = await open();
    const { user } = opened;
    const dialog = await ask(opened);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'For how long' }), '1 week');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising');
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await closeUndo(user);
    await waitFor(async () => expect(await seenByYusuf()).not.toBeNull());
    cleanup();
    const { main } = await open(yusuf);
    expect(await main.findByText(`You are blocked in this group until ${inAWeek()}.`)).toBeInTheDocument();
    expect(main.getByText(/Advertising/)).toBeInTheDocument();
  });

  it('GRP-06 blocks for ever where nothing is given, and sends no terms', async () => {
    const opened = await open();
    const { user, main } = opened;
    const dialog = await ask(opened);
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await closeUndo(user);
    await waitFor(() => expect(bodies).toEqual(['']));
    await user.click(await main.findByRole('link', { name: 'Blocked 1' }));
    expect(await main.findByText('@yusuf')).toBeInTheDocument();
    expect(await seenByYusuf()).toEqual({ until: null, reason: '' });
  });

  it('GRP-06 HOUR-04 keeps what was typed when the block is taken back; Cancel blocks nobody', async () => {
    const opened = await open();
    const { user, main } = opened;
    const dialog = await ask(opened);
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Advertising');
    await user.click(dialog.getByRole('button', { name: 'Block' }));
    await undo(user);
    expect(await main.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
    const again = await ask(opened);
    expect(again.getByRole('textbox', { name: 'Reason' })).toHaveValue('Advertising');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(main.getByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
    expect(bodies).toEqual([]);
  });

  it('ANY-06 blocks at once, without terms, where the backend takes none', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: [] })));
    const opened = await open();
    await press(opened);
    expect(await screen.findByText('Yusuf Demir was blocked')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    await closeUndo(opened.user);
    await waitFor(() => expect(bodies).toEqual(['']));
  });
});
