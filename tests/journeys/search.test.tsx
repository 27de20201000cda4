import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { get, set } from 'idb-keyval';
import { http, HttpResponse } from 'msw';
import { writeDevice } from '@/shared/lib/device/device';
import { deferred } from '@/shared/store/testStore';
import type { TestMember } from '../../server/testing/harness';
import { publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

const box = () => screen.findByRole('combobox', { name: 'Search' });
const suggestCalls = () => sentCalls.filter((call) => call === 'GET /api/search/autocomplete').length;

describe('search box', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await publish(yusuf, { post: 'New beds in the #yuccagarden.' });
  });

  it('SHELL-04 suggests people and tags with one call after a pause in typing', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.type(await box(), 'yu');
    const options = await screen.findAllByRole('option', { name: /yu/i });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(options[0]).toHaveTextContent('Search for yu');
    expect(screen.getByRole('option', { name: /Yusuf Demir/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /yuccagarden/ })).toHaveTextContent('1 post');
    expect(suggestCalls()).toBe(1);
  });

  it('SHELL-04 SHELL-13 moves with the arrows, opens with Enter and clears with Escape', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const field = await box();
    await user.type(field, 'yusuf');
    const person = await screen.findByRole('option', { name: /Yusuf Demir/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(person).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', person.id);
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.type(field, 'yusuf');
    await screen.findByRole('option', { name: /Yusuf Demir/ });
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/profile/yusuf'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('D27 says when no person or tag matches, and promises no other finds', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    const field = await box();
    expect(field).toHaveAttribute('placeholder', 'Search people and tags');
    await user.type(field, 'xqz');
    expect(
      await screen.findByRole('option', { name: 'Search for xqz No person or tag matches' }),
    ).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await user.clear(field);
    await user.type(field, 'yusuf');
    await screen.findByRole('option', { name: /Yusuf Demir/ });
    expect(screen.queryByText('No person or tag matches')).not.toBeInTheDocument();
  });

  it('SHELL-04 shows only what the newest term found', async () => {
    let answerOld: () => void = () => undefined;
    const old = new Promise<void>((resolve) => (answerOld = resolve));
    faults.use(
      http.get('*/api/search/autocomplete', async ({ request }) => {
        if (new URL(request.url).searchParams.get('term') !== 'old') return;
        sentCalls.push('old term');
        await old;
        return HttpResponse.json({ list: [{ kind: 'tag', tag: 'oldtag', posts: 1 }] });
      }),
    );
    const { user } = await renderApp({ path: '/about', as: amara });
    const field = await box();
    await user.type(field, 'old');
    await waitFor(() => expect(sentCalls).toContain('old term'));
    await user.clear(field);
    await user.type(field, 'yusuf');
    await screen.findByRole('option', { name: /Yusuf Demir/ });
    answerOld();
    expect(screen.queryByText('oldtag')).not.toBeInTheDocument();
  });

  it('SHELL-04 SHELL-13 an entry that was chosen stays chosen when the answer for more letters arrives', async () => {
    const answer = deferred<undefined>();
    const { user } = await renderApp({ path: '/about', as: amara });
    await user.type(await box(), 'yu');
    const garden = await screen.findByRole('option', { name: /yuccagarden/ });
    const place = screen.getAllByRole('option').indexOf(garden);
    faults.use(
      http.get('*/api/search/autocomplete', async () => {
        sentCalls.push('late');
        await answer.promise;
        const tags = ['yucca', 'yuccas', 'yuccagarden'].map((tag) => ({ kind: 'tag', tag, posts: 1 }));
        return HttpResponse.json({ list: tags });
      }),
    );
    await user.keyboard(`c${'{ArrowDown}'.repeat(place + 1)}`);
    expect(garden).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(sentCalls).toContain('late'));
    answer.resolve(undefined);
    await screen.findByRole('option', { name: /yuccas/ });
    expect(screen.getAllByRole('option', { selected: true })).toEqual([garden]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toBe('?term=%23yuccagarden&tab=post'));
  });

  it('SHELL-13 focuses the search with "/", unless one types or has switched it off', async () => {
    onTestFinished(() => writeDevice({ hasShortcuts: true }));
    const { user } = await renderApp({ path: '/help', as: amara });
    const field = await box();
    await waitFor(async () => {
      await user.keyboard('/');
      expect(field).toHaveFocus();
    });
    await user.keyboard('a/b');
    expect(field).toHaveValue('a/b');
    await user.click(await screen.findByRole('switch', { name: /Single keys/ }));
    await user.keyboard('/');
    expect(field).not.toHaveFocus();
  });

  const recent = async () =>
    within(await screen.findByRole('grid', { name: 'Recent searches' }))
      .getAllByRole('row')
      .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

  it('SHELL-04 SRCH-01 AUTH-08 offers the recent searches until one logs out', async () => {
    const { user, close } = await renderApp({ path: '/about', as: amara });
    for (const term of ['lift', 'tea']) {
      await user.clear(await box());
      await user.type(await box(), `${term}{Enter}`);
      await waitFor(() => expect(location.search).toContain(term));
    }
    await waitFor(async () => expect(await get(`searches/${amara.id}`)).toEqual(['tea', 'lift']));
    close();

    const again = await renderApp({ path: '/about', as: amara, keepsStorage: true });
    await again.user.click(await box());
    expect(await recent()).toEqual(['tea', 'lift', 'Clear recent searches']);
    await again.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(location.search).toBe('?term=lift&tab=all'));
    await again.user.click(screen.getByRole('button', { name: 'Account menu' }));
    await again.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await screen.findByRole('button', { name: 'Log in' });
    await waitFor(async () => expect(await get(`searches/${amara.id}`)).toBeUndefined());
  });

  it('SHELL-04 SHELL-13 forgets one recent search by its button or by Delete, and all of them at once', async () => {
    const { user } = await renderApp({ path: '/about', as: amara });
    await set(`searches/${amara.id}`, ['tea', 'lift', 'bread']);
    const field = await box();
    await user.click(field);
    expect(await recent()).toEqual(['tea', 'lift', 'bread', 'Clear recent searches']);
    await user.click(screen.getByRole('button', { name: 'Remove lift' }));
    await waitFor(async () => expect(await recent()).toEqual(['tea', 'bread', 'Clear recent searches']));
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{Delete}');
    await waitFor(async () => expect(await recent()).toEqual(['bread', 'Clear recent searches']));
    expect(await get(`searches/${amara.id}`)).toEqual(['bread']);
    expect(location.pathname).toBe('/about');
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(location.search).toBe('?term=bread&tab=all'));

    await user.clear(field);
    await recent();
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    expect(await get(`searches/${amara.id}`)).toEqual([]);
  });
});
