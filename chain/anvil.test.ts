import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleForNode } from '../server/testing/bundle';
import { startAnvil } from './anvil';
import { startLocalChain } from './localChain';
import { callNode } from './rpc';
import { contractCalls } from './testing/contractCalls';

let folder = '';
let main = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kith-chain-'));
  main = await bundleForNode('chain/main.ts');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(dirname(main), { recursive: true, force: true });
});

const isUp = (rpcUrl: string) =>
  callNode(rpcUrl, 'eth_chainId').then(
    () => true,
    () => false,
  );

it('SRV-06 refuses a taken port', async () => {
  const first = await startAnvil({ port: 0, stateFile: null });
  const port = Number(new URL(first.rpcUrl).port);
  await expect(startAnvil({ port, stateFile: null })).rejects.toThrow('Address already in use');
  await first.stop();
  expect(await isUp(first.rpcUrl)).toBe(false);
});

it('SRV-06 goes on where it stopped', async () => {
  const options = { port: 0, stateDir: join(folder, 'kept') };
  const first = await startLocalChain(options);
  const [holder = ''] = first.holders;
  await contractCalls(first.rpcUrl).send(holder, 'OldToken', first.oldToken, 'approve', first.newToken, 7n);
  await first.stop();
  const second = await startLocalChain(options);
  expect(second.newToken).toBe(first.newToken);
  expect(
    await contractCalls(second.rpcUrl).read(
      'OldToken',
      second.oldToken,
      'allowance',
      holder,
      second.newToken,
    ),
  ).toBe(7n);
  await second.stop();
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'SRV-06 ends with its parent when that gets %s, and its state is written',
  async (signal) => {
    const state = join(folder, signal);
    const parent = spawn(process.execPath, [main, '--port', '0', '--state', state], { stdio: 'pipe' });
    const [line] = (await once(parent.stderr, 'data')) as [Buffer];
    const rpcUrl = /http:\S+/.exec(line.toString())?.[0] ?? '';
    expect(await isUp(rpcUrl)).toBe(true);
    parent.kill(signal);
    await expect.poll(() => isUp(rpcUrl), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => readdir(state), { timeout: 10_000 }).toHaveLength(1);
  },
);
