import { TOTP, Secret } from 'otpauth';
import { expect, type Locator, type Page } from '@playwright/test';
import type { WireDictionary } from '@/shared/wire/group';
import type { WireAppSetup } from '@/shared/wire/auth';
import { enterWith, fillInLogin, joinAs, type Newcomer } from './people';
import { callAs, photo, publishAs } from './wire';

/** What a person does in one flow, made ready to the last press. */
export interface ReadyFlow {
  /** Method and path of the call that the last press makes. */
  call: RegExp;
  press: () => Promise<void>;
  /** What the person does once the press has failed; presses again without it. */
  pressAgain?: () => Promise<void>;
  /** Seen once it is done. */
  done: Locator;
  /** How often the server has it, for what must not be there twice. */
  count?: () => Promise<number>;
}

export interface Flow {
  title: string;
  ready: (page: Page) => Promise<ReadyFlow>;
}

type List = { list: { id: string; post?: string; name?: string; title?: string }[] };

const feed = { name: 'News feed', level: 1 } as const;

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const toFirstOption = async (page: Page, opener: string, entry: string) => {
  await button(page.getByRole('main'), opener).first().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

/** A new member on a page. */
async function enter(page: Page, name: string, path: string): Promise<Newcomer> {
  const member = await joinAs(page.request, name);
  await enterWith(page, member.token, path);
  return member;
}

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

export const flows: readonly Flow[] = [
  {
    title: 'AUTH-05 signing up',
    async ready(page) {
      const email = `flow-${Date.now()}-${Math.random()}@mail.example`;
      await page.goto('/signUp');
      await page.getByLabel('First name').fill('Flora');
      await page.getByLabel('Last name').fill('Newcomer');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Brand-new-house-9');
      await page.getByLabel('Confirm password').fill('Brand-new-house-9');
      return {
        call: /^POST \/api\/users\/register$/,
        press: () => button(page, 'Sign up').click(),
        done: page.getByRole('heading', { name: 'Confirmation email sent' }),
      };
    },
  },
  {
    title: 'AUTH-03 TFA-01 the second step of a login',
    async ready(page) {
      const member = await joinAs(page.request, 'Flowfactor');
      const { secret } = await callAs<WireAppSetup>(page.request, member, 'GET', '/api/2fa/app');
      const codeAt = (timestamp: number) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      const factor = { secret, default: true };
      const { id } = await callAs(page.request, member, 'POST', '/api/2fa/app', factor);
      const token = codeAt(Date.now() - 30_000);
      await callAs(page.request, member, 'POST', `/api/2fa/app/verify/${id}`, { token });
      const begin = async () => {
        await fillInLogin(page, member.email, member.password);
        await page.getByLabel('6-digit code').waitFor();
      };
      const typeCodeAt = (timestamp: number) => page.getByLabel('6-digit code').fill(codeAt(timestamp));
      await page.goto('/login');
      await begin();
      return {
        call: /^POST \/api\/users\/auth\/\w+\/validateToken\//,
        press: () => typeCodeAt(Date.now()),
        async pressAgain() {
          await button(page, 'Verify').click();
          const isOver = page.getByText('then log in again for a new code');
          await expect(isOver.or(page.getByRole('heading', feed))).toBeVisible();
          if (await isOver.isHidden()) return;
          await page.getByRole('link', { name: 'Back to login' }).click();
          await begin();
          // A code counts once; the next one is taken already.
          await typeCodeAt(Date.now() + 30_000);
        },
        done: page.getByRole('heading', feed),
      };
    },
  },
  {
    title: 'POST-01 publishing a post with a photo',
    async ready(page) {
      const member = await enter(page, 'Flowpost', '/');
      const text = `Once and no more ${Date.now()}`;
      await button(page, "What's on your mind?").click();
      const dialog = page.getByRole('dialog', { name: 'Create post' });
      await dialog.getByLabel('Post text').fill(text);
      await dialog.locator('input[type=file]').setInputFiles(photo('lake'));
      await dialog.getByRole('img', { name: /lake/ }).waitFor();
      return {
        call: /^POST \/api\/post\/user\//,
        press: () => button(dialog, 'Publish').click(),
        pressAgain: () => button(page.getByRole('main'), 'Retry').click(),
        done: page.getByRole('article').filter({ hasText: text }),
        async count() {
          const path = `/api/post/user/${member.id}?page=1&per_page=20`;
          const { list } = await callAs<List>(page.request, member, 'GET', path);
          return list.filter(({ post }) => post === text).length;
        },
      };
    },
  },
  {
    title: 'CMT-02 replying',
    async ready(page) {
      const member = await joinAs(page.request, 'Flowreply');
      const post = await publishAs(page.request, member, 'Something to talk about');
      await callAs(page.request, member, 'POST', `/api/comments/user/${post.id}`, { msg: 'The first word' });
      await enterWith(page, member.token, `/post/${post.id}`);
      const first = page.getByRole('article', { name: /^Comment by/ });
      await button(first, 'Reply').click();
      await page.getByLabel('Write a reply').fill('Said once');
      return {
        call: /^POST \/api\/comments\/user\/reply\//,
        press: () => page.getByLabel('Write a reply').press('Enter'),
        done: page.getByRole('paragraph').filter({ hasText: /^Said once$/ }),
      };
    },
  },
  {
    title: 'POST-06 voting',
    async ready(page) {
      const author = await joinAs(page.request, 'Flowliked');
      const post = await publishAs(page.request, author, 'Something to like');
      await enter(page, 'Flowvote', `/post/${post.id}`);
      const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first();
      await like.waitFor();
      return {
        call: /^POST \/api\/vote\//,
        press: () => like.click(),
        done: page
          .getByRole('main')
          .getByRole('button', { name: 'Like', exact: true, pressed: true })
          .first(),
      };
    },
  },
  {
    title: 'POST-07 reporting a post',
    async ready(page) {
      const author = await joinAs(page.request, 'Flowauthor');
      const post = await publishAs(page.request, author, 'Something to report');
      await enter(page, 'Flowreport', `/post/${post.id}`);
      await toFirstOption(page, 'Post options', 'Report');
      const dialog = page.getByRole('dialog', { name: 'Report post' });
      await dialog.getByRole('radio').first().check();
      return {
        call: /^POST \/api\/report\//,
        press: () => dialog.getByRole('button', { name: /^(Send|Report)/ }).click(),
        done: page.getByText('Report sent.').first(),
      };
    },
  },
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
      await row.waitFor();
      return {
        call: /^POST \/api\/invites\/group\//,
        press: () => button(row, 'Invite').click(),
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
      await button(page.getByRole('main'), 'New album').click();
      const dialog = page.getByRole('dialog', { name: 'Create album' });
      await dialog.getByLabel('Album name').fill('Only one');
      return {
        call: /^POST \/api\/gallery\/albums$/,
        press: () => button(dialog, 'Create album').click(),
        done: page.getByRole('heading', { level: 1, name: 'Only one' }),
        async count() {
          const path = `/api/gallery/albums/${member.id}?page=1&per_page=6`;
          const { list } = await callAs<List>(page.request, member, 'GET', path);
          return list.filter(({ title }) => title === 'Only one').length;
        },
      };
    },
  },
  {
    title: 'CLIP-02 publishing a short video',
    async ready(page) {
      await enter(page, 'Flowclip', '/shortVideos/new');
      const film = 'server/seed/assets/clips/harbour.mp4';
      await page.locator('input[type=file]').first().setInputFiles(film);
      await page.getByText(/^Keeps 0:06/).waitFor();
      await button(page, 'Go on to publish').click();
      return {
        call: /^(POST|PUT|PATCH) \/(upload\/video|api\/clips|api\/shortVideos?)/i,
        press: () => button(page, 'Publish').click(),
        done: page.getByRole('region', { name: 'About this video' }),
      };
    },
  },
  {
    title: 'SET-01 saving settings',
    async ready(page) {
      await enter(page, 'Flowsettings', '/settings/basic');
      await page.getByLabel('Location').fill('Reykjavík');
      return {
        call: /^PATCH \/api\/user\/edit$/,
        press: () => button(page.getByRole('main'), 'Save changes').click(),
        done: page.getByText('Your changes are saved.').first(),
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
          const { list } = await callAs<List>(page.request, member, 'GET', path);
          return list.filter((group) => group.name === name).length;
        },
      };
    },
  },
  {
    title: 'AUTH-08 logging out',
    async ready(page) {
      await enter(page, 'Flowlogout', '/about');
      const logOut = button(page.getByRole('navigation', { name: 'Main' }), 'Log out');
      await logOut.waitFor();
      return {
        call: /^(POST|DELETE) \/api\/users?\/logout/,
        press: () => logOut.click(),
        done: button(page, 'Log in'),
      };
    },
  },
];
