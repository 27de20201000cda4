import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Interface, parseUnits } from 'ethers';
import { z } from 'zod';
import { callNode, minedReceipt } from '../../chain/rpc';
import { expect, test as base } from './fixtures';
import { TestWallet } from './testWallet';

const firstPort = Number(process.env['BROWSER_TEST_PORT'] ?? 3210) + 20;
const abi = new Interface([
  'function approve(address, uint256)',
  'function migrateToken(uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function transfer(address, uint256)',
  'function pause()',
]);
const configSchema = z.object({ OLD_TOKEN: z.string(), NEW_TOKEN: z.string() });

/** "30" is 30 tokens in wei. */
export const ong = (amount: string) => parseUnits(amount);

interface Server {
  base: string;
  rpcUrl: string;
  accounts: string[];
  oldToken: string;
  newToken: string;
}

/** Direct access to the local chain, to arrange and check it. */
export class ChainSide {
  private readonly server: Server;
  constructor(server: Server) {
    this.server = server;
  }
  node(method: string, ...params: unknown[]): Promise<unknown> {
    return callNode(this.server.rpcUrl, method, ...params);
  }
  async read(token: 'oldToken' | 'newToken', name: string, ...values: unknown[]): Promise<bigint> {
    const data = abi.encodeFunctionData(name, values);
    const answer = await this.node('eth_call', { to: this.server[token], data }, 'latest');
    return BigInt(String(answer));
  }
  async send(
    from: string,
    token: 'oldToken' | 'newToken',
    name: string,
    ...values: unknown[]
  ): Promise<void> {
    const data = abi.encodeFunctionData(name, values);
    const hash = await this.node('eth_sendTransaction', { from, to: this.server[token], data });
    await minedReceipt(this.server.rpcUrl, hash);
  }
  /** Old and new tokens. */
  async balances(account: string): Promise<[bigint, bigint]> {
    return [
      await this.read('oldToken', 'balanceOf', account),
      await this.read('newToken', 'balanceOf', account),
    ];
  }
  /** Describes a requested transaction; throws for a wrong contract or spender. */
  describe({ to, data }: { to: string; data: string }): string {
    const call = abi.parseTransaction({ data });
    if (call?.name === 'approve') {
      expect(to).toBe(this.server.oldToken);
      expect(call.args[0]).toBe(this.server.newToken);
      return `approve ${String(call.args[1])}`;
    }
    expect(to).toBe(this.server.newToken);
    expect(call?.name).toBe('migrateToken');
    return `migrate ${String(call?.args[0])}`;
  }
}

export interface World {
  server: Server;
  chain: ChainSide;
  holder: string;
  /** A second account with old tokens. */
  other: string;
  wallet: TestWallet;
  open: (settings?: Record<string, unknown>) => Promise<void>;
  connected: (settings?: Record<string, unknown>) => Promise<void>;
  submit: (amount?: string) => Promise<void>;
  /** Transactions the wallet was asked to send so far. */
  asked: () => string[];
}

/** Each worker has a server with its own chain, which is reset after each test. */
export const test = base.extend<{ world: World; wallet: TestWallet }, { server: Server }>({
  server: [
    async ({}, use, { parallelIndex }) => {
      const port = firstPort + parallelIndex;
      const dataDir = await mkdtemp(join(tmpdir(), 'kith-migration-'));
      const child = spawn('node', ['build/server/main.js'], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataDir,
          DEMO: 'off',
          RATE_SCALE: '1000',
          LOG_FORMAT: 'text',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await expect.poll(() => output, { timeout: 40_000 }).toContain(`runs at http://127.0.0.1:${port}`);
      const rpcUrl = /local chain runs at (\S+)/.exec(output)?.[1] ?? '';
      const base = `http://127.0.0.1:${port}`;
      const config = configSchema.parse(await (await fetch(`${base}/migration-config.json`)).json());
      const accounts = z.array(z.string()).parse(await callNode(rpcUrl, 'eth_accounts'));
      await use({ base, rpcUrl, accounts, oldToken: config.OLD_TOKEN, newToken: config.NEW_TOKEN });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.base),
  wallet: async ({ server }, use) => use(new TestWallet(server.rpcUrl, server.accounts[1] ?? '')),
  world: async ({ page, server, wallet }, use) => {
    const chain = new ChainSide(server);
    const snapshot = await chain.node('evm_snapshot');
    const made = () => chain.read('newToken', 'totalSupply');
    const madeBefore = await made();
    const confirmed = await noteConfirmations(page);
    const open: World['open'] = async (settings = {}) => {
      await page.route('/migration-config.json', async (route) => {
        const response = await route.fetch();
        const config = (await response.json()) as object;
        await route.fulfill({ json: { ...config, ...settings } });
      });
      await page.goto('/migration/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
    await use({
      ...{ server, chain, wallet, open },
      holder: server.accounts[1] ?? '',
      other: server.accounts[2] ?? '',
      asked: () => wallet.asked.map((transaction) => chain.describe(transaction)),
      async connected(settings) {
        await wallet.install(page.context());
        await open(settings);
        await page.getByRole('button', { name: 'Connect to MetaMask' }).click();
        await wallet.connect();
        await expect(balance(page, 'ETH')).not.toBeEmpty();
      },
      submit: (amount) => submit(page, amount),
    });
    expectConfirmed(
      wallet.asked.map((transaction) => chain.describe(transaction)),
      confirmed,
    );
    expect((await made()) - madeBefore).toBeLessThanOrEqual(confirmed.reduce((sum, one) => sum + one, 0n));
    await chain.node('evm_setAutomine', true);
    await chain.node('evm_revert', snapshot);
    // Removes pending transactions.
    await chain.node('anvil_dropAllTransactions');
  },
});

/** Collects the amounts that are confirmed on any page, in wei, however the button is pressed. */
async function noteConfirmations(page: Page): Promise<bigint[]> {
  const confirmed: bigint[] = [];
  await page.context().exposeFunction('noteConfirmation', (shown: string) => {
    confirmed.push(ong(shown.replaceAll(',', '').split(' ')[0] ?? ''));
  });
  await page.context().addInitScript(() => {
    const note = Reflect.get(globalThis, 'noteConfirmation') as (shown: string) => void;
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.textContent.trim() !== 'Confirm') return;
      note(button.closest('[role=dialog]')?.querySelector('dd')?.textContent ?? '');
    };
    document.addEventListener('click', onClick, true);
  });
  return confirmed;
}

/** Every request decodes to an amount that was confirmed; an approval may also be taken back. */
function expectConfirmed(asked: string[], confirmed: bigint[]): void {
  const known = new Set(['approve 0', ...confirmed.flatMap((one) => [`approve ${one}`, `migrate ${one}`])]);
  expect(asked.filter((request) => !known.has(request))).toEqual([]);
}

/** Balance shown for a term. */
export const balance = (page: Page, term: string) =>
  page.getByRole('main').locator('dl > div', { hasText: term }).locator('dd').first();

export const amountField = (page: Page) => page.getByLabel('Amount of ONG to Convert');

export async function submit(page: Page, amount?: string): Promise<void> {
  if (amount !== undefined) await amountField(page).fill(amount);
  await page.getByRole('button', { name: 'Submit Migration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm migration' });
  await dialog.getByLabel(/I understand that the transfer cannot be undone/).check();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

/** Opens another page of the same holder, past its connection. */
export async function openSecond(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto('/migration/');
  await second.getByRole('button', { name: /^Continue as/ }).click();
  await expect(amountField(second)).toHaveValue('48250');
  return second;
}

/** Current stage of the progress. */
export const stage = (page: Page) => page.getByRole('main').locator('[aria-current=step]').last();

/** Waits until the record holds the nonce, which identifies a replacement. */
export async function recorded(page: Page, name: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (field) =>
          Object.keys(localStorage)
            .filter((key) => key.startsWith('migration:'))
            .map(
              (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>)[field],
            )[0],
        name,
      ),
    )
    .not.toBeNull();
}

/** Replaces a transaction by one with the same nonce and a higher price, as wallets do to speed up or cancel. */
export async function replace(
  { chain }: { chain: ChainSide },
  hash: string,
  change: object,
): Promise<string> {
  const sent = (await chain.node('eth_getTransactionByHash', hash)) as Record<string, string>;
  await expect.poll(() => sent['nonce']).toBeDefined();
  const { from, to, input, nonce } = sent;
  const prices = { maxFeePerGas: '0x2540be400', maxPriorityFeePerGas: '0x2540be400' };
  const request = { from, to, data: input, nonce, gas: '0x493e0', ...prices, ...change };
  return String(await chain.node('eth_sendTransaction', request));
}

export { expect };
