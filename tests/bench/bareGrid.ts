import type { Page } from '@playwright/test';

/** Addresses of the pictures that the page has loaded, in the order in which it asked for them. */
export async function loadedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/files/')),
    ),
  ]);
}

/**
 * Shows a bare virtual grid of the same pictures on a page of its own: nothing but positioned images, one window
 * above and below the visible one. Its frames are the floor of the browser and the machine.
 */
export async function showBareGrid(page: Page, pictures: readonly string[], count: number): Promise<void> {
  const address = new URL('/bare', page.url()).href;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare grid</title>' }),
  );
  await page.goto(address);
  await page.evaluate(
    ({ addresses, total }) => {
      const columns = 5;
      const rowHeight = 220;
      const height = Math.ceil(total / columns) * rowHeight;
      const grid = document.createElement('div');
      grid.style.cssText = `position:relative;height:${height}px`;
      document.body.append(grid);
      const rows = new Map<number, HTMLImageElement[]>();
      const makeRow = (row: number) =>
        Array.from({ length: columns }, (_, column) => {
          const image = new Image();
          image.decoding = 'async';
          image.src = addresses[(row * columns + column) % addresses.length] ?? '';
          image.style.cssText = `position:absolute;top:${row * rowHeight}px;left:${column * 20}%;width:19.5%;height:${rowHeight - 6}px;object-fit:cover`;
          grid.append(image);
          return image;
        });
      const draw = () => {
        const first = Math.max(0, Math.floor((scrollY - innerHeight) / rowHeight));
        const last = Math.min(height / rowHeight, Math.ceil((scrollY + 2 * innerHeight) / rowHeight));
        for (const [row, images] of rows) {
          if (row >= first && row <= last) continue;
          for (const image of images) image.remove();
          rows.delete(row);
        }
        for (let row = first; row <= last; row += 1) if (!rows.has(row)) rows.set(row, makeRow(row));
      };
      addEventListener('scroll', draw, { passive: true });
      draw();
    },
    { addresses: pictures, total: count },
  );
}
