import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationTypes, type WireLoggedUser } from '@/shared/wire/user';
import type { TestMember } from '../../server/testing/harness';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const path = '/settings/notification';

describe('settings: mail about notifications', () => {
  const api = useApi();
  let amara: TestMember;
  const account = async () => (await amara.call<WireLoggedUser>('GET', '/api/user/user/new')).body;
  const mailOf = (kind: string) => screen.findByRole('combobox', { name: `Email me: ${kind}` });

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', notification: { chat: false } });
  });

  it('LIVE-04 is off for each kind until it is chosen, saves itself, and is there after a reload', async () => {
    const { user, close } = await renderApp({ path, as: amara });
    const votes = await mailOf('Votes');
    expect(screen.getAllByRole('combobox', { name: /^Email me/ })).toHaveLength(notificationTypes.length);
    for (const select of screen.getAllByRole('combobox', { name: /^Email me/ }))
      expect(select).toHaveValue('never');
    expect(
      within(votes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Never', 'Daily', 'At once']);
    await user.selectOptions(votes, 'Daily');
    expect(votes).toHaveValue('daily');
    await user.selectOptions(await mailOf('Mentions'), 'At once');
    await waitFor(async () =>
      expect((await account()).digest).toMatchObject({ vote: 'daily', mention: 'now' }),
    );
    for (const value of ['now', 'never', 'now', 'daily', 'now'])
      fireEvent.change(votes, { target: { value } });
    await waitFor(async () =>
      expect((await account()).digest).toMatchObject({ vote: 'now', mention: 'now' }),
    );
    expect((await account()).notification).toMatchObject({ vote: true, mention: true });
    close();
    await renderApp({ path, as: amara });
    expect(await mailOf('Votes')).toHaveValue('now');
    expect(await mailOf('Posts')).toHaveValue('never');
  });

  it('LIVE-04 is reached by keys, and cannot be chosen for a kind that is switched off', async () => {
    const { user } = await renderApp({ path, as: amara });
    const votes = await mailOf('Votes');
    const votesSwitch = screen.getByRole('switch', { name: 'Votes' });
    votesSwitch.focus();
    await user.tab();
    expect(votes).toHaveFocus();
    expect(await mailOf('Messages')).toBeDisabled();
    await user.click(votesSwitch);
    await waitFor(() => expect(votes).toBeDisabled());
    await user.click(votesSwitch);
    await waitFor(() => expect(votes).toBeEnabled());
  });

  it('LIVE-04 ERR-02 takes a choice back that could not be saved, and says so', async () => {
    const { user } = await renderApp({ path, as: amara });
    const votes = await mailOf('Votes');
    faults.use(
      http.patch('*/api/user/edit', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await user.selectOptions(votes, 'Daily');
    expect(await screen.findByText('Failed to update settings. Please try again later.')).toBeInTheDocument();
    expect(votes).toHaveValue('never');
    await user.selectOptions(votes, 'Daily');
    await waitFor(async () => expect((await account()).digest.vote).toBe('daily'));
    expect(votes).toHaveValue('daily');
  });

  it('LIVE-04 ANY-06 is not offered where the backend knows no such mail', async () => {
    const known = { ...(await account()), digest: undefined };
    faults.use(http.get('*/api/user/user/new', () => HttpResponse.json(known)));
    await renderApp({ path, as: amara });
    const kinds = within(await screen.findByRole('region', { name: 'Notification' }));
    expect(kinds.getAllByRole('switch')).toHaveLength(notificationTypes.length);
    expect(screen.queryByRole('combobox', { name: /^Email me/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/mail you/)).not.toBeInTheDocument();
  });
});
