import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { resizeWindow } from '../mocks/windowWidth';

describe('the profile as others see it, beside its settings', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({
      permalink: 'amara',
      firstName: 'Amara',
      lastName: 'Nwosu',
      bio: 'Grows food on plot seven.',
      privacy: { profile_details: 'everyone' },
    });
  });

  const open = async (path: string) => {
    resizeWindow(1600);
    const { user } = await renderApp({ path, as: amara });
    const seen = within(await screen.findByRole('complementary', { name: 'As others see you' }));
    return { user, seen, page: within(screen.getByRole('main')) };
  };

  it('SHELL-10 SET-06 shows what a stranger and a follower would see of a choice, before it is saved', async () => {
    const { user, seen, page } = await open('/settings/privacy');
    expect(seen.getByText('Grows food on plot seven.')).toBeInTheDocument();
    await user.selectOptions(page.getByLabelText('Profile details'), 'All followers');
    expect(seen.queryByText('Grows food on plot seven.')).not.toBeInTheDocument();
    expect(seen.getByText(/sees your name and your pictures, and nothing else/)).toBeInTheDocument();
    await user.click(seen.getByRole('radio', { name: 'A follower' }));
    expect(seen.getByText('Grows food on plot seven.')).toBeInTheDocument();
    expect(seen.getByText(/^A follower sees your profile and posts/)).toBeInTheDocument();
  });

  it('SHELL-10 shows the fields of the profile while they are written', async () => {
    const { user, seen, page } = await open('/settings/basic');
    expect(seen.getByText('@amara')).toBeInTheDocument();
    const bio = page.getByLabelText('Bio');
    await user.clear(bio);
    await user.type(bio, 'Bakes');
    expect(seen.getByText('Bakes')).toBeInTheDocument();
    const name = page.getByLabelText('Display name');
    await user.clear(name);
    await user.type(name, 'Ama');
    expect(seen.getByText('Ama')).toBeInTheDocument();
    expect(seen.queryByText('Grows food on plot seven.')).not.toBeInTheDocument();
  });
});
