import type { Page } from '@playwright/test';
import { amountField, expect, ong, recorded, replace, test, type World } from './migrationWorld';

const full = ong('48250');
/** Data of a call of `migrationRate()`. */
const rateCall = '0x091f4712';
const word = (value: number) => value.toString(16).padStart(64, '0');
/** One new token for two old ones from now on. */
const halveRate = ({ wallet }: World) => {
  wallet.override = (method, params) =>
    method === 'eth_call' && (params[0] as { data: string }).data === rateCall
      ? `0x${word(1)}${word(2)}`
      : undefined;
};
const main = (page: Page) => page.getByRole('main');
const confirmed = (page: Page) => main(page).getByText('Confirmed', { exact: true });

test('MIG-12 switching accounts after a migration tells what became of it', async ({ page, world }) => {
  const { wallet, other, holder, chain } = world;
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('2');
  await wallet.approve();
  await chain.node('evm_mine');
  await wallet.approve();
  await expect(main(page).getByText('Waiting for the chain')).toBeVisible();
  await wallet.switchAccount(page, other);
  await expect(page.getByText(/The migration of 2 ONG by 0x7099.*79C8 was sent and goes on\./)).toBeVisible();
  await wallet.switchAccount(page, holder);
  await chain.node('evm_mine');
  await expect(confirmed(page)).toBeVisible();
  await wallet.switchAccount(page, other);
  await expect(page.getByText(/0x7099.*79C8 has converted 2 ONG\./)).toBeVisible();
  await expect(page.getByText('Nothing was sent')).toBeHidden();
});

test('MIG-12 an approval that is replaced by another one stops, and says who may take the tokens', async ({
  page,
  world,
}) => {
  const { wallet, chain, other } = world;
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  const hash = await wallet.approve();
  await recorded(page, 'nonce');
  const data = `0x095ea7b3${other.slice(2).padStart(64, '0')}${'f'.repeat(64)}`;
  await replace(world, hash, { data });
  await chain.node('evm_mine');
  await expect(
    page.getByText(/Your approval was replaced in your wallet: 0x3C44.*93BC may now/),
  ).toBeVisible();
  await expect(page.getByText('take all of your old ONG')).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`]);
  expect(wallet.openRequests).toBe(0);
});

test('MIG-12 a migration that is replaced by one of another amount tells the amount of the chain', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder, server } = world;
  await chain.send(holder, 'oldToken', 'approve', server.newToken, ong('4'));
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('4');
  const hash = await wallet.approve();
  await expect(main(page).getByText(hash)).toBeVisible();
  await recorded(page, 'nonce');
  const { data } = wallet.asked[0] ?? { data: '' };
  await replace(world, hash, { data: data.slice(0, -64) + ong('1').toString(16).padStart(64, '0') });
  await chain.node('evm_mine');
  await expect(
    main(page).getByText(
      'Your transaction was replaced in your wallet: you confirmed 4 ONG, the chain converted 1 ONG.',
    ),
  ).toBeVisible();
  await expect(main(page).getByText('Sped up in your wallet')).toBeHidden();
  expect(await chain.balances(holder)).toEqual([full - ong('1'), ong('1')]);
});

test('MIG-04 a rate that changes after the consent stops before the wallet is asked, and is shown', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  await page.setViewportSize({ width: 390, height: 600 });
  await world.connected();
  await world.submit('30');
  await expect.poll(() => wallet.openRequests).toBe(1);
  halveRate(world);
  await wallet.approve();
  const notice = page.getByText(/^The rate of the new token has changed meanwhile\./);
  await expect(notice).toContainText('Your approval of 30 ONG was sent.');
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('You will receive')).toContainText('15 new KITH');
  await expect(page.getByText('1:1, no migration fee')).toBeHidden();
  expect(world.asked()).toEqual([`approve ${ong('30')}`]);
  await world.submit();
  await wallet.approve();
  await expect(confirmed(page)).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
});

test('MIG-04 consent to an amount is no consent to another', async ({ page, world }) => {
  await world.connected();
  await amountField(page).fill('30');
  await expect(page.getByText('1:1, no migration fee')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Migration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm migration' });
  const consent = dialog.getByLabel(/I understand that the transfer cannot be undone/);
  await consent.check();
  halveRate(world);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await expect(dialog.getByText('15 new KITH')).toBeVisible();
  await expect(consent).not.toBeChecked();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
});
