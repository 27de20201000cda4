import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeGroup, pendingPicture, publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { foundCompany, mainLandmark as page, makeCeramics } from '../mocks/companies';
import { renderApp } from '../mocks/renderApp';

describe('a group or company as a visitor sees it', () => {
  const api = useApi();
  let amara: TestMember;
  let groupId: number;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    const shy = await api().member({ privacy: { profile_details: 'all_followers' } });
    groupId = await makeGroup(api(), amara.id, { permalink: 'tram', name: 'Tram 28' });
    await joinGroup(api(), groupId, shy.id);
    await publish(shy, { post: 'For the group alone' }, `group/${groupId}`);
    await publish(amara, { post: 'For everybody' }, `group/${groupId}`);
  });

  const open = async (path: string) => {
    const { user } = await renderApp({ path, as: amara });
    return { user, main: await page() };
  };

  it('GRP-03 the owner of a group opens the view from its menu, sees what strangers see, and goes back', async () => {
    const { user, main } = await open('/group/tram');
    expect(await main.findByText('For the group alone')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'Group options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View as a visitor' }));
    expect(await main.findByText(/You see Tram 28 as somebody outside does/)).toBeInTheDocument();
    expect(await main.findByText('For everybody')).toBeInTheDocument();
    expect(main.queryByText('For the group alone')).toBeNull();
    expect(main.getByRole('button', { name: 'Join' })).toBeDisabled();
    expect(main.queryByRole('button', { name: 'Owner' })).toBeNull();
    expect(main.queryByRole('link', { name: 'Settings' })).toBeNull();
    await user.click(main.getByRole('link', { name: 'About' }));
    expect(location.pathname).toBe('/group/tram/visitor/about');
    await user.click(main.getByRole('link', { name: 'Back to your view' }));
    expect(await main.findByText('For the group alone')).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Owner' })).toBeInTheDocument();
  });

  it('GRP-03 GRP-07 its posts show counts and no act, its members no menu, its photos what strangers see', async () => {
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await joinGroup(api(), groupId, yusuf.id);
    const shyOne = await api().member({ privacy: { profile_details: 'all_followers' } });
    await joinGroup(api(), groupId, shyOne.id);
    const photo = async (author: TestMember) => [await pendingPicture(api(), author.id)];
    const post = await publish(yusuf, { post: 'Bells', photos: await photo(yusuf) }, `group/${groupId}`);
    await publish(shyOne, { post: 'Hidden', photos: await photo(shyOne) }, `group/${groupId}`);
    await amara.call('POST', `/api/vote/${post.id}/like`);
    const { user, main } = await open('/group/tram/visitor');
    const card = within(await main.findByRole('article', { name: 'Post by Yusuf Demir' }));
    expect(card.getByText('1 like')).toBeInTheDocument();
    expect(card.getByText('Comments (0)')).toBeInTheDocument();
    for (const name of ['Like', 'Save', 'Boost', 'Post options'])
      expect(card.queryByRole('button', { name })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Open photo 1 of 1' }));
    const viewer = within(await screen.findByRole('dialog', { name: /^Photo \d+ of \d+$/ }));
    expect(viewer.queryByRole('region', { name: /^Post by / })).toBeNull();
    await user.click(viewer.getByRole('button', { name: 'Close' }));

    const tabs = within(main.getByRole('navigation', { name: 'Tram 28' }));
    await user.click(tabs.getByRole('link', { name: 'Photos' }));
    expect(await main.findByRole('button', { name: 'Open photo 1 of 1' })).toBeInTheDocument();
    await user.click(tabs.getByRole('link', { name: /^Members/ }));
    expect(await main.findByText('@amara')).toBeInTheDocument();
    expect(main.queryByRole('button', { name: 'Member options' })).toBeNull();
    expect(main.queryByRole('button', { name: 'Invite members' })).toBeNull();
    expect(location.pathname).toBe('/group/tram/visitor/members');
  });

  it('GRP-03 a private group is locked in it; a failure is tried again', async () => {
    await amara.call('PATCH', `/api/groups/${groupId}`, { privacy: 1 });
    faults.use(
      http.get('*/api/groups/tram', ({ request }) =>
        new URL(request.url).searchParams.has('as')
          ? HttpResponse.json({ code: 400 }, { status: 400 })
          : undefined,
      ),
    );
    const { user, main } = await open('/group/tram/visitor');
    expect(await main.findByText('The visitor’s view could not be loaded')).toBeInTheDocument();
    faults.resetHandlers();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByRole('heading', { name: 'This group is private' })).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Request to join' })).toBeDisabled();
    expect(main.queryByText('For everybody')).toBeNull();
    expect(sentCalls).not.toContain(`GET /api/post/group/${groupId}`);
  });

  it('GRP-07 a member without the right gets the page itself', async () => {
    const yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
    await joinGroup(api(), groupId, yusuf.id);
    await renderApp({ path: '/group/tram/visitor', as: yusuf });
    const main = await page();
    expect(await main.findByRole('button', { name: 'Member' })).toBeInTheDocument();
    expect(main.queryByText(/as somebody outside does/)).toBeNull();
  });

  it('CMP-02 a manager of a company sees its page without the composer and the settings', async () => {
    const category = await makeCeramics(api());
    const company = await foundCompany(amara, { name: 'Cold Press', category, privacy: 0 });
    await publish(amara, { post: 'First pressing' }, `company/${company.id}`);
    const { user, main } = await open('/company/cold-press');
    await user.click(await main.findByRole('button', { name: 'Company options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View as a visitor' }));
    expect(await main.findByText('First pressing')).toBeInTheDocument();
    expect(main.getByRole('button', { name: 'Follow company' })).toBeDisabled();
    const tabs = within(main.getByRole('navigation', { name: 'Cold Press' }));
    expect(tabs.queryByRole('link', { name: 'Settings' })).toBeNull();
    await user.click(tabs.getByRole('link', { name: /^Members/ }));
    expect(await main.findByText('@amara')).toBeInTheDocument();
    await user.click(main.getByRole('link', { name: 'Managers' }));
    expect(location.pathname + location.search).toBe('/company/cold-press/visitor/members?filter=manager');
    expect(main.queryByRole('button', { name: 'Add member' })).toBeNull();
    await user.click(tabs.getByRole('link', { name: 'Photos' }));
    expect(await main.findByText('No photos here yet')).toBeInTheDocument();
    await user.click(tabs.getByRole('link', { name: /^Contacts/ }));
    expect(await main.findByText('No contacts yet')).toBeInTheDocument();
    expect(main.queryByRole('link', { name: 'Add a contact' })).toBeNull();
  });

  it('ANY-06 is not offered where the backend does not name it', async () => {
    faults.use(http.get('*/api/status', () => HttpResponse.json({ is_maintance_mode: false, features: [] })));
    const { user, main } = await open('/group/tram');
    await user.click(await main.findByRole('button', { name: 'Group options' }));
    await screen.findByRole('menuitem', { name: 'Copy link' });
    expect(screen.queryByRole('menuitem', { name: 'View as a visitor' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toBeVisible());
  });
});
