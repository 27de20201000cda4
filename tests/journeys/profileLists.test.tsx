import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyMembers } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { joinGroup, makeCompany, makeGroup, pendingPicture, publish } from '../../server/testing/posts';
import { faults, sentCalls, useApi } from '../mocks/api';
import { renderApp } from '../mocks/renderApp';

async function page() {
  await screen.findByRole('button', { name: 'Account menu' });
  return within(screen.getByRole('main'));
}

describe('groups, companies and photos of a profile', () => {
  const api = useApi();
  let amara: TestMember;
  let yusuf: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
    yusuf = await api().member({ permalink: 'yusuf', firstName: 'Yusuf', lastName: 'Demir' });
  });

  it('PROF-01 GRP-01 lists the groups with their privacy and the role of who looks', async () => {
    const walks = await makeGroup(api(), yusuf.id, { name: 'Slow Walks' });
    const kiln = await makeGroup(api(), yusuf.id, { name: 'Closed Kiln', privacy: 1 });
    await joinGroup(api(), walks, amara.id);
    await joinGroup(api(), kiln, amara.id, 'moderator');
    await renderApp({ path: '/profile/yusuf/groups', as: amara });
    const list = await (await page()).findByRole('list', { name: 'Groups of Yusuf Demir' });
    const rows = within(list).getAllByRole('listitem');
    const row = (name: string) => rows.find(({ textContent }) => textContent.includes(name));
    expect(row('Slow Walks')).toHaveTextContent(/Public, \d+ members?Member/);
    expect(row('Closed Kiln')).toHaveTextContent(/Private, \d+ members?Admin/);
    expect(within(list).getByRole('link', { name: 'Slow Walks' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/group\//),
    );
  });

  it('PROF-01 lists the companies with how one stands to them', async () => {
    const companyId = await makeCompany(api(), 'The Slow Bar');
    await api()
      .db.insert(companyMembers)
      .values({ companyId, userId: amara.id, role: 'owner', position: 'Baker', createdAt: new Date() });
    await renderApp({ path: '/profile/amara/companies', as: amara });
    const list = await (await page()).findByRole('list', { name: 'Companies of Amara Nwosu' });
    expect(within(list).getByRole('listitem')).toHaveTextContent(/The Slow Bar.*\d+ followers?Owner/);
  });

  it('PROF-01 shows the photos of a member; one opens in full, and Back closes it', async () => {
    for (const text of ['One', 'Two'])
      await publish(yusuf, {
        post: text,
        photos: [await pendingPicture(api(), yusuf.id), await pendingPicture(api(), yusuf.id)],
      });
    const { user } = await renderApp({ path: '/profile/yusuf/photos', as: amara });
    const main = await page();
    await user.click(await main.findByRole('button', { name: 'Open photo 3 of 4' }));
    expect(await screen.findByText('3 of 4')).toBeInTheDocument();
    expect(location.search).toMatch(/^\?photo=/);
    history.back();
    await waitFor(() => expect(screen.queryByText('3 of 4')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/profile/yusuf/photos');
  });

  it('PROF-01 SET-06 leaves out the tabs that a member hides', async () => {
    await api().member({
      permalink: 'jonina',
      firstName: 'Jónína',
      lastName: 'Þórðardóttir',
      privacy: { my_groups: 'no_one', groups_i_follow: 'no_one', media: 'no_one' },
    });
    await renderApp({ path: '/profile/jonina', as: amara });
    const main = await page();
    const tabs = within(await main.findByRole('navigation', { name: 'Profile' }));
    expect(tabs.getByRole('link', { name: /^Companies/ })).toBeInTheDocument();
    expect(tabs.queryByRole('link', { name: /^Groups/ })).not.toBeInTheDocument();
    expect(tabs.queryByRole('link', { name: /^Photos/ })).not.toBeInTheDocument();
  });

  it.each([
    ['groups', 'No groups here yet', 'The groups could not be loaded', `*/api/groups/user/*`],
    ['companies', 'No companies here yet', 'The companies could not be loaded', `*/api/companies/*`],
    ['photos', 'No photos here yet', 'The photos could not be loaded', `*/api/gallery/photos`],
  ])(
    'PROF-01 SHELL-14 tells of %s that fail to load, tries again, and says when there are none',
    async (...args) => {
      const [tab, none, failed, path] = args;
      faults.use(
        http.get(path, () => HttpResponse.json({ code: 'genericError' }, { status: 400 }), { once: true }),
      );
      const { user } = await renderApp({ path: `/profile/yusuf/${tab}`, as: amara });
      const main = await page();
      expect(await main.findByText(failed)).toBeInTheDocument();
      await user.click(main.getByRole('button', { name: 'Try again' }));
      expect(await main.findByText(none)).toBeInTheDocument();
      expect(sentCalls).not.toContain(`GET /api/post/user/${yusuf.id}`);
    },
  );
});
