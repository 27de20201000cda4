import { expect, test } from './migrationWorld';

const chainPrice = /^Network fee: up to 0\.\d+ ETH/;

test('MIG-09 a service far above the chain refuses nobody, and its price is not sent', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder } = world;
  await page.route('/test-gas', (route) => route.fulfill({ json: { average: 90_000 } }));
  await chain.node('anvil_setBalance', holder, '0xde0b6b3a7640000');
  await world.connected({ GAS_PRICE_URL: `${world.server.base}/test-gas`, FORCE_GAS_PRICE: true });
  await world.submit('30');
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  for (const { gasPrice } of wallet.asked) expect(BigInt(gasPrice ?? 0)).toBeLessThan(100_000_000_000n);
});

test('MIG-09 a gas service that hangs holds up neither the submission nor the fee line', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  for (const url of ['/gas/api?*', '/test-gas']) await page.route(url, () => undefined);
  await world.connected({ GAS_PRICE_URL: `${world.server.base}/test-gas` });
  await expect(page.getByText(chainPrice)).toBeVisible();
  await world.submit('30');
  await expect.poll(() => wallet.openRequests, { timeout: 4000 }).toBe(1);
  await wallet.reject();
});

test('MIG-13 what is sent names its chain', async ({ world }) => {
  await world.connected();
  await world.submit('30');
  await expect.poll(() => world.wallet.asked[0]?.chainId).toBe('0x7a69');
  await world.wallet.reject();
});

test('MIG-07 a wallet that throws at once leaves the page usable', async ({ page, world }) => {
  await page.addInitScript(() => {
    const provider = {
      request: () => {
        throw new Error('Not now');
      },
    };
    const detail = { info: { uuid: 'b', name: 'MetaMask', icon: 'data:,', rdns: 'io.metamask' }, provider };
    window.addEventListener('eip6963:requestProvider', () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    );
  });
  await world.open();
  await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
  await expect(page.getByText('Your wallet did not answer as expected.')).toBeVisible();
});
