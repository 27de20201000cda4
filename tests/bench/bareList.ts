import type { Page } from '@playwright/test';

/** Fields of a post that a bare row shows; sizes in pixels. */
export interface BarePost {
  created_at: string;
  post: string;
  author: { display_name: string };
  photos: { key: string; access: string | null; width: number; height: number }[];
}

/** Collects the posts that a page gets from now on, in the order of its calls. */
export function collectPosts(page: Page): () => Promise<BarePost[]> {
  const pages: Promise<{ list: BarePost[] }>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/post/news') && response.ok())
      pages.push(response.json() as Promise<{ list: BarePost[] }>);
  });
  return async () => (await Promise.all(pages)).flatMap(({ list }) => list);
}

/**
 * Shows a bare virtual list of posts on a page of its own: name, time, text, picture and five buttons without a
 * style, one window above and below the visible one. Its frames are the floor of the browser and the machine.
 */
export async function showBareList(page: Page, posts: readonly BarePost[]): Promise<void> {
  const address = new URL('/bare', page.url()).href;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare list</title>' }),
  );
  await page.goto(address);
  await page.evaluate((given) => {
    const list = document.createElement('div');
    list.style.cssText = 'position:relative;width:600px;margin:auto;overflow-anchor:none';
    document.body.append(list);
    const make = ({ author, created_at, post, photos: [photo] }: BarePost) => {
      const row = document.createElement('article');
      row.style.cssText = 'position:absolute;width:100%;padding:16px 0;border-bottom:1px solid';
      const add = (tag: string, text: string) =>
        row.appendChild(Object.assign(document.createElement(tag), { textContent: text }));
      add('b', author.display_name);
      add('time', created_at);
      add('p', post);
      if (photo) {
        const image = new Image(photo.width, photo.height);
        image.decoding = 'async';
        image.style.cssText = 'display:block;width:100%;height:auto';
        image.src = `/files/${photo.key}?size=medium&access=${photo.access ?? ''}`;
        row.append(image);
      }
      for (const name of ['Like', 'Dislike', 'Comments', 'Boost', 'Save']) add('button', name);
      return row;
    };
    const rows = given.map((post) => ({ post, height: 220, element: null as HTMLElement | null }));
    const draw = () => {
      let top = 0;
      for (const row of rows) {
        const isNear = top + row.height > scrollY - innerHeight && top < scrollY + 2 * innerHeight;
        if (isNear && !row.element) {
          row.element = make(row.post);
          list.append(row.element);
          row.height = row.element.offsetHeight;
        }
        if (isNear && row.element) row.element.style.top = `${top}px`;
        else {
          row.element?.remove();
          row.element = null;
        }
        top += row.height;
      }
      list.style.height = `${top}px`;
    };
    addEventListener('scroll', draw, { passive: true });
    draw();
  }, posts);
}
