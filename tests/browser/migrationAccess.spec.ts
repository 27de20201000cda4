import { expectAccessible } from './fixtures';
import { tabTo } from './keyboard';
import { amountField, balance, expect, stage, test } from './migrationWorld';

test('MIG-05 SHELL-13 the whole swap without a mouse, and every step is said once', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  await wallet.install(page.context());
  await page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(globalThis, 'said', said);
    new MutationObserver(() => {
      const text = document.querySelector('[aria-live=polite]')?.textContent ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await world.open();
  await tabTo(page.getByRole('button', { name: 'Connect to MetaMask' }).last());
  await page.keyboard.press('Enter');
  await wallet.connect();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Submit Migration' }).last());
  await page.keyboard.press('Enter');
  const consent = page.getByRole('checkbox', { name: /I understand/ });
  await expect(consent).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page.getByRole('button', { name: 'Confirm' }).last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Moving your tokens' })).toBeFocused();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Back to the amount' }).last());
  const said = await page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
  expect(said.slice(1)).toEqual([
    'Generating',
    'Transaction sent to Metamask. 1 of 2: approve ONG',
    'Waiting for approval confirmation',
    'Transaction sent to Metamask. 2 of 2: migrate',
    'Your migration has been submitted, and should be available soon.',
    'Confirmed',
  ]);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`MIG-03 SHELL-13 every screen is readable, ${colorScheme} and ${width} wide`, async ({
      page,
      world,
    }) => {
      const { wallet } = world;
      const isFitting = async () => {
        const room = await page.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return clientWidth - scrollWidth;
        });
        expect(room).toBeGreaterThanOrEqual(0);
      };
      const look = async () => {
        await expectAccessible(page);
        await isFitting();
        if (width > 400) return;
        await page.setViewportSize({ width: 320, height: 700 });
        await isFitting();
        await page.setViewportSize({ width, height: 844 });
      };
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      await wallet.install(page.context());
      await world.open({ EXPLORER_URL: 'https://explorer.example' });
      await look();
      await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
      await wallet.connect();
      await expect(balance(page, 'Old ONG')).toHaveText('48,250');
      await page.getByText('Contracts', { exact: true }).click();
      await look();
      await amountField(page).fill('48250.000000000000000001');
      await look();
      await amountField(page).fill('12345.123456789123456789');
      await world.submit();
      await expect(stage(page)).toContainText('1 of 2');
      await look();
      await wallet.reject();
      await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
      await look();
      await wallet.switchChain(page, 1);
      await expect(page.getByText('Your wallet is on another network.')).toBeVisible();
      await look();
      await wallet.switchChain(page, 31_337);
      await world.submit();
      await wallet.approve();
      await wallet.approve();
      await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
      await look();
    });

test('MIG-02 a server without a swap says so instead of offering one', async ({ page, world }) => {
  await page.route('/migration-config.json', (route) => route.fulfill({ json: {} }));
  await page.goto('/migration/');
  await expect(page.getByRole('heading', { name: 'The swap is not open yet' })).toBeVisible();
  await expectAccessible(page);
  expect(world.wallet.openRequests).toBe(0);
});
