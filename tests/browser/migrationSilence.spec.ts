import { amountField, balance, expect, ong, stage, test } from './migrationWorld';

const never = new Promise<undefined>(() => undefined);
const pastTheLimit = 21_000;

test('MIG-12 a chain that never answers on connecting is told, with ways out', async ({ page, world }) => {
  const { wallet } = world;
  await page.clock.install();
  wallet.override = (method) => (method === 'eth_call' ? never : undefined);
  await wallet.install(page.context());
  await world.open();
  await page.clock.runFor(1500);
  await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
  await wallet.connect();
  await expect(page.getByRole('heading', { name: 'How much to convert?' })).toBeVisible();
  await page.clock.runFor(pastTheLimit);
  await expect(page.getByText('The network does not answer.')).toBeVisible();
  wallet.override = () => undefined;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
  await expect(page.getByText('The network does not answer.')).toBeHidden();
});

test('MIG-12 a chain that falls silent after the confirmation lets one go back to the amount', async ({
  page,
  world,
}) => {
  const { wallet } = world;
  await world.connected();
  await expect(amountField(page)).toHaveValue('48250');
  wallet.override = (method) => (method === 'eth_call' ? never : undefined);
  await world.submit('30');
  await expect(stage(page)).toContainText('Generating');
  await page.getByRole('button', { name: 'Back to the amount' }).click();
  await expect(amountField(page)).toHaveValue('30');
  wallet.override = () => undefined;
  await world.submit();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
});

test('MIG-12 checks that get no answer end with what was sent: nothing', async ({ page, world }) => {
  const { wallet } = world;
  await page.clock.install();
  await world.connected();
  await expect(amountField(page)).toHaveValue('48250');
  wallet.override = (method) => (method === 'eth_call' ? never : undefined);
  await world.submit('30');
  await expect(stage(page)).toContainText('Generating');
  await page.clock.runFor(pastTheLimit);
  await expect(page.getByText('The chain could not be read. Nothing was sent.')).toBeVisible();
  expect(world.asked()).toEqual([]);
});

test('MIG-12 one receipt that is never answered does not stop the following', async ({ page, world }) => {
  const { wallet, chain } = world;
  await page.clock.install();
  await world.connected();
  await chain.node('evm_setAutomine', false);
  let asked = 0;
  wallet.override = (method) => {
    if (method !== 'eth_getTransactionReceipt') return undefined;
    asked += 1;
    return asked === 1 ? never : undefined;
  };
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await expect.poll(() => asked).toBe(1);
  await chain.node('evm_mine');
  await page.clock.runFor(pastTheLimit);
  await expect(stage(page)).toContainText('2 of 2: migrate');
  await wallet.reject();
});

test('MIG-12 an approval that is followed can be put aside and taken up again', async ({ page, world }) => {
  const { wallet, chain } = world;
  await world.connected();
  await chain.node('evm_setAutomine', false);
  await world.submit('30');
  await wallet.approve();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await page.getByRole('button', { name: 'Back to the amount' }).click();
  await expect(page.getByText('Your approval of 30 ONG is on its way. No tokens were moved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Migration' })).toBeHidden();
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(stage(page)).toContainText('Waiting for approval confirmation');
  await page.getByRole('button', { name: 'Back to the amount' }).click();
  await chain.node('evm_mine');
  await expect(page.getByText('You have allowed 30 ONG')).toBeVisible();
  await world.submit('30');
  await wallet.approve();
  await chain.node('evm_mine');
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
});

test('MIG-12 a settings file that never comes is told, with a retry', async ({ page, world }) => {
  await page.clock.install();
  await world.wallet.install(page.context());
  await page.route('/migration-config.json', () => undefined);
  await page.goto('/migration/');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(pastTheLimit);
  await expect(page.getByRole('heading', { name: 'The swap could not be loaded' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Connect your wallet' })).toBeVisible();
});
