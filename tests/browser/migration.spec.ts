import { expectAccessible } from './fixtures';
import { amountField, balance, expect, ong, stage, test } from './migrationWorld';

const full = ong('48250');

test('MIG-05 MIG-06 MIG-08 two requests move exactly the amount', async ({ page, world }) => {
  const { wallet, holder, chain } = world;
  await world.connected();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  await expect(amountField(page)).toHaveValue('48250');
  await expect(page.getByText(/^Network fee: up to 0\.\d+ ETH \(.* gwei\)$/)).toBeVisible();
  await expect(page.getByText('Estimated confirmation time: about 45 seconds')).toBeVisible();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  await expect(stage(page)).toContainText('Transaction sent to Metamask');
  await expect(stage(page)).toContainText('1 of 2: approve ONG');
  await expectAccessible(page);
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await chain.node('evm_mine');
  await expect(stage(page)).toContainText('2 of 2: migrate');
  await wallet.approve();
  await expect(
    page.getByRole('main').getByText('Your migration has been submitted, and should be available soon.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeFocused();
  await expect(page.getByRole('main').getByText('Waiting for the chain')).toBeVisible();
  await chain.node('evm_mine');
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  await expect(balance(page, 'New KITH')).toHaveText('30');
  await expectAccessible(page);
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
  expect(wallet.asked.map(({ gas }) => BigInt(gas))).toEqual([300_000n, 300_000n]);
  expect(wallet.asked.every((transaction) => !('gasPrice' in transaction))).toBe(true);
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
  expect(await chain.read('oldToken', 'allowance', holder, world.server.newToken)).toBe(0n);
});

test('MIG-06 one request when enough is allowed already', async ({ page, world }) => {
  const { wallet, holder, chain, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, ong('100'));
  await world.connected();
  await world.submit('30');
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual([`migrate ${ong('30')}`]);
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
});

test('MIG-06 MIG-11 too small an approval is an error with two ways out', async ({ page, world }) => {
  const { wallet, holder, chain, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, ong('30'));
  await world.connected();
  await world.submit('40');
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText(
    'You had previously approved a transaction of 30, please do a transaction with the same value or smaller.',
  );
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(world.asked()).toEqual([]);

  await world.submit();
  await dialog.getByRole('button', { name: 'Use 30' }).click();
  await expect(amountField(page)).toHaveValue('30');

  await world.submit('40');
  await dialog.getByRole('button', { name: 'Reset approval' }).click();
  await wallet.approve();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual(['approve 0', `approve ${ong('40')}`, `migrate ${ong('40')}`]);
  expect(await chain.balances(holder)).toEqual([full - ong('40'), ong('40')]);
});

test('MIG-12 rejecting leaves everything as it was; what was approved need not be approved again', async ({
  page,
  world,
}) => {
  const { wallet, holder, chain } = world;
  await world.connected();
  await world.submit('30');
  await wallet.reject();
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  await expect(amountField(page)).toHaveValue('30');
  await world.submit();
  await wallet.approve();
  await wallet.reject();
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  await world.submit();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  const [approve, migrate] = [`approve ${ong('30')}`, `migrate ${ong('30')}`];
  expect(world.asked()).toEqual([approve, approve, migrate, migrate]);
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
});

test('MIG-06 a cap that was lowered in the wallet is an error, and a new way on', async ({ page, world }) => {
  const { wallet, holder, chain } = world;
  await world.connected();
  await world.submit('30');
  await wallet.approve(ong('12.5'));
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toContainText('a transaction of 12.5, please');
  await dialog.getByRole('button', { name: 'Use 12.5' }).click();
  await world.submit();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('12.5')}`]);
  expect(await chain.balances(holder)).toEqual([full - ong('12.5'), ong('12.5')]);
});

test('MIG-12 an allowance that the node tells late is waited for', async ({ page, world }) => {
  const { wallet } = world;
  const stale = `0x${'0'.repeat(64)}`;
  let isApproved = false;
  let reads = 0;
  wallet.override = (method, params) => {
    const data = (params[0] as { data?: string } | undefined)?.data ?? '';
    if (!isApproved || method !== 'eth_call' || !data.startsWith('0xdd62ed3e')) return undefined;
    reads += 1;
    return reads < 4 ? stale : undefined;
  };
  await world.connected();
  await world.submit('30');
  await wallet.approve();
  isApproved = true;
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
});

test('MIG-06 a reset that the node tells late is waited for as well', async ({ page, world }) => {
  const { wallet, chain, holder } = world;
  await chain.send(holder, 'oldToken', 'approve', world.server.newToken, ong('30'));
  const granted = `0x${ong('30').toString(16).padStart(64, '0')}`;
  let reads = 0;
  let isStale = false;
  wallet.override = (method, params) => {
    const data = (params[0] as { data?: string } | undefined)?.data ?? '';
    if (!isStale || method !== 'eth_call' || !data.startsWith('0xdd62ed3e')) return undefined;
    reads += 1;
    return reads < 4 ? granted : undefined;
  };
  await world.connected();
  await world.submit('40');
  await page.getByRole('button', { name: 'Reset approval' }).click();
  isStale = true;
  for (let prompt = 0; prompt < 3; prompt += 1) await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual(['approve 0', `approve ${ong('40')}`, `migrate ${ong('40')}`]);
});

test('MIG-04 what was confirmed is converted, whatever arrives meanwhile', async ({ page, world }) => {
  const { wallet, chain, holder, other } = world;
  await world.connected();
  await page.getByRole('button', { name: 'Submit Migration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm migration' });
  await dialog.getByLabel(/I understand that the transfer cannot be undone/).check();
  await chain.send(other, 'oldToken', 'transfer', holder, ong('1'));
  await expect(amountField(page)).toHaveValue('48251', { timeout: 15_000 });
  await expect(dialog).toContainText('48,250 old ONG');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual([`approve ${full}`, `migrate ${full}`]);
});

test('MIG-03 MIG-10 amounts are exact or refused', async ({ page, world }) => {
  const { wallet, holder, chain } = world;
  await world.connected();
  const submit = page.getByRole('button', { name: 'Submit Migration' });
  for (const [typed, said] of [
    ['1,5', 'Use a point for decimals and no commas'],
    ['1.0000000000000000001', 'At most 18 digits after the point.'],
    ['-1', 'Digits and one point only.'],
    ['1e3', 'Digits and one point only.'],
    ['5.', 'Digits and one point only.'],
    ['48250.000000000000000001', 'That is more than your balance of 48,250 ONG.'],
    ['', 'No balance to migrate.'],
    ['0', 'No balance to migrate.'],
    ['0.0', 'No balance to migrate.'],
  ] as const) {
    await amountField(page).fill(typed);
    await expect(page.getByRole('main').getByText(said)).toBeVisible();
    await expect(submit).toBeHidden();
  }
  await amountField(page).fill('1,5');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Max' }).click();
  await expect(amountField(page)).toHaveValue('48250');
  await amountField(page).fill('0.000000000000000001');
  await world.submit();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual(['approve 1', 'migrate 1']);
  expect(await chain.balances(holder)).toEqual([full - 1n, 1n]);
});

test('MIG-04 MIG-12 SHELL-14 confirms only with consent, and pressing twice sends once', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  await world.connected();
  await amountField(page).fill('30');
  await page.getByRole('button', { name: 'Submit Migration' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Confirm migration' });
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel(/I understand/).check();
  await dialog.getByRole('button', { name: 'Confirm' }).dblclick();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
  expect(wallet.openRequests).toBe(0);
});

test('MIG-12 what the chain would refuse is never asked of the wallet', async ({ page, world }) => {
  const { wallet, chain, holder, server } = world;
  await chain.node('anvil_setBalance', holder, '0x1');
  await world.connected();
  await world.submit('30');
  await expect(
    page.getByText(/There is not enough ETH for the network fee: about 0\.\d+ ETH is missing\./),
  ).toBeVisible();
  await chain.node('anvil_setBalance', holder, '0xde0b6b3a7640000');
  // Pauses the contract between the approval and the migration.
  await world.submit('30');
  await wallet.request().then(async (request) => {
    const hash = await chain.node('eth_sendTransaction', request.params[0]);
    await chain.send(server.accounts[0] ?? '', 'newToken', 'pause');
    request.answer({ result: hash });
  });
  await expect(
    // The approval was sent and stands.
    page.getByText(
      'The migration is paused; try again later. No tokens were moved. Your approval of 30 ONG was sent.',
    ),
  ).toBeVisible();
  await expect(page.getByText('You have allowed 30 ONG')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeHidden();
  expect(world.asked()).toEqual([`approve ${ong('30')}`]);
});

test('MIG-06 what is allowed shows on every visit, to use or take back', async ({ page, world }) => {
  const { wallet, chain, holder, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, ong('40'));
  await world.connected();
  await expect(page.getByText('You have allowed 40 ONG')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(amountField(page)).toHaveValue('40');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await wallet.reject();
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await wallet.approve();
  await expect(page.getByText('Your approval was taken back.')).toBeVisible();
  await expect(page.getByText('You have allowed')).toBeHidden();
  expect(world.asked()).toEqual(['approve 0', 'approve 0']);
  expect(await chain.read('oldToken', 'allowance', holder, server.newToken)).toBe(0n);
  expect(await chain.balances(holder)).toEqual([full, 0n]);
});

test('MIG-06 an approval without limit is named as such', async ({ page, world }) => {
  const { chain, holder, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, 2n ** 256n - 1n);
  await world.connected();
  await expect(page.getByText('You have allowed any amount of ONG')).toBeVisible();
});

test('MIG-06 too little room under the cap is told before an approval is paid for', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  // 20 tokens are left under the cap of 1,000.
  const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;
  wallet.override = (method, params) => {
    const { data = '' } = (params[0] ?? {}) as { data?: string };
    if (method !== 'eth_call') return undefined;
    if (data.startsWith('0x355274ea')) return word(ong('1000'));
    return data.startsWith('0x18160ddd') ? word(ong('980')) : undefined;
  };
  await world.connected();
  await amountField(page).fill('30');
  await expect(page.getByText('Only 20 ONG are left under the cap.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeHidden();
  await page.getByRole('button', { name: 'Use 20 ONG' }).click();
  await world.submit();
  await wallet.reject();
  expect(world.asked()).toEqual([`approve ${ong('20')}`]);
});
