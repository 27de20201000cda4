import type { Page } from '@playwright/test';
import type { WireDictionary } from '@/shared/wire/group';
import { enterWith, joinAs } from '../people';
import { callAs } from '../wire';
import { button, enter, type Flow } from './flow';

/** A public group of a new member, who stays on the given tab of its page. */
async function withGroup(page: Page, name: string, tab: string) {
  const owner = await joinAs(page.request, name);
  const { lists } = await callAs<WireDictionary>(page.request, owner, 'GET', '/api/dict');
  const category = lists.group_categories[0]?.id;
  const about = { userId: owner.id, name: `${name} ${Date.now()}`, privacy: 0, category, description: '' };
  const group = await callAs(page.request, owner, 'POST', '/api/groups', { ...about, post_group: 'member' });
  const other = await joinAs(page.request, `${name}other`);
  const open = () => enterWith(page, owner.token, `/group/${group.permalink}/${tab}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: other.name });
  return { owner, group, other, open, row };
}

export const communityFlows: readonly Flow[] = [
  {
    title: 'FOLW-02 following',
    async ready(page) {
      const other = await joinAs(page.request, 'Flowfollowed');
      await enter(page, 'Flowfollower', `/profile/${other.permalink}`);
      const main = page.getByRole('main');
      await button(main, 'Follow').waitFor();
      return {
        call: /^POST \/api\/follower\//,
        press: () => button(main, 'Follow').click(),
        done: button(main, 'Following'),
      };
    },
  },
  {
    title: 'GRP-05 inviting into a group',
    async ready(page) {
      const { open, other } = await withGroup(page, 'Flowinvite', 'members');
      await open();
      await button(page.getByRole('main'), 'Invite members').click();
      const picker = page.getByRole('dialog', { name: 'Invite members' });
      await picker.getByLabel('Search people').fill(other.name);
      const row = picker.getByRole('listitem').filter({ hasText: `@${other.permalink}` });
      await row.getByRole('checkbox', { name: `Select ${other.name}` }).check();
      return {
        call: /^POST \/api\/invites\/group\//,
        press: () => button(picker, 'Invite 1 person').click(),
        done: row.getByText('Invited'),
      };
    },
  },
  {
    title: 'GRP-07 changing a role',
    async ready(page) {
      const { open, other, group, row } = await withGroup(page, 'Flowrole', 'members');
      await callAs(page.request, other, 'POST', `/api/groups/${group.id}/join`);
      await open();
      return {
        call: /^(PATCH|POST|PUT) \/api\/groups\/\w+\/members\//,
        async press() {
          await button(row, 'Member options').click();
          await page.getByRole('menuitem', { name: 'Make moderator' }).click();
        },
        done: row.getByText('Moderator'),
      };
    },
  },
  {
    title: 'ALB-01 making an album',
    async ready(page) {
      const member = await enter(page, 'Flowalbum', '/photos');
      await button(page.getByRole('main'), 'Create album').click();
      const dialog = page.getByRole('dialog', { name: 'Create album' });
      await dialog.getByLabel('Album name').fill('Only one');
      return {
        call: /^POST \/api\/gallery\/albums$/,
        press: () => button(dialog, 'Create album').click(),
        done: page.getByRole('heading', { level: 1, name: 'Only one' }),
        async count() {
          const path = `/api/gallery/albums/${member.id}?page=1&per_page=6`;
          const { list } = await callAs<{ list: { name?: string; title?: string }[] }>(
            page.request,
            member,
            'GET',
            path,
          );
          return list.filter(({ title }) => title === 'Only one').length;
        },
      };
    },
  },
  {
    title: 'GRP-02 making a group',
    async ready(page) {
      const member = await enter(page, 'Flowgroup', '/groups/create');
      const name = `Just one ${Date.now()}`;
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Category').selectOption({ index: 1 });
      return {
        call: /^POST \/api\/groups$/,
        press: () => button(page, 'Create group').click(),
        done: page.getByRole('heading', { level: 1, name }),
        async count() {
          const path = `/api/groups/user/${member.id}?page=1&per_page=20`;
          const { list } = await callAs<{ list: { name?: string; title?: string }[] }>(
            page.request,
            member,
            'GET',
            path,
          );
          return list.filter((group) => group.name === name).length;
        },
      };
    },
  },
];
