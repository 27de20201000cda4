import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { endFaults, faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('a start that fails', () => {
  const api = useApi();

  it('C4 SHELL-14 says so and tries again', async () => {
    const member = await api().member();
    faults.use(http.get('*/api/user/user/new', () => HttpResponse.json({}, { status: 404 })));
    const { user } = await renderApp({ as: member });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    endFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'News feed' })).toBeInTheDocument();
  });

  it('L4 SHELL-11 leaves a way out of a session that the server cannot take', async () => {
    const member = await api().member();
    faults.use(http.get('*/api/user/user/new', () => new HttpResponse(null, { status: 431 })));
    const { user } = await renderApp({ as: member });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
    expect(localStorage.getItem('kith.token')).toBeNull();
  });
});
