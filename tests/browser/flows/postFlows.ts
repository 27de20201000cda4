import { enterWith, joinAs } from '../people';
import { callAs, photo, publishAs } from '../wire';
import { button, enter, type Flow } from './flow';

export const postFlows: readonly Flow[] = [
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
          const { list } = await callAs<{ list: { post: string }[] }>(page.request, member, 'GET', path);
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
      await button(page.getByRole('main'), 'Post options').first().click();
      await page.getByRole('menuitem', { name: 'Report', exact: true }).click();
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
];
