import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { loadStatus } from '@/features/session/requests';
import { selectIsStatusKnown } from '@/features/session/status';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const maintenance = (isOn: boolean) =>
  faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: isOn })));

describe('status pages', () => {
  const api = useApi();

  it('SHELL-07 an unknown path shows a way home', async () => {
    const member = await api().member();
    const { user } = await renderApp({ path: '/no/such/place', as: member });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is nothing here' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to the news feed' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
  });

  it('SHELL-07 the generic error page shows the code of its address, and nothing else from there', async () => {
    const first = await renderApp({ path: '/error?code=E-7F3A2C1B' });
    expect(await screen.findByRole('heading', { name: 'Oops, that was unexpected' })).toBeInTheDocument();
    expect(screen.getByText('E-7F3A2C1B')).toBeInTheDocument();
    first.close();
    await renderApp({ path: '/error?code=call%20555%20now' });
    await screen.findByRole('heading', { name: 'Oops, that was unexpected' });
    expect(screen.queryByText(/555/)).not.toBeInTheDocument();
  });

  it('SHELL-08 maintenance stands in for any screen, and ends where the visitor was', async () => {
    maintenance(true);
    const { user } = await renderApp({ path: '/signUp' });
    expect(await screen.findByRole('heading', { name: 'Back in a little while' })).toBeInTheDocument();
    expect(screen.getByText(/Looks again by itself in \d+ s/)).toBeInTheDocument();
    expect(screen.queryByText('Still at work.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Still at work.')).toBeInTheDocument();
    maintenance(false);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: 'Join in.' })).toBeInTheDocument();
    expect(location.pathname).toBe('/signUp');
  });

  it('SHELL-08 maintenance that begins meanwhile is noticed by who is inside', async () => {
    const member = await api().member();
    const { store } = await renderApp({ path: '/about', as: member });
    await screen.findByRole('heading', { level: 1, name: 'About' });
    await waitFor(() => expect(selectIsStatusKnown(store.getState())).toBe(true));
    maintenance(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('heading', { name: 'Back in a little while' })).toBeInTheDocument();
  });

  it('SHELL-08 that the status cannot be read is no maintenance', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.error()));
    const { store } = await renderApp({ path: '/login' });
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
    await waitFor(() => expect(loadStatus.select(store.getState()).status).toBe('failed'));
    expect(screen.getByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
  });

  it.each(['privacy', 'terms', 'cookies', 'refunds', 'disclosures'])(
    'SHELL-05 SHELL-06 everyone may read /legal/%s',
    async (page) => {
      await renderApp({ path: `/legal/${page}` });
      const name = page.charAt(0).toUpperCase() + page.slice(1);
      expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
      expect(document.title).toBe(`${name} · Kith`);
      expect(document.body).not.toHaveTextContent('{{');
    },
  );

  it('SHELL-01 removes service workers and their caches at start-up', async () => {
    const unregister = vi.fn(() => Promise.resolve(true));
    const remove = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal('caches', { keys: () => Promise.resolve(['old']), delete: remove });
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistrations: () => Promise.resolve([{ unregister }]) },
    });
    try {
      const { removeServiceWorkers } = await import('@/shared/lib/serviceWorkers/removeServiceWorkers');
      await removeServiceWorkers();
      expect(unregister).toHaveBeenCalledOnce();
      expect(remove).toHaveBeenCalledWith('old');
    } finally {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });
});
