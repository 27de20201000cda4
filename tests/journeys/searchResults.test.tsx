import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { foundUsers, searchKinds } from '@/features/search/lists';
import { selectSearch } from '@/features/search/searchState';
import type { TestMember } from '../../server/testing/harness';
import { makeCompany, makeGroup, publish } from '../../server/testing/posts';
import { faults, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';
import { resizeWindow } from '../mocks/windowWidth';

const box = () => screen.findByRole('combobox', { name: 'Search' });
async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('search results', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await publish(yusuf, { post: 'New beds in the #yuccagarden.' });
  });

  it('SRCH-01 shows the overview, with term and tab in the address', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.type(await box(), 'yusuf{Enter}');
    const main = await page();
    expect(await main.findByRole('heading', { level: 1, name: 'Results for “yusuf”' })).toBeInTheDocument();
    expect(await main.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
    expect(location.search).toBe('?term=yusuf&tab=all');
    await user.click(main.getByRole('link', { name: 'Show all, Users' }));
    expect(location.search).toBe('?term=yusuf&tab=users');
    const kinds = within(main.getByRole('navigation', { name: 'Kinds of results' }));
    expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent('Users1');
    expect(await main.findByRole('list', { name: 'Users' })).toBeInTheDocument();
    expect(await box()).toHaveValue('yusuf');
  });

  it('SRCH-01 finds posts by their tag', async () => {
    await renderApp({ path: '/search?term=%23yuccagarden&tab=post', as: amara });
    const main = await page();
    expect(await main.findByRole('article', { name: 'Post by Yusuf Demir' })).toHaveTextContent('New beds');
  });

  /** State before a search and after it is cleared (SRCH-02). */
  const clean = { page: 1, hasMore: true, loading: false, error: true, count: 0 };

  it('SRCH-02 a search with no results sets the error flag and says that nothing was found', async () => {
    const { store } = await renderApp({ path: '/search?term=qwxzt&tab=users', as: amara });
    const main = await page();
    expect(await main.findByText('Nobody by that name yet')).toBeInTheDocument();
    expect(selectSearch(store.getState(), 'users', 'qwxzt')).toEqual({ ...clean, hasMore: false });
    expect(main.getByRole('link', { name: 'Search everywhere' })).toHaveAttribute(
      'href',
      '/search?term=qwxzt&tab=all',
    );
    expect(main.getByRole('status')).toBeEmptyDOMElement();
  });

  it('SRCH-02 no results of any kind are one state of the overview', async () => {
    await renderApp({ path: '/search?term=qwxzt', as: amara });
    const main = await page();
    expect(await main.findByRole('heading', { name: 'Nothing found' })).toBeInTheDocument();
    expect(main.queryByRole('region')).not.toBeInTheDocument();
  });

  it('SRCH-02 an emptied search takes every list back to its beginning', async () => {
    resizeWindow(390);
    await makeGroup(api(), yusuf.id, { name: 'Yusuf and friends', searchName: 'yusuf and friends' });
    const { user, store } = await renderApp({ path: '/search?term=yusuf', as: amara });
    const main = await page();
    await main.findByRole('link', { name: 'Yusuf Demir' });
    await main.findByRole('region', { name: /Groups/ });
    const found = { page: 1, hasMore: true, loading: false, error: false, count: 1 };
    for (const kind of ['users', 'groups'] as const)
      expect(selectSearch(store.getState(), kind, 'yusuf')).toEqual(found);
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main, short' })).getByRole('link', { name: 'Search' }),
    );
    await main.findByRole('heading', { level: 1, name: 'Search' });
    for (const kind of searchKinds) expect(selectSearch(store.getState(), kind, 'yusuf')).toEqual(clean);
  });

  it('SRCH-03 keeps page, hasMore, loading, error and count of a search', async () => {
    for (let number = 0; number < 11; number += 1)
      await api().member({ permalink: `twin-${number}`, firstName: 'Twin', lastName: `Number${number}` });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    faults.use(
      http.get('*/api/search/users', async ({ request }) => {
        if (new URL(request.url).searchParams.get('page') === '1') await held;
      }),
    );
    const { store } = await renderApp({ path: '/search?term=twin&tab=users', as: amara });
    const main = await page();
    const state = () => selectSearch(store.getState(), 'users', 'twin');
    await waitFor(() => expect(state()).toEqual({ ...clean, loading: true, error: false }));
    answer();
    expect(await main.findByText('11 people')).toBeInTheDocument();
    const found = { loading: false, error: false, count: 11 };
    expect(state()).toEqual({ ...found, page: 1, hasMore: true });
    for (const [number, hasMore] of [
      [2, true],
      [3, false],
    ] as const) {
      store.dispatch(foundUsers.more(foundUsers.select(store.getState(), 'twin'), 'twin'));
      expect(state()).toEqual({ ...found, page: number, hasMore: true, loading: true });
      await waitFor(() => expect(state()).toEqual({ ...found, page: number, hasMore }));
    }
  });

  it('SRCH-01 says how many were found, of a kind and of all', async () => {
    await publish(yusuf, { post: 'Yusuf was here.' });
    const { user } = await renderApp({ path: '/search?term=yusuf', as: amara });
    const main = await page();
    expect(await main.findByText('2 found')).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Show all, Users' }));
    expect(await main.findByText('1 person')).toBeInTheDocument();
    const kinds = within(main.getByRole('navigation', { name: 'Kinds of results' }));
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Users1',
      'Groups',
      'Companies',
      'Post (tags)1',
    ]);
  });

  it('SRCH-01 ANY-01 names no number that the backend does not know', async () => {
    const { body } = await amara.call<object>('GET', '/api/search/users?term=yusuf');
    faults.use(http.get('*/api/search/users', () => HttpResponse.json({ ...body, more: true })));
    const { user } = await renderApp({ path: '/search?term=yusuf', as: amara });
    const main = await page();
    expect(await main.findByText('Many results')).toBeInTheDocument();
    expect(await main.findByRole('heading', { name: 'Users' })).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Show all, Users' }));
    const kinds = within(main.getByRole('navigation', { name: 'Kinds of results' }));
    expect(kinds.getByRole('link', { current: 'page' })).toHaveTextContent(/^Users$/);
    expect(main.getByText('Many results')).toBeInTheDocument();
  });

  it('SRCH-01 marks what the term means in the names of people, groups and companies', async () => {
    await makeGroup(api(), yusuf.id, { name: 'Café Yusufi', searchName: 'cafe yusufi' });
    await makeCompany(api(), 'Cafe Demirtaş');
    await renderApp({ path: '/search?term=yus%20CAFE', as: amara });
    const main = await page();
    const groups = within(await main.findByRole('region', { name: /Groups/ }));
    expect(groups.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['Café', 'Yus']);
    expect(groups.getByTitle('Café Yusufi')).toHaveTextContent('Café Yusufi');
    // Names outside the results are not marked.
    expect(document.querySelectorAll('mark')).toHaveLength(2);
  });

  it('SRCH-03 SHELL-14 tells of a search that failed and tries again', async () => {
    faults.use(
      http.get('*/api/search/users', () => HttpResponse.json({ code: 'genericError' }, { status: 400 }), {
        once: true,
      }),
    );
    const { user } = await renderApp({ path: '/search?term=yusuf&tab=users', as: amara });
    const main = await page();
    expect(await main.findByText('The search did not work')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('link', { name: 'Yusuf Demir' })).toBeInTheDocument();
  });

  it('SRCH-01 finds groups and companies by their names, as rows and in the overview', async () => {
    await makeGroup(api(), yusuf.id, { name: 'Slow Walks', searchName: 'slow walks' });
    await makeCompany(api(), 'The Slow Bar');
    await publish(yusuf, { post: 'Slow is smooth.' });
    const { user } = await renderApp({ path: '/search?term=slow&tab=all', as: amara });
    const main = await page();
    expect(await main.findByTitle('Slow Walks')).toHaveTextContent('Slow Walks');
    expect(await main.findByTitle('The Slow Bar')).toHaveTextContent('The Slow Bar');
    expect(await main.findByRole('article', { name: 'Post by Yusuf Demir' })).toHaveTextContent('Slow is');
    await user.click(main.getByRole('link', { name: 'Show all, Groups' }));
    expect(within(await main.findByRole('list', { name: 'Groups' })).getByRole('listitem')).toHaveTextContent(
      /Slow Walks.*Public/,
    );
    await user.click(main.getByRole('link', { name: /^Companies/ }));
    expect(location.search).toBe('?term=slow&tab=companies');
    expect(await main.findByRole('list', { name: 'Companies' })).toHaveTextContent('The Slow Bar');
  });

  it('SRCH-01 API-08 shows only what the newest term found, whatever answers last', async () => {
    let answerOld: () => void = () => undefined;
    const old = new Promise<void>((resolve) => (answerOld = resolve));
    faults.use(
      http.get('*/api/search/users', async ({ request }) => {
        if (new URL(request.url).searchParams.get('term') === 'amara') await old;
      }),
    );
    const { user } = await renderApp({ path: '/search?term=amara&tab=users', as: yusuf });
    const main = await page();
    await user.clear(await box());
    await user.type(await box(), 'yusuf{Enter}');
    await main.findByRole('link', { name: 'Yusuf Demir' });
    answerOld();
    await waitFor(() => expect(main.queryByRole('link', { name: 'Amara Nwosu' })).not.toBeInTheDocument());
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('yusuf');
  });
});
