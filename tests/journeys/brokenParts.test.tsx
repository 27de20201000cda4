import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '@/features/people/entities';
import { loadProfile } from '@/features/people/requests';
import type { TestMember } from '../../server/testing/harness';
import { useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const errorCode = /^E-[0-9A-F]{8}$/;

describe('a part that throws while it renders', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    // Silences React's reports of the caught errors.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('SHELL-07 of the rail leaves page and frame usable, and comes back by its button', async () => {
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const { user, store } = await renderApp({ path: '/about', as: amara });
    const rail = within(await screen.findByRole('complementary', { name: 'Suggestions' }));
    await rail.findByRole('link', { name: 'Yusuf Demir' });
    const id = String(yusuf.id);
    const whole = users.select(store.getState(), id);
    const show = (person: object) =>
      act(
        () =>
          void store.dispatch({
            type: loadProfile.success.type,
            payload: { id, entities: { users: { [id]: person } } },
          }),
      );

    show({ ...whole, displayName: null });
    const alert = within(await rail.findByRole('alert'));
    expect(alert.getByText('This part did not load')).toBeInTheDocument();
    expect(alert.getByText(errorCode)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
        name: 'Help and support',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Help and support' })).toBeInTheDocument();

    show({ ...whole });
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await rail.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
  });

  it('SHELL-07 of the page shows the generic error with a code inside the frame, until another page opens', async () => {
    const { user, store } = await renderApp({ path: '/profile/amara', as: amara });
    await screen.findByRole('heading', { level: 1, name: 'Amara Nwosu' });
    const broken = { ...store.getState().session.user, displayName: null };
    act(
      () =>
        void store.dispatch({
          type: loadProfile.success.type,
          payload: { id: String(amara.id), entities: { users: { [String(amara.id)]: broken } } },
        }),
    );
    const main = within(screen.getByRole('main'));
    expect(
      await main.findByRole('heading', { level: 1, name: 'Oops, that was unexpected' }),
    ).toBeInTheDocument();
    expect(main.getByText(errorCode)).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Wallet' }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Wallet' })).toBeInTheDocument();
  });
});
