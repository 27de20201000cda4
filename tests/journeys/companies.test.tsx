import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { WireCompany } from '@/shared/wire/company';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { faults, sentCalls, useApi } from '../mocks/api';
import { foundCompany, mainLandmark as page, makeCeramics } from '../mocks/companies';
import { renderApp } from '../mocks/renderApp';
import { closeUndo } from '../mocks/undo';

describe('companies', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let category: string;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    category = await makeCeramics(api());
  });

  const found = (owner: TestMember, name: string, privacy: 0 | 1 = 0) =>
    foundCompany(owner, { name, category, privacy });
  const follow = (company: WireCompany) => amara.call('POST', `/api/companies/${company.id}/follow`);
  const read = async (company: WireCompany) =>
    (await amara.call<WireCompany>('GET', `/api/companies/${company.permalink}`)).body;

  const open = async (company: WireCompany, tab = '', as = amara) => {
    const app = await renderApp({ path: `/company/${company.permalink}${tab}`, as });
    return { ...app, main: await page() };
  };

  it('CMP-01 lists my companies with role or Following and the count, and finds one by its name', async () => {
    await found(amara, 'Oficina do Barro');
    await follow(await found(yusuf, 'Cold Press'));
    const { user } = await renderApp({ path: '/companies', as: amara });
    const main = await page();
    const list = within(await main.findByRole('list', { name: 'Your companies' }));
    const rows = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows().find((row) => row.includes('Oficina'))).toContain('Owner');
    expect(rows().find((row) => row.includes('Cold'))).toContain('Following');
    expect(rows().find((row) => row.includes('Cold'))).toContain('Ceramics, 1 follower');
    expect(main.getByRole('link', { name: 'Your companies 2' })).toHaveAttribute('aria-current', 'page');
    await user.type(main.getByRole('searchbox', { name: 'Search companies' }), 'cold');
    await waitFor(() => expect(main.queryByRole('link', { name: 'Oficina do Barro' })).toBeNull());
    expect(location.search).toBe('?term=cold');
    await user.type(main.getByRole('searchbox', { name: 'Search companies' }), ' zzz');
    await user.click(await main.findByRole('button', { name: 'Show all' }));
    expect(await main.findByRole('link', { name: 'Oficina do Barro' })).toBeInTheDocument();
  });

  it('CMP-01 lists those that I manage alone, from the sidebar on', async () => {
    await found(amara, 'Oficina do Barro');
    await follow(await found(yusuf, 'Cold Press'));
    const { user } = await renderApp({ path: '/', as: amara });
    await page();
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(sidebar.getByRole('link', { name: 'Companies' }));
    const main = await page();
    await user.click(await main.findByRole('link', { name: 'Managed' }));
    const list = within(await main.findByRole('list', { name: 'Managed' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.getByRole('link', { name: 'Oficina do Barro' })).toBeInTheDocument();
    expect(document.title).toBe('Managed · Kith');
  });

  it('CMP-01 HOUR-04 hides a suggested company for good, unless it is taken back', async () => {
    for (const name of ['Allotments', 'Bell Foundry']) await found(yusuf, name);
    const { user } = await renderApp({ path: '/companies/suggestions', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Hide', description: 'Allotments' }));
    expect(main.queryByRole('link', { name: 'Allotments' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await main.findByRole('button', { name: 'Hide', description: 'Allotments' }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(async () => {
      const { body } = await amara.call<{ list: WireCompany[] }>('GET', '/api/companies/suggestions');
      expect(body.list.map(({ name }) => name)).toEqual(['Bell Foundry']);
    });
    expect(main.queryByRole('link', { name: 'Allotments' })).toBeNull();
    expect(main.getByRole('link', { name: 'Bell Foundry' })).toBeInTheDocument();
  });

  it('CMP-01 says when suggestions fail and tries again', async () => {
    faults.use(
      http.get('*/api/companies/suggestions', () => HttpResponse.json({ code: 400 }, { status: 400 }), {
        once: true,
      }),
    );
    await found(yusuf, 'Cold Press');
    const { user } = await renderApp({ path: '/companies/suggestions', as: amara });
    const main = await page();
    expect(await main.findByText('The companies could not be loaded')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('link', { name: 'Cold Press' })).toBeInTheDocument();
  });

  it('CMP-01 creates a company; a failure keeps what was typed', async () => {
    const { user } = await renderApp({ path: '/companies', as: amara });
    const main = await page();
    await user.click(await main.findByRole('link', { name: 'Create company' }));
    const form = within(await main.findByRole('form', { name: 'Create company' }));
    await form.findByRole('option', { name: 'Ceramics' });
    await user.click(form.getByRole('button', { name: 'Create company' }));
    expect(await form.findAllByText('This is required.')).toHaveLength(2);
    await user.type(form.getByLabelText('Name'), 'Oficina do Barro');
    await user.selectOptions(form.getByLabelText('Category'), category);
    await user.type(form.getByLabelText('Description'), 'One wood kiln.');
    faults.use(
      http.post('*/api/companies', () => HttpResponse.json({ code: 500 }, { status: 500 }), { once: true }),
    );
    await user.click(form.getByRole('button', { name: 'Create company' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(form.getByLabelText('Name')).toHaveValue('Oficina do Barro');
    await user.click(form.getByRole('button', { name: 'Create company' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Oficina do Barro' })).toBeInTheDocument();
    expect(location.pathname).toBe('/company/oficina-do-barro');
    expect(main.getByText('Owner')).toBeInTheDocument();
    expect(main.getByText('One wood kiln.')).toBeInTheDocument();
  });

  it('CMP-01 leaves the subcategory out when another category is chosen after it', async () => {
    await api().db.insert(categories).values({ kind: 'company', name: 'Retail', position: 2 });
    const { user } = await renderApp({ path: '/companies/create', as: amara });
    const main = await page();
    await main.findByRole('option', { name: 'Retail' });
    await user.type(main.getByLabelText('Name'), 'Oficina do Barro');
    await user.selectOptions(main.getByLabelText('Category'), 'Ceramics');
    await user.selectOptions(await main.findByLabelText('Subcategory'), 'Tableware');
    await user.selectOptions(main.getByLabelText('Category'), 'Retail');
    await user.click(main.getByRole('button', { name: 'Create company' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Oficina do Barro' })).toBeInTheDocument();
  });

  it('VAL-06 CMP-01 refuses a name of more than 100 characters in the words of the specification', async () => {
    const { user } = await renderApp({ path: '/companies/create', as: amara });
    const main = await page();
    await user.click(await main.findByLabelText('Name'));
    await user.paste('x'.repeat(101));
    await user.tab();
    expect(await main.findByText('Maximum length is 100')).toBeInTheDocument();
  });

  it('ANY-02 CMP-01 finds a created company whose backend answers with nothing', async () => {
    const { user } = await renderApp({ path: '/companies/create', as: amara });
    const main = await page();
    await main.findByRole('option', { name: 'Ceramics' });
    await user.type(main.getByLabelText('Name'), 'Oficina do Barro');
    await user.selectOptions(main.getByLabelText('Category'), category);
    faults.use(
      http.post('*/api/companies', async () => {
        await found(amara, 'Oficina do Barro');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await user.click(main.getByRole('button', { name: 'Create company' }));
    expect(await main.findByRole('heading', { level: 1, name: 'Oficina do Barro' })).toBeInTheDocument();
  });

  it('CMP-03 follows and counts up; unfollowing leaves my list and lowers the count', async () => {
    const company = await found(yusuf, 'Cold Press');
    const { user } = await renderApp({ path: '/companies/suggestions', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Follow company', description: 'Cold Press' }));
    expect(await main.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    expect(main.getByText('Ceramics, 1 follower')).toBeInTheDocument();
    await waitFor(async () => expect((await read(company)).is_follow).toBe(true));
    await user.click(main.getByRole('link', { name: /^Your companies/ }));
    expect(await main.findByRole('link', { name: 'Your companies 1' })).toBeInTheDocument();
    await user.click(await main.findByRole('button', { name: 'Following' }));
    expect(await main.findByText('You follow no company yet')).toBeInTheDocument();
    expect((await read(company)).is_follow).toBe(true);
    await closeUndo(user);
    expect(await main.findByRole('link', { name: 'Your companies 0' })).toBeInTheDocument();
    await waitFor(async () => expect((await read(company)).is_follow).toBe(false));
  });

  it('CMP-03 chooses to be told of all posts of a company, and takes a failed choice back', async () => {
    const company = await found(yusuf, 'Cold Press');
    await follow(company);
    const { main, user } = await open(company);
    const choose = async (name: string) => {
      await user.click(await main.findByRole('button', { name: 'Following' }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    const isChosen = async (name: string) => {
      await user.click(await main.findByRole('button', { name: 'Following' }));
      const menu = within(await screen.findByRole('menu', { name: 'Following' }));
      expect(menu.getByRole('menuitem', { name: 'Unfollow company' })).toBeInTheDocument();
      expect(menu.getByRole('menuitemradio', { name })).toBeChecked();
      await user.keyboard('{Escape}');
    };
    await isChosen('None');
    await choose('All posts');
    await waitFor(async () => expect((await read(company)).follow_level).toBe('all'));
    await isChosen('All posts');
    faults.use(
      http.post('*/api/companies/*/follow', () => HttpResponse.json({ code: 500 }, { status: 500 })),
    );
    await choose('None');
    expect(await screen.findByText(/Failed to save the choice/)).toBeInTheDocument();
    await isChosen('All posts');
  });

  it('CMP-03 ANY-06 offers no choice of posts where the backend knows none', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false })));
    const company = await found(yusuf, 'Cold Press');
    await follow(company);
    const { main, user } = await open(company);
    await user.click(await main.findByRole('button', { name: 'Following' }));
    expect(await screen.findByRole('menuitem', { name: 'Unfollow company' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });

  it('CMP-03 takes a failed follow back and says why', async () => {
    const company = await found(yusuf, 'Cold Press');
    faults.use(
      http.post('*/api/companies/*/follow', () => HttpResponse.json({ code: 500 }, { status: 500 })),
    );
    const { main, user } = await open(company);
    await user.click(await main.findByRole('button', { name: 'Follow company' }));
    expect(await screen.findByText(/Failed to follow the company/)).toBeInTheDocument();
    expect(await main.findByRole('button', { name: 'Follow company' })).toBeInTheDocument();
    expect(within(main.getByRole('list', { name: 'Counts' })).getByText(/followers/)).toHaveTextContent(
      '0 followers',
    );
  });

  it('CMP-03 follows and unfollows on its page, where the focus stays with the button', async () => {
    const company = await found(yusuf, 'Cold Press');
    const { main, user } = await open(company);
    (await main.findByRole('button', { name: 'Follow company' })).focus();
    await user.keyboard('{Enter}');
    expect(await main.findByRole('button', { name: 'Following' })).toHaveFocus();
    expect(main.getByRole('list', { name: 'Counts' })).toHaveTextContent('1 follower');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Unfollow company' }));
    const follow = await main.findByRole('button', { name: 'Follow company' });
    expect(main.getByRole('list', { name: 'Counts' })).toHaveTextContent('1 follower');
    await user.click(follow);
    await user.click(await main.findByRole('button', { name: 'Following' }));
    expect(sentCalls.filter((call) => call.endsWith('/unfollow'))).toEqual([]);
    await user.click(await screen.findByRole('menuitem', { name: 'Unfollow company' }));
    await closeUndo(user);
    await waitFor(() => expect(main.getByRole('list', { name: 'Counts' })).toHaveTextContent('0 followers'));
    expect(main.getByRole('button', { name: 'Follow company' })).toBeInTheDocument();
  });

  it('PROF-01 CMP-03 follows from the companies of a profile', async () => {
    await found(yusuf, 'Cold Press');
    const { user } = await renderApp({ path: '/profile/yusuf/companies', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Follow company' }));
    expect(await main.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Cold Press' })).toHaveAttribute('href', '/company/cold-press');
  });
});
