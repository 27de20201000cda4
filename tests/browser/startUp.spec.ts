import { expect, test } from './fixtures';

for (const [bundle, path] of [
  ['app', '/login'],
  ['migration page', '/migration/'],
] as const) {
  test(`SHELL-01 the ${bundle} removes a service worker and its caches that an earlier product left`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const unregistered = { count: 0 };
      Reflect.set(globalThis, 'unregistered', unregistered);
      navigator.serviceWorker.getRegistrations = () =>
        Promise.resolve([
          {
            unregister: () => {
              unregistered.count += 1;
              return Promise.resolve(true);
            },
          } as ServiceWorkerRegistration,
        ]);
    });
    await page.goto('/health');
    await page.evaluate(() => caches.open('left-behind'));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (Reflect.get(globalThis, 'unregistered') as { count: number }).count))
      .toBe(1);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  });
}
