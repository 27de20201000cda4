import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCoins } from '@/features/coins/requests';
import { loadProfile } from '@/features/people/requests';
import { answerChanged } from '@/shared/store/requests';
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
    const { user, store } = await renderApp({ path: '/about', as: amara });
    const rail = within(await screen.findByRole('complementary', { name: 'Suggestions' }));
    await rail.findByText('$3,120.55');
    const whole = loadCoins.select(store.getState(), String(amara.id)).data;
    const show = (data: unknown) =>
      act(() => void store.dispatch(answerChanged({ address: loadCoins.address(String(amara.id)), data })));

    const broken = { id: '1', symbol: null, name: '', price: 1, change24H: 0 };
    show({ coins: [broken], asOf: null, isDemo: false });
    const alert = within(await rail.findByRole('alert'));
    expect(alert.getByText('This part did not load')).toBeInTheDocument();
    expect(alert.getByText(errorCode)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
    expect(rail.getByRole('link', { name: 'Swap old tokens' })).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', {
        name: 'Help and support',
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Help and support' })).toBeInTheDocument();

    show(whole);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await rail.findByText('$3,120.55')).toBeInTheDocument();
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
