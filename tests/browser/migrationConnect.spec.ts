import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures';
import { amountField, balance, expect, ong, test, type World } from './migrationWorld';

const absent = 'Metamask is not installed or enabled in your browser.';
/** Excludes the demo wallet, which the test server offers too. */
const realWalletsOnly = { WALLET_RDNS: ['io.metamask', 'io.metamask.flask'] };

/** Leaves the first wallet's request open and asks the demo wallet instead. */
async function askTwoWallets(page: Page, { wallet, open }: World) {
  await wallet.install(page.context());
  await open();
  await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
  const first = await wallet.request('eth_requestAccounts');
  await page.getByRole('button', { name: 'Use Demo wallet instead' }).click();
  return { first, popup: page.getByRole('dialog', { name: 'Demo wallet' }) };
}

test('MIG-07 without a wallet the page says so, and a late one clears it', async ({ page, world }) => {
  await world.wallet.install(page.context(), { announceAfterMs: 5000 });
  await world.open(realWalletsOnly);
  await expect(page.getByText(absent)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect to MetaMask' })).toBeDisabled();
  await expectAccessible(page);
  await expect(page.getByText(absent)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Connect to MetaMask' })).toBeEnabled();
});

for (const injectAfterMs of [0, 500, 2900])
  test(`MIG-07 finds a wallet of the older way that comes after ${injectAfterMs} ms`, async ({
    page,
    world,
  }) => {
    await world.wallet.install(page.context(), { rdns: null, injectAfterMs });
    await world.open(realWalletsOnly);
    await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
    await world.wallet.connect();
    await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  });

test('MIG-07 a foreign wallet is none, whatever it claims to be', async ({ page, world }) => {
  await world.wallet.install(page.context(), { rdns: 'com.foreign', injectAfterMs: 0, isMetaMask: true });
  await world.open(realWalletsOnly);
  await expect(page.getByText(absent)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect to MetaMask' })).toBeDisabled();
});

test('MIG-02 MIG-07 connecting can be rejected, is busy, and is asked once', async ({ page, world }) => {
  const { wallet } = world;
  await wallet.install(page.context());
  await world.open({ ARTICLE_URL: 'https://example.org/article', AUDIT_URL: 'https://example.org/audit' });
  await expect(page.getByRole('link', { name: 'Article' })).toHaveAttribute(
    'href',
    'https://example.org/article',
  );
  await expect(page.getByRole('link', { name: 'Audit report' })).toHaveAttribute(
    'href',
    'https://example.org/audit',
  );
  await expectAccessible(page);
  const button = page.getByRole('button', { name: 'Connect to MetaMask' });
  await button.dblclick();
  await wallet.reject('eth_requestAccounts');
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  expect(wallet.openRequests).toBe(0);
  await button.click();
  await wallet.fail(-32_002, 'eth_requestAccounts');
  await expect(
    page.getByText('Your wallet already has an open request. Open MetaMask to continue.'),
  ).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await wallet.connect();
  await expect(page.getByRole('heading', { name: 'How much to convert?' })).toBeFocused();
  await wallet.lock(page);
  await expect(page.getByRole('heading', { name: 'Connect your wallet' })).toBeFocused();
});

test('MIG-02 MIG-07 a wallet that never answers leaves the way to another one open', async ({
  page,
  world,
}) => {
  const { first, popup } = await askTwoWallets(page, world);
  await expect(popup).toBeVisible();
  first.answer({ result: [world.holder] });
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  expect(world.wallet.openRequests).toBe(0);
});

test('MIG-02 MIG-07 a wallet that answers after another was refused is connected', async ({
  page,
  world,
}) => {
  const { first, popup } = await askTwoWallets(page, world);
  await popup.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  first.answer({ result: [world.holder] });
  await expect(page.getByRole('heading', { name: 'How much to convert?' })).toBeFocused();
});

test('MIG-02 an article alone is no audit', async ({ page, world }) => {
  await world.wallet.install(page.context());
  await world.open({ ARTICLE_URL: 'https://example.org/article' });
  await expect(page.getByRole('link', { name: 'Article' })).toBeVisible();
  await expect(page.getByText('The contract is audited')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Audit report' })).toBeHidden();
});

test('MIG-02 what one receives is told by the contract, else only where the swap has no fee', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  await world.connected({ NO_FEE: false });
  await amountField(page).fill('30');
  await expect(page.getByText('You will receive')).toContainText('30 new KITH');
  await expect(page.getByText('1:1, no migration fee')).toBeHidden();
  await expect(page.getByRole('region', { name: 'What the contract says' })).toContainText(
    '1 old ONG for 1 new KITH',
  );
  // A contract without the getter answers with nothing.
  wallet.override = (method, params) =>
    method === 'eth_call' && (params[0] as { data: string }).data === '0x091f4712' ? '0x' : undefined;
  await page.unrouteAll();
  await world.open({ NO_FEE: false });
  await page.getByRole('button', { name: /^Continue as/ }).click();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeEnabled();
  await expect(page.getByText('You will receive')).toBeHidden();
});

test('MIG-13 the fingerprint of the settings is the one that the server tells', async ({ page, world }) => {
  await world.connected();
  await page.getByText('Contracts', { exact: true }).click();
  const served = (await (await page.request.get('/migration-config.json')).json()) as Record<string, string>;
  await expect(page.getByText(served['SETTINGS_FINGERPRINT'] ?? 'none')).toBeVisible();
});

test('MIG-01 MIG-13 every path is the page, and nothing but its own origin is asked', async ({
  page,
  world,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await world.wallet.install(page.context());
  await page.goto('/migration/some/where?ref=banner');
  await expect(page).toHaveURL(`${world.server.base}/migration/?ref=banner`);
  await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
  await world.wallet.connect();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  await world.submit('1');
  await world.wallet.reject();
  expect(asked.filter((url) => !url.startsWith(world.server.base))).toEqual([]);
  // The social app's code must not be loaded here.
  expect(asked.filter((url) => /\/assets\/(app|members|entering)-/.test(url))).toEqual([]);
  const scripts = asked.filter((url) => /\.js$/.test(url));
  for (const url of scripts)
    // The zero address is not a contract.
    expect(await (await page.request.get(url)).text()).not.toMatch(/0x(?!0{40})[0-9a-f]{40}(?![0-9a-f])/i);
});

test('MIG-13 settings that do not fit the chain block the swap', async ({ page, world }) => {
  const { wallet, server } = world;
  await wallet.install(page.context());
  for (const [settings, said] of [
    [{ NEW_TOKEN: `0x${'1'.repeat(40)}` }, 'a contract is missing on this network'],
    [{ DECIMALS: 6 }, 'a token counts differently'],
    [{ OLD_TOKEN: `${server.oldToken.slice(0, -2)}aB` }, 'an address is not valid (OLD_TOKEN)'],
    // Each is refused with the setting's name.
    [{ NEW_TOKEN: server.oldToken }, 'both tokens are the same (NEW_TOKEN)'],
    [{ MIGRATION_SPENDER: server.accounts[3] }, 'a contract is missing on this network (MIGRATION_SPENDER)'],
  ] as const) {
    await page.unrouteAll();
    await world.open(settings);
    await page.getByRole('button', { name: /Connect to MetaMask|Continue as/ }).click();
    if (!wallet.isConnected) await wallet.connect();
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeHidden();
  }
  await page.unrouteAll();
  await world.open({ CHAIN_ID: 'one' });
  await expect(page.getByRole('heading', { name: 'The swap is not set up correctly' })).toBeVisible();
});

const chainPrice = /^Network fee: up to 0\.\d+ ETH/;
for (const [fault, reply] of [
  ['is down', { status: 500, body: '' }],
  ['answers text', { status: 200, body: 'sorry' }],
  ['answers nonsense', { status: 200, body: '{"average":"a lot"}' }],
  ['answers an absurd price', { status: 200, body: '{"average":99999999}' }],
  ['answers nothing for it', { status: 200, body: '{"average":0}' }],
] as const)
  test(`MIG-09 a gas service that ${fault} is replaced by the chain's own price`, async ({
    page,
    world,
    complaints,
  }) => {
    complaints.expected.push(/status of 500/);
    await page.route('/test-gas', (route) => route.fulfill(reply));
    await page.route('/gas/api?*', (route) =>
      route.fulfill({ json: { status: '0', message: 'NOTOK', result: 'Max rate limit reached' } }),
    );
    await world.connected({ GAS_PRICE_URL: `${world.server.base}/test-gas` });
    await expect(page.getByText(chainPrice)).toBeVisible();
    await expect(page.getByText(/Estimated confirmation time/)).toBeHidden();
    await expect(page.getByText(/NaN/)).toBeHidden();
    await world.submit('1');
    await world.wallet.reject();
  });

test('MIG-09 the gas service speaks in tenths of gwei', async ({ page, world }) => {
  await page.route('/test-gas', (route) => route.fulfill({ json: { fast: { average: 420 } } }));
  // 20 gwei, since a price far from the chain's own is not believed (MIG-09).
  world.wallet.override = (method) => (method === 'eth_gasPrice' ? '0x4a817c800' : undefined);
  await world.connected({
    GAS_PRICE_URL: `${world.server.base}/test-gas`,
    GAS_PRICE_PATH: 'fast.average',
    FORCE_GAS_PRICE: true,
  });
  await expect(page.getByText('Network fee: up to 0.0252 ETH (42 gwei)')).toBeVisible();
  await world.submit('1');
  await expect.poll(() => world.wallet.openRequests).toBe(1);
  expect(BigInt(world.wallet.asked[0]?.gasPrice ?? 0)).toBe(42_000_000_000n);
  await world.wallet.reject();
});

test('MIG-08 the explorer is linked where there is one', async ({ page, world }) => {
  await world.connected({ EXPLORER_URL: 'https://explorer.example' });
  await world.submit('1');
  await world.wallet.approve();
  const hash = await world.wallet.approve();
  await expect(page.getByRole('link', { name: 'View the transaction' })).toHaveAttribute(
    'href',
    `https://explorer.example/tx/${hash}`,
  );
});

test('MIG-08 an explorer with a slash at its end is linked with one slash', async ({ page, world }) => {
  await world.connected({ EXPLORER_URL: 'https://explorer.example/' });
  await page.getByText('Contracts', { exact: true }).click();
  await expect(page.getByRole('link', { name: world.server.oldToken })).toHaveAttribute(
    'href',
    `https://explorer.example/address/${world.server.oldToken}`,
  );
});

test('MIG-13 a chain id that is a number, or decimal, is the same network', async ({ page, world }) => {
  const { wallet } = world;
  for (const form of [Number, (hex: string) => String(Number(hex))]) {
    wallet.chainIdAs = form;
    if (wallet.isConnected) {
      await page.reload();
      await page.getByRole('button', { name: /^Continue as/ }).click();
    } else await world.connected();
    await expect(balance(page, 'Old ONG')).toHaveText('48,250');
    await expect(page.getByText('Your wallet is on another network.')).toBeHidden();
  }
});

test('SRV-06 MIG-05 the demo wallet shows what is asked, and lets one approve, reject and lower', async ({
  page,
  world,
}) => {
  await world.open();
  await expect(page.getByText('Found: Demo wallet')).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'Demo wallet' });
  await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  await world.submit('30');
  await expect(popup.getByLabel('Spending cap')).toHaveValue('30');
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  await world.submit('30');
  await popup.getByLabel('Spending cap').fill('12');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('alertdialog', { name: 'Error' }).getByRole('button', { name: 'Use 12' }).click();
  await world.submit();
  await expect(popup).toContainText('Migrate your ONG');
  await popup.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(await world.chain.balances(world.holder)).toEqual([ong('48238'), ong('12')]);
});
