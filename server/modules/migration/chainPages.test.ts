import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalChain, type LocalChain } from '../../../chain/localChain';
import { callNode, minedReceipt } from '../../../chain/rpc';
import { interfaceOf } from '../../../chain/deploy';
import { closedMigration } from '../../adapters/migration/migration';
import { localSettings } from '../../adapters/migration/settings';
import { silentLog } from '../../log';
import { createTestServer, type TestServer } from '../../testing/harness';

const product = '<b>Kin</b>';
const unit = 10n ** 18n;
let server: TestServer;
let chain: LocalChain;

beforeAll(async () => {
  server = await createTestServer();
  chain = await startLocalChain({ port: 0, stateDir: null, product });
  server.deps.migration = { ...closedMigration(server.deps.config, silentLog), chain };
});
afterAll(async () => {
  await server.close();
  await chain.stop();
});

async function open(path: string) {
  const response = await server.app.fetch(new Request(`http://localhost:3000${path}`));
  const html = await response.text();
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(
    ([, term = '', value = '']) => [term, value.replace(/<[^>]*>/g, '')] as const,
  );
  return { status: response.status, headers: response.headers, html, rows: Object.fromEntries(rows) };
}

async function send(transaction: object): Promise<string> {
  const hash = String(await callNode(chain.rpcUrl, 'eth_sendTransaction', transaction));
  await minedReceipt(chain.rpcUrl, hash);
  return hash;
}
const holder = () => chain.holders[0] ?? '';
const ofOld = (method: string, ...values: unknown[]) => ({
  from: holder(),
  to: chain.oldToken,
  data: interfaceOf('OldToken').encodeFunctionData(method, values),
});
const ofNew = (method: string, ...values: unknown[]) => ({
  from: holder(),
  to: chain.newToken,
  data: interfaceOf('NewToken').encodeFunctionData(method, values),
  gas: '0x493e0',
});

describe('the page of a transaction', () => {
  it('MIG-08 tells an approval and a migration in words, to the last digit', async () => {
    const approval = await send(ofOld('approve', chain.newToken, 30n * unit + 1n));
    const migration = await send(ofNew('migrateToken', 30n * unit + 1n));
    const { status, rows } = await open(`/chain/tx/${approval}`);
    expect(status).toBe(200);
    expect(rows).toMatchObject({
      Hash: approval,
      Status: 'Confirmed',
      Confirmations: '2',
      Request: 'Allow the new &lt;B&gt;KIN&lt;/B&gt; token to take up to 30.000000000000000001 ONG',
      Method: 'approve(address,uint256)',
      Value: '0 ETH',
    });
    expect(rows.From?.toLowerCase()).toBe(holder());
    expect(rows.To).toBe(`${chain.oldToken} (the old ONG token)`);
    const migrated = await open(`/chain/tx/${migration}`);
    expect(migrated.rows).toMatchObject({
      Confirmations: '1',
      Request: 'Convert 30.000000000000000001 ONG into 30.000000000000000001 &lt;B&gt;KIN&lt;/B&gt;',
      Method: 'migrateToken(uint256)',
    });
    const receipt = (await minedReceipt(chain.rpcUrl, migration)) as Record<string, string>;
    const fee = BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0);
    expect(migrated.rows.Fee).toMatch(/^0\.\d+ ETH \([\d.]+ gwei\)$/);
    const paid = /^0\.(\d+) ETH/.exec(migrated.rows.Fee ?? '')?.[1] ?? '';
    expect(BigInt(paid.padEnd(18, '0'))).toBe(fee);
    expect(migrated.rows.Block).toContain(`${Number(receipt.blockNumber)}, `);
  });

  it('MIG-08 tells what any other request asks for, as far as it is known', async () => {
    const words = async (transaction: object) => (await open(`/chain/tx/${await send(transaction)}`)).rows;
    const max = 2n ** 256n - 1n;
    expect((await words(ofOld('approve', chain.holders[1], max))).Request).toContain('any amount of ONG');
    expect((await words(ofOld('approve', chain.holders[1], 0n))).Request).toContain('Take back');
    expect((await words(ofOld('transfer', chain.holders[1], 5n * unit))).Request).toContain(
      'Send 5 ONG to 0x',
    );
    expect(await words({ from: holder(), to: chain.holders[1], value: '0xde0b6b3a7640000' })).toMatchObject({
      Request: 'Send 1 ETH',
      Value: '1 ETH',
    });
    const unknown = await words({ from: holder(), to: chain.holders[1], data: '0x12345678ab' });
    expect(unknown).toMatchObject({ Method: '0x12345678' });
    expect(unknown).not.toHaveProperty('Request');
    // Fewer values than the function has.
    const cut = await words({
      from: holder(),
      to: chain.holders[1],
      data: ofOld('approve', holder(), 1).data.slice(0, 20),
    });
    expect(cut).toMatchObject({ Method: '0x095ea7b3' });
    const created = await words({ from: holder(), data: '0x600a600c600039600a6000f3602a60005260206000f3' });
    expect(created).toMatchObject({ Request: 'Create a contract', To: 'A new contract' });
    expect(created.Contract).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });

  it('MIG-12 says when it failed and when it is pending', async () => {
    const failed = await send(ofNew('migrateToken', 10n ** 30n));
    expect((await open(`/chain/tx/${failed}`)).rows.Status).toContain('Failed');
    await callNode(chain.rpcUrl, 'evm_setAutomine', false);
    const hash = String(
      await callNode(chain.rpcUrl, 'eth_sendTransaction', ofOld('approve', chain.newToken, 1n)),
    );
    const pending = await open(`/chain/tx/${hash}`);
    expect(pending.rows.Status).toContain('Pending');
    expect(pending.rows).not.toHaveProperty('Fee');
    await callNode(chain.rpcUrl, 'evm_setAutomine', true);
  });

  it.each([
    `0x${'0'.repeat(64)}`,
    '0x12',
    `0x${'g'.repeat(64)}`,
    encodeURIComponent('<script>alert(1)</script>'),
    encodeURIComponent('"onmouseover="alert(1)'),
  ])('MIG-08 is a page with 404 for %s', async (hash) => {
    const { status, html, headers } = await open(`/chain/tx/${hash}`);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('text/html');
    expect(html).toContain('<a href="/migration/">');
    expect(html).not.toMatch(/<script|onmouseover="/);
  });

  it('SRV-06 runs nothing, loads nothing and escapes what the chain says', async () => {
    const hash = await send(ofNew('approve', holder(), 1n));
    const { html, headers } = await open(`/chain/tx/${hash}`);
    expect(html).not.toMatch(/<script|<b>/i);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('SRV-06 is not there without a chain of the server, and says so when that does not answer', async () => {
    const stopped = await startLocalChain({ port: 0, stateDir: null });
    await stopped.stop();
    const before = server.deps.migration;
    server.deps.migration = { ...before, chain: stopped };
    const { status, html } = await open(`/chain/tx/0x${'1'.repeat(64)}`);
    expect([status, html.includes('The chain does not answer')]).toEqual([503, true]);
    server.deps.migration = { ...before, chain: null };
    for (const path of [`/chain/tx/0x${'1'.repeat(64)}`, `/chain/address/${chain.oldToken}`])
      expect((await open(path)).status).toBe(404);
    server.deps.migration = before;
  });
});

describe('the page of an address', () => {
  it('MIG-13 tells what the contracts say of themselves', async () => {
    const { rows } = await open(`/chain/address/${chain.newToken.toLowerCase()}`);
    expect(rows).toMatchObject({
      Address: chain.newToken,
      'oldToken()': chain.oldToken,
      'cap()': '1000000000 &lt;B&gt;KIN&lt;/B&gt;',
      'decimals()': '18',
      'paused()': 'no',
    });
    expect(rows['owner()']?.toLowerCase()).toBe(chain.owner);
    expect((await open(`/chain/address/${chain.oldToken}`)).rows).toMatchObject({ 'symbol()': 'ONG' });
  });

  it('MIG-03 tells what an account holds, and is a page with 404 for no address', async () => {
    const { rows, html } = await open(`/chain/address/${chain.holders[1]}`);
    expect(Object.keys(rows)).toEqual(['Address', 'ETH', 'ONG', '&lt;B&gt;KIN&lt;/B&gt;']);
    expect(html).not.toContain('The contract says');
    expect((await open('/chain/address/0x12')).status).toBe(404);
  });
});

it('MIG-08 the settings of a chain of the server name its pages as the explorer', () => {
  const { EXPLORER_URL } = localSettings({ ...chain, chainId: 31_337 }, server.deps.config);
  expect(EXPLORER_URL).toBe(`${server.deps.config.publicUrl}/chain`);
});
