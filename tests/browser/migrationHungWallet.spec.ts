import { expect, ong, stage, test } from './migrationWorld';

test('MIG-12 a wallet that does not answer can be left waiting, and answer late', async ({ page, world }) => {
  const { wallet } = world;
  await world.connected();
  await world.submit('30');
  await expect(page.getByRole('main').getByText('Nothing to see? Open MetaMask')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByText('Your wallet may still have an open request to approve 30 ONG.')).toBeVisible();
  await wallet.approve();
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `migrate ${ong('30')}`]);
});

test('MIG-12 a wallet that never answers does not stop the next try', async ({ page, world }) => {
  const { wallet, holder, chain } = world;
  await world.connected();
  await world.submit('30');
  const forgotten = await wallet.request();
  await page.getByRole('button', { name: 'Stop waiting' }).click({ timeout: 25_000 });
  await page.getByRole('button', { name: 'It is gone, start again' }).click();
  await world.submit('20');
  await expect(stage(page)).toContainText('Transaction sent to Metamask');
  const request = await wallet.request();
  // The first request is answered late, while the second is open.
  forgotten.answer({ error: { code: 4001, message: 'Too late.' } });
  request.answer({ result: await chain.node('eth_sendTransaction', request.params[0]) });
  await wallet.approve();
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible();
  expect(world.asked()).toEqual([`approve ${ong('30')}`, `approve ${ong('20')}`, `migrate ${ong('20')}`]);
  expect((await chain.balances(holder))[1]).toBe(ong('20'));
});
