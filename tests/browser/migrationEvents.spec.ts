import type { Page } from '@playwright/test';
import { amountField, balance, expect, ong, recorded, replace, stage, test } from './migrationWorld';

const full = ong('48250');
const main = (page: Page) => page.getByRole('main');
const confirmed = (page: Page) => main(page).getByText('Confirmed', { exact: true });

async function goOn(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: /^Continue as 0x7099…79[cC]8$/ }).click();
}

test('MIG-12 another account while the approval is pending: nothing is sent from it', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder, other } = world;
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await wallet.switchAccount(page, other);
  // The approval was sent, whatever becomes of it.
  await expect(
    page.getByText(
      /Your wallet switched to another account\. No tokens were moved\. The approval of 30 ONG by 0x7099.*79C8 was sent\./,
    ),
  ).toBeVisible();
  await expect(balance(page, 'Old ONG')).toHaveText('12,000.5');
  await expect(amountField(page)).toHaveValue('12000.5');
  await chain.node('evm_mine');
  expect(wallet.openRequests).toBe(0);
  await wallet.switchAccount(page, holder);
  await wallet.approve();
  await expect(page.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await chain.node('evm_mine');
  await expect(confirmed(page)).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
  expect(await chain.balances(other)).toEqual([ong('12000.5'), 0n]);
});

test('MIG-12 another chain while the approval is pending: nothing is asked until the wallet is back', async ({
  page,
  world,
}) => {
  const { wallet, chain } = world;
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await wallet.switchChain(page, 1);
  await expect(page.getByText('Your wallet is on another network.')).toBeVisible();
  await chain.node('evm_mine');
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeHidden();
  expect(wallet.openRequests).toBe(0);
  await page.getByRole('button', { name: 'Switch network' }).click();
  await wallet.answerSwitch();
  await wallet.approve();
  await chain.node('evm_mine');
  await expect(confirmed(page)).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
});

test('MIG-08 MIG-12 the end of a migration is shown again once the wallet is back on the network', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  await world.connected();
  await world.submit('30');
  await wallet.approve();
  await wallet.approve();
  await expect(confirmed(page)).toBeVisible();
  await wallet.switchChain(page, 1);
  await expect(page.getByText('Your wallet is on another network.')).toBeVisible();
  await expect(confirmed(page)).toBeHidden();
  await page.getByRole('button', { name: 'Switch network' }).click();
  await wallet.answerSwitch();
  await expect(confirmed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the amount' }).click();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeEnabled();
});

test('MIG-12 the wrong network at the start is said, and can be left', async ({ page, world }) => {
  const { wallet } = world;
  wallet.chainId = 1;
  await wallet.install(page.context());
  await world.open();
  await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
  await wallet.connect();
  await expect(page.getByText('Your wallet is on another network.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch network' }).click();
  await wallet.reject('wallet_switchEthereumChain');
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  await page.getByRole('button', { name: 'Switch network' }).click();
  await wallet.answerSwitch();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  await expect(page.getByText('Your wallet is on another network.')).toBeHidden();
});

test('MIG-12 a reload while the wallet asks for the approval: the page finds what was answered', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder } = world;
  await world.connected();
  await world.submit('30');
  await expect.poll(() => wallet.openRequests).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await goOn(page);
  await expect(page.getByText('Your wallet may still have an open request to approve 30 ONG.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeHidden();
  await wallet.approve();
  await wallet.approve();
  await expect(confirmed(page)).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
});

test('MIG-12 a reload while the approval is pending goes on with it', async ({ page, world }) => {
  const { wallet, chain } = world;
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await goOn(page);
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await chain.node('evm_mine');
  await wallet.approve();
  await chain.node('evm_mine');
  await expect(confirmed(page)).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
});

test('MIG-12 a reload while the wallet asks for the migration never leads to a second one', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder } = world;
  await world.connected();
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('2 of 2: migrate');
  await expect.poll(() => wallet.openRequests).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await goOn(page);
  await expect(page.getByText('Your wallet may still have an open request to migrate 30 ONG.')).toBeVisible();
  await wallet.approve();
  await expect(confirmed(page)).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
  expect(await chain.balances(holder)).toEqual([full - ong('30'), ong('30')]);
});

test('MIG-12 a request that was rejected after a reload can be given up', async ({ page, world }) => {
  const { wallet } = world;
  await world.connected();
  await world.submit('30');
  await expect.poll(() => wallet.openRequests).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await goOn(page);
  await wallet.reject();
  await page.getByRole('button', { name: 'It is gone, start again' }).click();
  await world.submit('30');
  await wallet.approve();
  await wallet.approve();
  await expect(confirmed(page)).toBeVisible();
});

test('MIG-12 a reload on the last step finds how the migration ended', async ({ page, world }) => {
  const { wallet, chain, holder, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, ong('30'));
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  await wallet.approve();
  await expect(main(page).getByText('Waiting for the chain')).toBeVisible();
  await goOn(page);
  await expect(main(page).getByText('Waiting for the chain')).toBeVisible();
  await chain.node('evm_mine');
  await expect(confirmed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the amount' }).click();
  await expect(amountField(page)).toHaveValue('48220');
  expect(world.asked()).toEqual([`migrate ${ong('30')}`]);
});

test('MIG-12 another account without an event is noticed before anything is asked', async ({
  page,
  world,
}) => {
  const { wallet, other } = world;
  await world.connected();
  wallet.account = other;
  await world.submit('30');
  await expect(page.getByText('Your wallet switched to another account. Nothing was sent.')).toBeVisible();
  await expect(balance(page, 'Old ONG')).toHaveText('12,000.5');
  expect(world.asked()).toEqual([]);
});

test('MIG-12 a transaction that is sped up in the wallet is followed', async ({ page, world }) => {
  const { wallet, chain, holder, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, ong('30'));
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  const hash = await wallet.approve();
  await expect(main(page).getByText(hash)).toBeVisible();
  const faster = await replace(world, hash, {});
  await chain.node('evm_mine');
  await expect(main(page).getByText(faster)).toBeVisible();
  await expect(main(page).getByText('Sped up in your wallet')).toBeVisible();
  await expect(confirmed(page)).toBeVisible();
});

test('MIG-12 a transaction that is cancelled in the wallet is said to be', async ({ page, world }) => {
  const { wallet, chain, holder } = world;
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  const hash = await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await recorded(page, 'nonce');
  await replace(world, hash, { to: holder, data: '0x' });
  await chain.node('evm_mine');
  await expect(page.getByText('The approval was cancelled or replaced. No tokens were moved.')).toBeVisible();
  await expect(amountField(page)).toHaveValue('30');
  expect(await chain.balances(holder)).toEqual([full, 0n]);
});

test('MIG-12 damaged records and foreign ones leave the page usable', async ({ page, world }) => {
  const { holder, wallet } = world;
  for (const damage of ['{', 'null', '{"kind":"migrate"}', '[]', '"x"', '{"kind":"approve","amount":"-1"}']) {
    await page.goto('/health');
    await page.evaluate(
      ([account, text]) => localStorage.setItem(`migration:31337:${account ?? ''}`, text ?? ''),
      [holder, damage],
    );
    if (!wallet.isConnected) await world.connected();
    else {
      await page.goto('/migration/');
      await page.getByRole('button', { name: /^Continue as/ }).click();
    }
    await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }
});

test('MIG-12 leaving while the wallet asks is warned of', async ({ page, world }) => {
  const { wallet } = world;
  await world.connected();
  await world.submit('30');
  await expect.poll(() => wallet.openRequests).toBe(1);
  const asked = page.waitForEvent('dialog');
  const left = page.goto('/health').catch(() => null);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await wallet.reject();
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  await page.goto('/health');
});

test('MIG-12 an approval that fails on the chain moves nothing and says so', async ({ page, world }) => {
  const { wallet, chain } = world;
  await world.connected();
  await world.submit('30');
  const request = await wallet.request();
  const transaction = { ...(request.params[0] as object), gas: '0x6000' };
  request.answer({ result: await chain.node('eth_sendTransaction', transaction) });
  await expect(page.getByText('The approval failed. No tokens were moved.')).toBeVisible();
  await expect(amountField(page)).toHaveValue('30');
});
