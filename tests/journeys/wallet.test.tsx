import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { writeDevice } from '@/shared/lib/device/device';
import type { WireCoin } from '@/shared/wire/coin';
import type { TestMember } from '../../server/testing/harness';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const coinsPath = '*/api/exchange/coins/favorite/*';
const tea: WireCoin = { id: '7', symbol: 'TEA', name: 'Tea', price: 1.5, change_24h: -2, image: null };

describe('the wallet', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  const open = async (path = '/wallet') => {
    const app = await renderApp({ path, as: amara });
    await screen.findByRole('button', { name: 'Account menu' });
    return { ...app, page: within(screen.getByRole('main')) };
  };

  it('SHELL-03 tells a new member that nothing is counted yet, and leads on', async () => {
    const { page } = await open();
    expect(await page.findByText('Nothing has been counted yet.')).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Write something' })).toHaveAttribute('href', '/');
    expect(page.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/friends?tab=suggested');
    expect(page.getByText(/^Nothing yet\. Your new posts/)).toBeInTheDocument();
    expect(page.getByText(/There is no balance here/)).toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Swap old tokens' })).toHaveAttribute('href', '/migration/');
  });

  it.each([
    ['/coins', 'Favourite coins'],
    ['/socialDashboard', 'Social dashboard'],
  ])('SHELL-03 begins at %s with that part, and has all the others', async (path, title) => {
    const { page } = await open(path);
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await page.findByText('$3,120.55')).toBeInTheDocument();
    expect(page.getAllByText(title)).toHaveLength(1);
    expect(await page.findByText('Nothing has been counted yet.')).toBeInTheDocument();
    expect(page.getByRole('heading', { name: 'Voting power' })).toBeInTheDocument();
  });

  it('SHELL-10 tells how old the prices are, and what is not known; a failure is tried again', async () => {
    const answer = (body: object) => http.get(coinsPath, () => HttpResponse.json(body), { once: true });
    const fetched = new Date(Date.now() - 5 * 60_000).toISOString();
    const unknown = { ...tea, id: '8', symbol: 'MUG', name: 'Mug', price: null };
    const large = { ...tea, id: '9', symbol: 'POT', name: 'Pot', price: 1e300 };
    faults.use(answer({ list: [tea, unknown, large], count: 3, as_of: fetched, demo: false }));
    const first = await open('/coins');
    expect(await first.page.findByText('$1.50')).toBeInTheDocument();
    expect(first.page.getByText('No price')).toBeInTheDocument();
    expect(first.page.getByText('$1E300')).toBeInTheDocument();
    expect(first.page.getByText(/^Prices fetched:/)).toHaveTextContent('Prices fetched: 5 min');
    expect(first.page.queryByText(/Invented prices/)).not.toBeInTheDocument();
    first.close();

    faults.use(answer({ list: [], count: 0, as_of: null, demo: false }));
    const second = await open('/coins');
    expect(await second.page.findByText('Prices are not available.')).toBeInTheDocument();
    second.close();

    faults.use(answer({ no: 'list' }));
    const third = await open('/coins');
    expect(await third.page.findByText('Prices could not be loaded')).toBeInTheDocument();
    await third.user.click(third.page.getByRole('button', { name: 'Try again' }));
    expect(await third.page.findByText('$3,120.55')).toBeInTheDocument();
  });

  it('SHELL-10 the line about the swap is closed for good, for this member alone', async () => {
    onTestFinished(() => writeDevice({ swapClosed: undefined }));
    const line = () => screen.queryByRole('region', { name: 'Token swap' });
    const { user, page, close } = await open('/');
    await waitFor(() => expect(line()).toBeInTheDocument());
    await user.click(page.getByRole('button', { name: 'Close, and do not show again' }));
    expect(line()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'News feed' })).toHaveFocus();
    close();

    const again = await open('/');
    await again.page.findByRole('heading', { level: 1, name: 'News feed' });
    expect(line()).not.toBeInTheDocument();
    again.close();

    await renderApp({ path: '/', as: yusuf });
    await waitFor(() => expect(line()).toBeInTheDocument());
  });
});
