import type { Page } from '@playwright/test';
import { balance, expect, stage, test } from './migrationWorld';
import type { TestWallet } from './testWallet';

type World = Parameters<Parameters<typeof test>[2]>[0]['world'];

const connectHeading = 'Connect your wallet';
const amountHeading = 'How much to convert?';
const progressHeading = 'Moving your tokens';

/** Stages of a migration; each function leads there from the loaded page. */
const points: Record<string, { heading: string; go: (page: Page, world: World) => Promise<void> }> = {
  'before connecting': { heading: connectHeading, go: () => Promise.resolve() },
  'at the amount': { heading: amountHeading, go: connect },
  'in the confirmation': {
    heading: amountHeading,
    async go(page, world) {
      await connect(page, world);
      await page.getByRole('button', { name: 'Submit Migration' }).click();
      await expect(page.getByRole('dialog', { name: 'Confirm migration' })).toBeVisible();
    },
  },
  'while the approval is asked': { heading: progressHeading, go: askApproval },
  'while the approval is pending': {
    heading: progressHeading,
    async go(page, world) {
      await world.chain.node('evm_setAutomine', false);
      await askApproval(page, world);
      await world.wallet.approve();
      await expect(stage(page)).toContainText('Waiting for approval confirmation');
    },
  },
  'while the migration is asked': {
    heading: progressHeading,
    async go(page, world) {
      await askApproval(page, world);
      await world.wallet.approve();
      await expect(stage(page)).toContainText('2 of 2: migrate');
      await expect.poll(() => world.wallet.openRequests).toBe(1);
    },
  },
};

async function connect(page: Page, { wallet }: World): Promise<void> {
  await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
  await wallet.connect();
  await expect(balance(page, 'Old ONG')).toHaveText('48,250');
}

async function askApproval(page: Page, world: World): Promise<void> {
  await connect(page, world);
  await world.submit('30');
  await expect.poll(() => world.wallet.openRequests).toBe(1);
}

/** Events at each stage, and the heading that must follow; `stays` means the same one. */
const events: Record<
  string,
  { emit: (page: Page, wallet: TestWallet, other: string) => Promise<void>; leadsTo: string }
> = {
  'another account': {
    emit: (page, wallet, other) => wallet.switchAccount(page, other),
    leadsTo: amountHeading,
  },
  'a lock': { emit: (page, wallet) => wallet.lock(page), leadsTo: connectHeading },
  'the same account again': {
    emit: (page, wallet) => wallet.switchAccount(page, wallet.account),
    leadsTo: 'stays',
  },
  'accounts that make no sense': {
    emit: (page, wallet) => wallet.emit(page, 'accountsChanged', 'nobody'),
    leadsTo: 'stays',
  },
  'another chain': { emit: (page, wallet) => wallet.switchChain(page, 1), leadsTo: amountHeading },
  'the same chain again': { emit: (page, wallet) => wallet.switchChain(page, 31_337), leadsTo: 'stays' },
  'a disconnect': {
    async emit(page, wallet) {
      wallet.isConnected = false;
      await wallet.emit(page, 'disconnect', { code: 4900 });
    },
    leadsTo: connectHeading,
  },
  'a connect': {
    emit: (page, wallet) => wallet.emit(page, 'connect', { chainId: '0x7a69' }),
    leadsTo: 'stays',
  },
};

for (const [name, { emit, leadsTo }] of Object.entries(events))
  test(`MIG-12 ${name} leads to a clear state wherever the holder is`, async ({ page, world }) => {
    test.setTimeout(180_000);
    const { wallet, chain, holder, other } = world;
    await wallet.install(page.context());
    for (const [point, { heading, go }] of Object.entries(points)) {
      await test.step(point, async () => {
        const snapshot = await chain.node('evm_snapshot');
        await world.open();
        await go(page, world);
        const asked = wallet.asked.length;
        await emit(page, wallet, other);
        const isBefore = heading === connectHeading;
        const expected = isBefore ? connectHeading : leadsTo === 'stays' ? heading : leadsTo;
        await expect(
          page.getByRole('heading', { level: 1, name: expected, includeHidden: true }),
        ).toBeVisible();
        if (leadsTo === amountHeading && !isBefore) {
          const said = name === 'another chain' ? 'Your wallet is on another network.' : '12,000.5';
          await expect(page.getByRole('main').getByText(said).first()).toBeVisible();
          await expect(page.getByRole('dialog')).toBeHidden();
        }
        // Nothing may be asked for another account.
        expect(wallet.asked.length).toBe(asked);
        expect(wallet.asked.every(({ from }) => from.toLowerCase() === holder)).toBe(true);
        wallet.reset(holder);
        page.removeAllListeners('dialog');
        page.on('dialog', (dialog) => void dialog.accept());
        // Leaves the page first, because it would store its state again.
        await page.goto('/favicon.svg');
        await page.evaluate(() => localStorage.clear());
        await chain.node('anvil_dropAllTransactions');
        await chain.node('evm_setAutomine', true);
        await chain.node('evm_revert', snapshot);
      });
    }
  });
