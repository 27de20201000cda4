import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded before the first test, whose time it would take.
import '@/app/palette/palette';
import { readDevice, writeDevice } from '@/shared/lib/device/device';
import type { TestMember } from '../../server/testing/harness';
import { makeFollow, makeGroup, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('palette', () => {
  const api = useApi();
  let amara: TestMember;
  let marius: TestMember;

  beforeEach(async () => {
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    marius = await api().member({ permalink: 'marius', firstName: 'Marius', lastName: 'Albrecht' });
    await makeFollow(api(), amara.id, marius.id);
    await publish(marius, { post: 'At the end of the long road comes the old market of the estuary' });
    await makeGroup(api(), marius.id, {
      name: 'Market Street Allotments',
      searchName: 'market street allotments',
      permalink: 'allotments',
    });
  });
  afterEach(() => {
    writeDevice({ theme: 'system' });
    vi.restoreAllMocks();
  });

  const open = async () => {
    // Taken by the app as soon as it listens.
    const press = () =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
    await vi.waitFor(() => expect(press()).toBe(false), 10_000);
    await screen.findByRole('dialog', { name: 'Command palette' }, { timeout: 10_000 });
    const field = screen.getByRole('combobox', { name: 'Search everything' });
    await waitFor(() => expect(field).toHaveFocus());
    return within(screen.getByRole('dialog', { name: 'Command palette' }));
  };
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;

  it('HOUR-06 finds people, groups, posts and settings', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    const palette = await open();
    await user.keyboard('com');
    expect(palette.getByRole('group', { name: 'Settings' })).toHaveTextContent('Comments and replies');
    const first = chosen();
    expect(await palette.findByRole('group', { name: 'Posts' })).toHaveTextContent('comes the old market');
    expect(chosen(), 'nothing moves above the chosen row').toBe(first);
    await user.clear(screen.getByRole('combobox', { name: 'Search everything' }));
    await user.keyboard('mar');
    const groups = await palette.findByRole('group', { name: /^Groups/ });
    expect(groups).toHaveTextContent('Market Street Allotments');
    expect(await palette.findByRole('group', { name: /^People/ })).toHaveTextContent('Marius Albrecht');
    expect(await palette.findByRole('group', { name: 'Posts' })).toHaveTextContent('old market');
  });

  it('HOUR-06 goes there by Enter, remembers the place, and does what is asked', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    const palette = await open();
    await user.keyboard('@mari');
    await waitFor(() => expect(chosen()).toContain('Marius Albrecht'));
    expect(palette.queryByRole('group', { name: 'Groups' })).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/profile/marius'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    const again = await open();
    expect(await again.findByRole('group', { name: 'Back to' })).toHaveTextContent('Marius Albrecht');
    await user.keyboard('>night');
    expect(again.getByRole('group', { name: 'Do' })).toHaveTextContent('also called night');
    expect(chosen()).toContain('Change to the dark theme');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(readDevice().theme).toBe('dark'));
  });

  it('HOUR-06 acts on the post in focus, shows its key, and narrows by Tab', async () => {
    const { user } = await renderApp({ as: amara });
    const article = (await screen.findByText(/the old market/)).closest('article');
    article?.focus();
    const palette = await open();
    expect(palette.getByRole('group', { name: 'Do' })).toHaveTextContent('Write a postc');
    await user.keyboard('like');
    expect(chosen()).toContain('This post: Like');
    await user.keyboard('{Enter}');
    const like = within(article as HTMLElement).getByRole('button', { name: 'Like' });
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    expect(article).toHaveFocus();

    const again = await open();
    await user.keyboard('g{ArrowDown}{ArrowUp}{Tab}');
    expect(again.getByRole('button', { name: /^Only: / })).toBeInTheDocument();
    await user.clear(screen.getByRole('combobox', { name: 'Search everything' }));
    await user.keyboard('{Backspace}');
    expect(again.queryByRole('button', { name: /^Only: / })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(article).toHaveFocus();
  });

  it('HOUR-06 Backspace ends the narrowing to people, of whom none shows without a term', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    const palette = await open();
    await user.keyboard('mariu');
    await waitFor(() => expect(chosen()).toContain('Marius Albrecht'));
    await user.keyboard('{Tab}');
    expect(palette.getByRole('button', { name: 'Only: People' })).toBeInTheDocument();
    await user.clear(screen.getByRole('combobox', { name: 'Search everything' }));
    await user.keyboard('{Backspace}');
    expect(palette.queryByRole('button', { name: 'Only: People' })).not.toBeInTheDocument();
  });

  it('HOUR-06 says when nothing is called so, when the search fails, and when there is no connection', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    const palette = await open();
    await user.keyboard('xqz');
    expect(await palette.findByText('Nothing is called “xqz”')).toBeInTheDocument();
    expect(chosen()).toContain('Search all for “xqz”');
    faults.use(http.get('*/api/search/groups', () => HttpResponse.json({}, { status: 500 })));
    await user.clear(screen.getByRole('combobox', { name: 'Search everything' }));
    await user.keyboard('allot');
    expect(await palette.findByText('People, groups and posts could not be searched.')).toBeInTheDocument();
    faults.resetHandlers();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await palette.findByText(/^You are offline\. Only/)).toBeInTheDocument();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
  });

  it('AUTH-08 HOUR-06 logging out forgets what was opened from the palette', async () => {
    const { user, close } = await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await open();
    await user.keyboard('@marius');
    await waitFor(() => expect(chosen()).toContain('Marius Albrecht'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/profile/marius'));
    await open();
    await user.keyboard('>log out{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    close();
    const token = await api().newSession(amara.id);
    await renderApp({ path: '/about', as: { token }, keepsStorage: true });
    const again = await open();
    expect(again.queryByRole('group', { name: 'Back to' })).not.toBeInTheDocument();
  });
});
