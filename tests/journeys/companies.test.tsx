import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireCompany } from '@/shared/wire/company';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('companies', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;
  let category: string;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    const kind = 'company' as const;
    const [row] = await api()
      .db.insert(categories)
      .values({ kind, name: 'Ceramics', position: 1 })
      .returning();
    category = String(row?.id);
    await api()
      .db.insert(categories)
      .values({ kind, parentId: row?.id ?? 0, name: 'Tableware', position: 1 });
  });

  async function found(owner: TestMember, name: string, privacy: 0 | 1 = 0): Promise<WireCompany> {
    const { body, status } = await owner.call<WireCompany>('POST', '/api/companies', {
      name,
      privacy,
      category,
      subcategory: null,
      description: '',
    });
    expect(status).toBe(201);
    return body;
  }
  const set = (company: WireCompany, changes: object) =>
    yusuf.call('PATCH', `/api/companies/${company.id}`, changes);
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
    expect(main.getByRole('link', { name: 'Your companies 0' })).toBeInTheDocument();
    await waitFor(async () => expect((await read(company)).is_follow).toBe(false));
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
    expect(await main.findByRole('button', { name: 'Follow company' })).toBeInTheDocument();
    expect(main.getByRole('list', { name: 'Counts' })).toHaveTextContent('0 followers');
  });

  it('PROF-01 CMP-03 follows from the companies of a profile', async () => {
    await found(yusuf, 'Cold Press');
    const { user } = await renderApp({ path: '/profile/yusuf/companies', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Follow company' }));
    expect(await main.findByRole('button', { name: 'Following' })).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'Cold Press' })).toHaveAttribute('href', '/company/cold-press');
  });

  it('CMP-02 shows a public company: head, tabs named by it, posts, and why one may not write', async () => {
    const company = await found(yusuf, 'Cold Press');
    await set(company, { location: 'Lisbon', links: ['https://cold.example/press'] });
    await publish(yusuf, { post: 'The press is open.' }, `company/${company.id}`);
    const { main } = await open(company);
    expect(await main.findByRole('heading', { level: 1, name: 'Cold Press' })).toBeInTheDocument();
    expect(document.title).toBe('Cold Press · Kith');
    const tabs = within(main.getByRole('navigation', { name: 'Cold Press' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Wall',
      'Photos',
      'Contacts0',
      'Members1',
    ]);
    expect(main.getByRole('link', { name: 'cold.example/press' })).toHaveAttribute(
      'href',
      'https://cold.example/press',
    );
    expect(main.getByText(/The people of Cold Press post here/)).toBeInTheDocument();
    expect(main.queryByRole('button', { name: "What's on your mind?" })).toBeNull();
    const post = within(await main.findByRole('article', { name: 'Post by Cold Press' }));
    expect(post.getByText('The press is open.')).toBeInTheDocument();
    expect(post.getByRole('link', { name: 'Cold Press' })).toHaveAttribute('href', '/company/cold-press');
    expect(post.getByRole('link', { name: 'Yusuf Demir' })).toHaveAttribute('href', '/profile/yusuf');
  });

  it('CMP-02 shows the head at once when a list has shown the company', async () => {
    await found(amara, 'Oficina do Barro');
    const { user } = await renderApp({ path: '/companies', as: amara });
    const main = await page();
    const link = await main.findByRole('link', { name: 'Oficina do Barro' });
    faults.use(http.get('*/api/companies/oficina-do-barro', () => new Promise<never>(() => undefined)));
    await user.click(link);
    expect(await main.findByRole('heading', { level: 1, name: 'Oficina do Barro' })).toBeInTheDocument();
  });

  it('CMP-02 says that there is no such company, and leads back', async () => {
    const { user } = await renderApp({ path: '/company/nowhere', as: amara });
    const main = await page();
    await main.findByRole('heading', { level: 1, name: 'There is no such company' });
    await user.click(main.getByRole('link', { name: 'Back to companies' }));
    await waitFor(() => expect(location.pathname).toBe('/companies'));
  });

  it('CMP-02 tries a company that failed to load again', async () => {
    const company = await found(amara, 'Oficina do Barro');
    faults.use(
      http.get(
        `*/api/companies/${company.permalink}`,
        () => HttpResponse.json({ code: 400 }, { status: 400 }),
        { once: true },
      ),
    );
    const { main, user } = await open(company);
    expect(await main.findByText('This company could not be loaded')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('heading', { level: 1, name: company.name })).toBeInTheDocument();
  });

  it('CMP-02 shows of a private company the head and why the rest is locked, and asks for nothing more', async () => {
    const company = await found(yusuf, 'Closed Kiln', 1);
    const { main } = await open(company);
    expect(await main.findByRole('heading', { name: 'This company is private' })).toBeInTheDocument();
    expect(main.getByRole('heading', { level: 1, name: 'Closed Kiln' })).toBeInTheDocument();
    expect(main.queryByRole('navigation', { name: 'Closed Kiln' })).toBeNull();
    expect(sentCalls).not.toContain(`GET /api/post/company/${company.id}`);
    expect(sentCalls).not.toContain(`GET /api/companies/${company.id}/members`);
  });

  it('CMP-02 leaves out switched-off sections; without a wall the first other tab shows', async () => {
    const company = await found(yusuf, 'Cold Press');
    await set(company, { options: { wall: false, photos: false, contacts: true, members: false } });
    const { main } = await open(company);
    expect(await main.findByText('No contacts yet')).toBeInTheDocument();
    expect(location.pathname).toBe('/company/cold-press/contacts');
    const tabs = within(main.getByRole('navigation', { name: 'Cold Press' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Contacts0']);
    expect(sentCalls).not.toContain(`GET /api/post/company/${company.id}`);
  });

  it('CMP-02 shows contacts by category, links only true addresses, and copies', async () => {
    const company = await found(yusuf, 'Cold Press');
    await set(company, {
      contacts: [
        { category: 'finance', name: 'Inês', email: 'ines@cold.example', phone: '+351 262 555 014' },
        { category: 'commercial', name: 'Noor', email: '', phone: 'ask for 7' },
      ],
    });
    const { main, user } = await open(company, '/contacts');
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const finance = within(await main.findByRole('region', { name: 'Finance' }));
    expect(finance.getByRole('link', { name: 'ines@cold.example' })).toHaveAttribute(
      'href',
      'mailto:ines@cold.example',
    );
    expect(finance.getByRole('link', { name: '+351 262 555 014' })).toHaveAttribute(
      'href',
      'tel:+351262555014',
    );
    await user.click(finance.getByRole('button', { name: 'Copy address', description: 'Inês' }));
    expect(copied).toHaveBeenCalledWith('ines@cold.example');
    expect(await screen.findByText('Address copied.')).toBeInTheDocument();
    const commercial = within(main.getByRole('region', { name: 'Commercial' }));
    expect(commercial.getByText('ask for 7')).toBeInTheDocument();
    expect(commercial.queryByRole('link')).toBeNull();
    expect(main.queryByRole('region', { name: 'Exports' })).toBeNull();
  });
});
