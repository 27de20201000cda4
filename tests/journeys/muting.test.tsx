import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readDevice, writeDevice } from '@/shared/lib/device/device';
import { joinTabs } from '@/shared/lib/tabs/joinTabs';
import type { TestMember } from '../../server/testing/harness';
import { comment, makeFollow, publish } from '../../server/testing/posts';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('muted words and quiet mode', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await makeFollow(api(), amara.id, yusuf.id);
    await publish(yusuf, { post: 'Castles of sand, no spoiler' });
    api().clock.advance(1);
    const { id } = await publish(yusuf, { post: 'Who wins? A SPOILER and more' });
    await comment(yusuf, id, 'The butler AND the cook');
  });
  afterEach(() => {
    writeDevice({ isQuiet: undefined });
    vi.restoreAllMocks();
  });

  const mute = async (user: Awaited<ReturnType<typeof renderApp>>['user'], word: string, time?: string) => {
    await user.type(await screen.findByRole('textbox', { name: 'Muted word' }), word);
    if (time !== undefined)
      await user.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), time);
    await user.click(screen.getByRole('button', { name: 'Mute' }));
  };

  it('HOUR-07 G15 folds away posts and comments with a muted word or phrase, and shows them when asked', async () => {
    const { user } = await renderApp({ path: '/settings/privacy', as: amara });
    await mute(user, 'and');
    await mute(user, 'a  spoiler');
    await mute(user, 'A Spoiler');
    expect(await screen.findByText('This is muted already.')).toBeInTheDocument();
    const list = within(screen.getByRole('list', { name: 'Muted words' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);

    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'News feed' }),
    );
    const hidden = await screen.findByRole('article', {
      name: 'A post of Yusuf Demir is hidden: it holds “and”.',
    });
    expect(screen.getByText('Castles of sand, no spoiler'), '“and” leaves “sand” alone').toBeInTheDocument();
    expect(screen.queryByText(/Who wins/)).not.toBeInTheDocument();
    await user.click(within(hidden).getByRole('button', { name: 'Show' }));
    const post = (await screen.findByText('Who wins? A SPOILER and more')).closest('article') as HTMLElement;
    await user.click(within(post).getByRole('button', { name: 'Comments (1)' }));
    expect(await within(post).findByText('Hidden: it holds “and”.')).toBeInTheDocument();
    await user.click(within(post).getByRole('button', { name: 'Show' }));
    expect(await within(post).findByText('The butler AND the cook')).toBeInTheDocument();
  });

  it('HOUR-07 a muted word lasts as long as asked, over a reload, and its posts come back by themselves', async () => {
    const first = await renderApp({ path: '/settings/privacy', as: amara });
    await mute(first.user, 'spoiler', '24 hours');
    expect(await screen.findByText(/^Until \w+ \d/)).toBeInTheDocument();
    first.close();
    await renderApp({ as: amara, keepsStorage: true });
    expect(await screen.findAllByRole('article', { name: /is hidden: it holds “spoiler”/ })).toHaveLength(2);
    const later = Date.now() + 25 * 60 * 60 * 1000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    // Any news makes the app look again; the timer of a day is not waited for here.
    api().clock.advance(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(
      await screen.findByText('Castles of sand, no spoiler', {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
  });

  it('HOUR-07 keeps every choice, also two that come at once', async () => {
    const { user } = await renderApp({ path: '/settings/privacy', as: amara });
    for (const word of ['spoiler', 'castles', 'butler']) await mute(user, word);
    const list = within(screen.getByRole('list', { name: 'Muted words' }));
    const kept = async () =>
      (await get<{ phrase: string }[]>(`muted/${amara.id}`))?.map(({ phrase }) => phrase);
    await expect.poll(kept).toEqual(['spoiler', 'castles', 'butler']);
    fireEvent.click(list.getByRole('button', { name: 'Remove spoiler' }));
    fireEvent.click(list.getByRole('button', { name: 'Remove castles' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect.poll(kept).toEqual(['butler']);
  });

  it('HOUR-07 two tabs keep each other’s choices, and follow them', async () => {
    const { user } = await renderApp({ path: '/settings/privacy', as: amara });
    await mute(user, 'spoiler');
    const key = `muted/${amara.id}`;
    const kept = async () => (await get<{ phrase: string }[]>(key))?.map(({ phrase }) => phrase);
    await expect.poll(kept).toEqual(['spoiler']);
    await set(key, [
      { phrase: 'spoiler', until: null },
      { phrase: 'castles', until: null },
    ]);
    await mute(user, 'butler');
    await expect.poll(kept).toEqual(['spoiler', 'castles', 'butler']);
    expect(await screen.findByRole('button', { name: 'Remove castles' })).toBeInTheDocument();
    await set(key, [{ phrase: 'castles', until: null }]);
    const other = joinTabs(key, () => undefined);
    onTestFinished(other.leave);
    other.tell('changed');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1));
  });

  it('HOUR-07 AUTH-08 logging out forgets muted words without asking: they are no text that waits', async () => {
    const key = `muted/${amara.id}`;
    const first = await renderApp({ path: '/settings/privacy', as: amara });
    await mute(first.user, 'spoiler');
    await expect.poll(() => get(key)).toBeDefined();
    first.close();
    const { user } = await renderApp({ path: '/about', as: amara, keepsStorage: true });
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    await user.click(main.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
    await expect.poll(() => get(key)).toBeUndefined();
  });

  it('HOUR-07 quiet mode takes numbers and badges away, and no new posts are called', async () => {
    const { user } = await renderApp({ path: '/settings/privacy', as: amara });
    await user.click(await screen.findByRole('switch', { name: 'Quiet mode' }));
    expect(readDevice().isQuiet).toBe(true);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'News feed' }),
    );
    const post = (await screen.findByText(/Who wins/)).closest('article') as HTMLElement;
    expect(within(post).getByRole('button', { name: 'Comments' })).toHaveTextContent('');
    writeDevice({ isQuiet: undefined });
    await waitFor(() =>
      expect(within(post).getByRole('button', { name: 'Comments (1)' })).toBeInTheDocument(),
    );
  });
});
