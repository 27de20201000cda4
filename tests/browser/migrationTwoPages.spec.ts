import { amountField, expect, ong, openSecond, submit, test } from './migrationWorld';
import type { TestWallet } from './testWallet';

const full = ong('48250');

/** Holds back the answers of the contracts; returns what lets them come. */
function holdReads(wallet: TestWallet): () => void {
  let goOn = (): void => undefined;
  const slow = new Promise<undefined>((resolve) => (goOn = () => resolve(undefined)));
  wallet.override = (method) => (method === 'eth_call' ? slow : undefined);
  return goOn;
}

test('MIG-12 what a second page confirmed while the first one was at work is never asked for', async ({
  page,
  world,
}) => {
  const { wallet, chain, holder } = world;
  await world.connected();
  const second = await openSecond(page);
  // Both pages are past the confirmation before either has asked the wallet.
  const goOn = holdReads(wallet);
  await world.submit('8');
  await expect(page.getByRole('heading', { name: 'Moving your tokens' })).toBeVisible();
  await submit(second, '8');
  await expect(second.getByRole('heading', { name: 'Another page is asking your wallet' })).toBeVisible();
  await expect(second.getByText('Your amount here')).toBeVisible();
  goOn();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(
    second.getByText('What you had confirmed here was put aside and not sent.', { exact: false }),
  ).toBeVisible();
  // The second page decides anew, with the balance that is left.
  const again = second.getByRole('button', { name: 'Back to the amount' });
  await expect(again.or(second.getByRole('button', { name: 'Submit Migration' })).first()).toBeVisible();
  expect(wallet.openRequests).toBe(0);
  expect(world.asked()).toEqual([`approve ${ong('8')}`, `migrate ${ong('8')}`]);
  expect(await chain.balances(holder)).toEqual([full - ong('8'), ong('8')]);
});

test('MIG-12 a page that waits can be left for the amount, and asks for nothing', async ({ page, world }) => {
  const { wallet } = world;
  await world.connected();
  const second = await openSecond(page);
  const goOn = holdReads(wallet);
  await world.submit('8');
  await submit(second, '9');
  await second.getByRole('button', { name: 'Back to the amount' }).click();
  await expect(amountField(second)).toHaveValue('9');
  goOn();
  await wallet.reject();
  await expect(page.getByText('You rejected the request in your wallet.')).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('8')}`]);
});
