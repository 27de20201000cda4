import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '@/shared/store/testStore';
import type { TestMember } from '../../server/testing/harness';
import { useApi } from '../mocks/api';
import { pick, picture, slowPicture } from '../mocks/composing';
import { renderApp } from '../mocks/renderApp';

describe('a picture that is slow to read', () => {
  const api = useApi();
  let amara: TestMember;
  /** Names of the files whose addresses are in use. */
  let shown: Map<string, string>;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    shown = new Map();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const address = `blob:${shown.size}`;
      shown.set(address, file instanceof File ? file.name : '');
      return address;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void shown.delete(address));
    return () => vi.restoreAllMocks();
  });

  async function open() {
    const { user } = await renderApp({ path: '/profile/amara', as: amara });
    await screen.findByRole('button', { name: 'Account menu' });
    const main = within(screen.getByRole('main'));
    await user.click(await main.findByRole('button', { name: 'Change cover' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change cover' }));
    return { user, dialog };
  }

  it('PROF-03 does not take the place of the one that was chosen after it', async () => {
    const { dialog } = await open();
    const slow = await slowPicture('slow.png');
    pick(slow.file);
    pick(await picture('quick.png'));
    await waitFor(() => expect([...shown.values()]).toEqual(['quick.png']));
    slow.read();
    await settle();
    expect([...shown.values()]).toEqual(['quick.png']);
    expect(dialog.getByRole('button', { name: 'Save picture' })).toBeInTheDocument();
  });

  it('PROF-03 is the one that is saved, never the one before it', async () => {
    const { dialog } = await open();
    pick(await picture('first.png'));
    const save = await dialog.findByRole('button', { name: 'Save picture' });
    const slow = await slowPicture('second.png');
    pick(slow.file);
    await waitFor(() => expect(save).toBeDisabled());
    slow.read();
    await waitFor(() => expect([...shown.values()]).toEqual(['second.png']));
    expect(dialog.getByRole('button', { name: 'Save picture' })).toBeEnabled();
  });

  it('PROF-03 is given up with its dialog, and keeps no memory', async () => {
    const { user, dialog } = await open();
    const slow = await slowPicture('slow.png');
    pick(slow.file);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    slow.read();
    await settle();
    expect([...shown.values()]).toEqual([]);
  });
});
