import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireCompany } from '@/shared/wire/company';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { photoAt } from '../mocks/albums';
import { faults, sentCalls, useApi } from '../mocks/api';
import { picture } from '../mocks/composing';
import { foundCompany, mainLandmark as page, makeCeramics } from '../mocks/companies';
import { renderApp } from '../mocks/renderApp';

describe('the page of a company', () => {
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
  const set = (company: WireCompany, changes: object) =>
    yusuf.call('PATCH', `/api/companies/${company.id}`, changes);

  const open = async (company: WireCompany, tab = '', as = amara) => {
    const app = await renderApp({ path: `/company/${company.permalink}${tab}`, as });
    return { ...app, main: await page() };
  };

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

  it('CMP-02 shows beside the page whom to reach, as links only where they are addresses and numbers', async () => {
    const company = await found(yusuf, 'Cold Press');
    const contact = { category: 'finance', email: '', phone: '' };
    await set(company, {
      contacts: [
        { ...contact, name: 'Inês', email: 'ines@press.example', phone: '+351 21 000 00 00' },
        { ...contact, name: 'Tiago', phone: 'ask for 7' },
        { ...contact, name: 'Ana', email: 'ana@press.example' },
        { ...contact, name: 'Rui', email: 'rui@press.example' },
      ],
    });
    const { user, main } = await open(company);
    const rail = within(await screen.findByRole('complementary', { name: 'Suggestions' }));
    const reach = within(await rail.findByRole('region', { name: 'Reach us' }));
    const mail = reach.getByRole('link', { name: 'Write an email', description: 'Inês' });
    expect(mail).toHaveAttribute('href', 'mailto:ines@press.example');
    expect(reach.getByRole('link', { name: 'Call', description: 'Inês' })).toHaveAttribute(
      'href',
      'tel:+351210000000',
    );
    expect(reach.queryByRole('link', { name: 'Call', description: 'Tiago' })).toBeNull();
    expect(reach.queryByText('Rui')).toBeNull();
    await user.click(reach.getByRole('link', { name: 'All contacts' }));
    expect(await main.findByText('Rui')).toBeInTheDocument();
    expect(rail.queryByRole('region', { name: 'Reach us' })).toBeNull();
  });

  it('CMP-02 a manager adds photos straight to the company, others see none of it', async () => {
    const company = await found(amara, 'Oficina do Barro');
    const { main } = await open(company, '/photos');
    await main.findByRole('button', { name: 'Upload photos' });
    const files = [
      await picture('kiln.png', '#ff0000'),
      new File(['text'], 'notes.png', { type: 'image/png' }),
    ];
    fireEvent.drop(main.getByRole('button', { name: 'Upload photos' }), {
      dataTransfer: { files, types: ['Files'] },
    });
    const queue = within(await screen.findByRole('region', { name: 'Uploading' }));
    expect(await queue.findByText('1 there, 1 left out')).toBeInTheDocument();
    expect(await photoAt(main, 1, 1)).toBeInTheDocument();
    const { body } = await yusuf.call<{ list: unknown[] }>(
      'GET',
      `/api/gallery/photos?company_id=${company.id}`,
    );
    expect(body.list).toHaveLength(1);
  });

  it('CMP-02 offers no upload to those who do not speak for the company', async () => {
    const company = await found(yusuf, 'Cold Press');
    const { main } = await open(company, '/photos');
    expect(await main.findByText('No photos here yet')).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Upload photos' })).toBeNull();
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
