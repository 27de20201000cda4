import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

describe('a start that fails', () => {
  const api = useApi();

  it('L4 SHELL-11 leaves a way out of a session that the server cannot take', async () => {
    const member = await api().member();
    faults.use(http.get('*/api/user/user/new', () => new HttpResponse(null, { status: 431 })));
    const { user } = await renderApp({ as: member });
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Good to see you.' })).toBeInTheDocument();
    expect(localStorage.getItem('kith.token')).toBeNull();
  });
});
