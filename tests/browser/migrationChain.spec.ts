import { balance, expect, ong, openSecond, stage, test } from './migrationWorld';

const full = ong('48250');

test('MIG-09 little ETH lowers the gas limit as long as there is room, instead of refusing', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder } = world;
  // Too little for two requests with the full gas limit.
  const price = BigInt(String(await chain.node('eth_gasPrice')));
  await chain.node('anvil_setBalance', holder, `0x${(price * 450_000n).toString(16)}`);
  await world.connected();
  await world.submit('30');
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  const [approval = 0n, migration] = wallet.asked.map(({ gas }) => BigInt(gas));
  expect(approval).toBeLessThan(300_000n);
  expect(approval).toBeGreaterThan(100_000n);
  // The rest after the approval pays for the full limit of the migration.
  expect(migration).toBe(300_000n);
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
});

test('MIG-12 a migration that fails on the chain says so, and can be tried again', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, ong('30'));
  await world.connected();
  await world.submit('30');
  const request = await wallet.request();
  const transaction = { ...(request.params[0] as object), gas: '0x8000' };
  request.answer({ result: await chain.node('eth_sendTransaction', transaction) });
  await expect(
    page.getByRole('main').getByText('The transaction failed. No tokens were moved.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Back to the amount' }).click();
  await world.submit('30');
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
});

test('MIG-12 an approval counts when it has its confirmations', async ({ page, world }) => {
  const { wallet, chain } = world;
  await world.connected({ CONFIRMATIONS: 3 });
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await chain.node('evm_mine');
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  expect(wallet.openRequests).toBe(0);
  await chain.node('evm_mine');
  await expect(stage(page)).toContainText('2 of 2: migrate');
  await wallet.reject();
});

test('MIG-12 a configured node is read instead of the wallet', async ({ page, world }) => {
  const { wallet, server } = world;
  const asked: string[] = [];
  wallet.override = (method) => void asked.push(method);
  await world.connected({ READ_RPC_URL: `${server.base}/chain/rpc` });
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  await world.submit('30');
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(asked).toEqual([]);
});

test('MIG-12 a wallet that is busy says so, and one that fails leaves nothing to be sent twice', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  await world.connected();
  await world.submit('30');
  await wallet.fail(-32_002);
  await expect(
    page.getByText('Your wallet already has an open request. Open MetaMask to continue.'),
  ).toBeVisible();
  await world.submit('30');
  await wallet.fail(-32_603);
  await expect(
    page.getByText('Your wallet did not answer as expected. Open it to see what happened.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeHidden();
  await page.getByRole('button', { name: 'It is gone, start again' }).click();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeVisible();
});

test('MIG-12 a second page of the same holder joins what the first has begun', async ({ page, world }) => {
  const { wallet, chain, holder } = world;
  await world.connected();
  const second = await openSecond(page);
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await expect(stage(second)).toContainText('Waiting for approval confirmation');
  expect(world.asked()).toEqual([`approve ${ong('30')}`]);
  await chain.node('evm_mine');
  await wallet.approve();
  await chain.node('evm_mine');
  await expect(second.getByRole('main').getByText('Confirmed')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
});
