import { afterAll, beforeAll, expect, it } from 'vitest';
import { startLocalChain, type LocalChain } from './localChain';

let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain({ port: 0, stateDir: null });
});
afterAll(() => chain.stop());

it('POST-10 writes the digest of a post once, and finds it again', async () => {
  const digest = `0x${'5e'.repeat(32)}`;
  expect(await chain.registry.find(digest)).toBeNull();
  const published = await chain.registry.publish(digest);
  expect(published.tx).toMatch(/^0x[0-9a-f]{64}$/);
  expect(await chain.registry.find(digest)).toEqual(published);
  await expect(chain.registry.publish(digest)).rejects.toThrow();
  expect(await chain.registry.find(digest)).toEqual(published);
});
