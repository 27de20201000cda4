import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded before the first test, whose time it would take.
import '@/app/shortcuts/ShortcutHelp';
import { readDevice, writeDevice } from '@/shared/lib/device/device';
import type { TestMember } from '../../server/testing/harness';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('keys of one’s own', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });
  afterEach(() => writeDevice({ hasShortcuts: true, shortcutKeys: undefined }));

  /** The list of keys, opened by its own key once shortcuts are there. */
  async function openHelp() {
    const { user } = await renderApp({ path: '/about', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await vi.waitFor(() => {
      press('?');
      expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    }, 10_000);
    return { user, help: within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })) };
  }

  it('HOUR-06 a key can be changed, switched off and brought back, and says who has it already', async () => {
    const { user, help } = await openHelp();
    await user.click(help.getByRole('button', { name: 'Change the key: Go to notifications' }));
    await user.keyboard('j');
    expect(await help.findByText('j already does this: Next post.')).toBeInTheDocument();
    await user.keyboard('{F2}');
    expect(await help.findByText('F2 is kept for moving about.')).toBeInTheDocument();
    await user.keyboard('gi');
    const changer = await help.findByRole('button', { name: 'Change the key: Go to notifications' });
    expect(changer).toHaveFocus();
    await user.click(changer);
    await user.keyboard('{Escape}');
    expect(help.queryByRole('textbox')).not.toBeInTheDocument();
    expect(help.getByRole('button', { name: 'Change the key: Go to notifications' })).toHaveFocus();

    await user.click(help.getByRole('button', { name: 'Change the key: Go to saved posts' }));
    await user.keyboard('{Delete}');
    expect(await help.findByText('Off')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    for (const key of ['g', 'n', 'g', 'b']) press(key);
    // "n" alone still writes a post, which leads to the feed.
    expect(location.pathname).not.toBe('/notifications');
    expect(location.pathname).not.toBe('/bookmarks');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    for (const key of ['g', 'i']) press(key);
    await waitFor(() => expect(location.pathname).toBe('/notifications'));
  });

  it('HOUR-06 a single key waits for no second one, and the usual keys come back together', async () => {
    const { user, help } = await openHelp();
    await user.click(help.getByRole('button', { name: 'Change the key: Go to groups' }));
    await user.keyboard('y');
    await help.findByRole('button', { name: 'Use the usual key: Go to groups' });
    await user.click(help.getByRole('button', { name: 'Use the usual keys' }));
    expect(help.queryByRole('button', { name: /^Use the usual/ })).not.toBeInTheDocument();
    expect(readDevice().shortcutKeys).toBeUndefined();
  });

  it('HOUR-06 a sequence may end with a key that needs Shift', async () => {
    writeDevice({ shortcutKeys: { goNotifications: ['g N'] } });
    const { user, help } = await openHelp();
    expect(help.getByText('Shift N')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    for (const key of ['g', 'Shift', 'N']) press(key);
    await waitFor(() => expect(location.pathname).toBe('/notifications'));
  });
});
