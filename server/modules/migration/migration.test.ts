import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalChain } from '../../../chain/localChain';
import { createGasEstimates } from '../../adapters/migration/gasEstimates';
import { closedMigration, openMigration } from '../../adapters/migration/migration';
import { connectHosts, readMigrationSettings } from '../../adapters/migration/settings';
import { ConfigError, readConfig } from '../../config';
import { silentLog } from '../../log';
import { createTestServer, type TestServer } from '../../testing/harness';

let service: Server;
let answer = { status: 200, body: '' };
let asked: string[] = [];
let folder = '';
let server: TestServer;

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(join(tmpdir(), 'kith-migration-'));
  server = await createTestServer();
});
afterAll(async () => {
  await server.close();
  service.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  asked = [];
  await server.reset();
  server.deps.migration = closedMigration(server.deps.config, silentLog);
});

const settings = {
  CHAIN_ID: 1,
  OLD_TOKEN: `0x${'1'.repeat(40)}`,
  NEW_TOKEN: `0x${'2'.repeat(40)}`,
};
async function settingsFile(content: unknown): Promise<string> {
  const file = join(folder, 'swap.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
const gas = (query: string) => server.call('GET', `/gas/api?${query}`);
const goodQuery = 'module=gastracker&action=gasestimate&gasprice=1457000000';

describe('the settings of the migration page', () => {
  it('MIG-13 are empty while the swap is not open, and never cached', async () => {
    const { status, body, headers } = await server.call('GET', '/migration-config.json');
    expect([status, body, headers.get('cache-control')]).toEqual([200, {}, 'no-store']);
  });

  it('MIG-13 are those of the file, which opens what the page may connect to', async () => {
    const GAS_PRICE_URL = 'https://gas.example/api/prices.json';
    const { port } = service.address() as AddressInfo;
    const READ_RPC_URL = `http://127.0.0.1:${port}/v1`;
    const file = await settingsFile({ ...settings, GAS_PRICE_URL, READ_RPC_URL });
    const config = { ...readConfig({}), migrationSettings: file };
    server.deps.migration = await openMigration(config, silentLog);
    expect((await server.call('GET', '/migration-config.json')).body).toMatchObject(settings);
    expect(connectHosts(server.deps.migration.settings)).toEqual([
      'https://gas.example',
      new URL(READ_RPC_URL).origin,
    ]);
    expect(server.deps.migration.chain).toBeNull();
  });

  it.each([
    ['nothing', 'MIGRATION_SETTINGS'],
    [{ ...settings, OLD_TOKEN: '0x12' }, 'OLD_TOKEN'],
    [{ ...settings, CHAIN_ID: '1' }, 'CHAIN_ID'],
    [{ ...settings, GAS_LIMITS: 1 }, 'GAS_LIMITS'],
    [{ ...settings, EXPLORER_URL: 'javascr' + 'ipt:1' }, 'EXPLORER_URL'],
  ])('MIG-13 are refused at the start when they are %j', async (content, named) => {
    const file = await settingsFile(content);
    await expect(readMigrationSettings(file)).rejects.toThrow(ConfigError);
    await expect(readMigrationSettings(file)).rejects.toThrow(named);
  });
});

describe('the waiting time', () => {
  const useService = (status: number, body: string, time = performance as { now: () => number }) => {
    answer = { status, body };
    const { port } = service.address() as AddressInfo;
    const config = { gasEstimateUrl: `http://127.0.0.1:${port}/v2/api`, gasEstimateKey: 'secret' };
    server.deps.migration.gasEstimates = createGasEstimates(config, 1, silentLog, time);
  };

  it('MIG-09 is asked of the service once in 30 s, with the chain and the key of the server', async () => {
    useService(200, '{"status":"1","message":"OK","result":"77"}');
    expect((await gas(`${goodQuery}&apikey=page`)).body).toEqual({
      status: '1',
      message: 'OK',
      result: '77',
    });
    await gas(goodQuery);
    const question =
      '/v2/api?module=gastracker&action=gasestimate&gasprice=1400000000&chainid=1&apikey=secret';
    expect(asked).toEqual([question]);
  });

  it('MIG-09 is asked anew after 30 s, however often it was wanted meanwhile', async () => {
    let second = 0;
    useService(500, '{}', { now: () => 1000 * (100 + second) });
    for (second of [0, 10, 20, 29]) await gas(goodQuery);
    expect(asked).toHaveLength(1);
    answer = { status: 200, body: '{"status":"1","message":"OK","result":"77"}' };
    second = 31;
    expect((await gas(goodQuery)).body).toMatchObject({ result: '77' });
  });

  it('MIG-09 is asked for two digits of the price, once for prices that are much alike', async () => {
    useService(200, '{"status":"1","message":"OK","result":"77"}');
    for (let last = 0; last < 200; last += 1)
      await gas(`module=gastracker&action=gasestimate&gasprice=${1_450_000_000 + last * 40_000}`);
    for (const price of ['7', '15', '9999999999999'])
      await gas(`module=gastracker&action=gasestimate&gasprice=${price}`);
    const prices = asked.map((url) => new URL(url, 'http://gas.example').searchParams.get('gasprice'));
    expect(prices).toEqual(['1400000000', '7', '15', '9900000000000']);
  });

  it('MIG-09 is asked for one visitor 60 times in five minutes at most, whatever else they read', async () => {
    const limited = await createTestServer({ rateScale: 1 });
    limited.deps.migration = closedMigration(limited.deps.config, silentLog);
    useService(200, '{"status":"1","message":"OK","result":"77"}');
    limited.deps.migration.gasEstimates = server.deps.migration.gasEstimates;
    const ask = (price: number, address = '203.0.113.7') =>
      limited.call('GET', `/gas/api?module=gastracker&action=gasestimate&gasprice=${price}`, { address });
    const answers = [];
    for (let price = 1; price <= 2_000; price += 1) answers.push(await ask(price * 12_345_678));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect(asked.length).toBeLessThanOrEqual(60);
    expect((await ask(1, '203.0.113.8')).status).toBe(200);
    const settings = await limited.call('GET', '/migration-config.json', { address: '203.0.113.7' });
    expect(settings.status).toBe(200);
    await limited.close();
  });

  it.each([
    [500, '{}'],
    [200, '<html>'],
    [200, '{"status":1}'],
  ])('MIG-09 is none when the service answers %i %s', async (status, body) => {
    useService(status, body);
    expect(await gas(goodQuery)).toMatchObject({ status: 200, body: { status: '0' } });
  });

  it.each([
    'module=account&action=balance&gasprice=1',
    'module=gastracker&action=gasestimate&gasprice=-1',
    'module=gastracker&action=gasestimate&gasprice=100000000000000',
    'module=gastracker&action=gasestimate',
  ])('MIG-09 is the only thing that is passed on, not %s', async (query) => {
    useService(200, '{"status":"1","message":"OK","result":"77"}');
    expect((await gas(query)).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('the local chain', () => {
  const rpc = (method: string, params: unknown[] = []) =>
    server.call<{ result: unknown }>('POST', '/chain/rpc', {
      body: { jsonrpc: '2.0', id: 1, method, params },
    });

  it('SRV-06 is reached by wallets on this origin, for what wallets do', async () => {
    expect((await rpc('eth_chainId')).status).toBe(404);
    const config = readConfig({ DATA_DIR: folder });
    server.deps.migration = await openMigration(config, silentLog);
    try {
      expect(await rpc('eth_chainId')).toMatchObject({ status: 200, body: { result: '0x7a69' } });
      for (const method of ['anvil_setBalance', 'evm_mine', 'eth_sign', 'debug_traceCall'])
        expect((await rpc(method)).status).toBe(422);
      const { owner, holders, newToken } = server.deps.migration.chain as LocalChain;
      expect((await rpc('eth_accounts')).body.result).toEqual(holders);
      const sent = (from?: string) =>
        rpc('eth_sendTransaction', [{ from, to: newToken, data: '0x8456cb59' }]);
      for (const from of [owner, owner.toLowerCase(), undefined]) expect((await sent(from)).status).toBe(403);
      expect((await rpc('eth_sendRawTransaction', ['0x12'])).status).toBe(403);
      expect((await rpc('eth_sendTransaction', [{ from: holders[0], to: holders[1] }])).status).toBe(200);
      expect((await server.call('GET', '/migration-config.json')).body).toMatchObject({ CHAIN_ID: 31_337 });
      expect((await gas(goodQuery)).body).toEqual({ status: '1', message: 'OK', result: '45' });
    } finally {
      await server.deps.migration.chain?.stop();
    }
  });

  it('SRV-06 leaves the swap closed, and the server running, when it cannot start', async () => {
    const { port } = service.address() as AddressInfo;
    const config = { ...readConfig({ DATA_DIR: folder }), chainPort: port };
    expect(await openMigration(config, silentLog)).toMatchObject({ settings: null, chain: null });
  });
});
