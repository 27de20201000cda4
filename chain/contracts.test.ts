import { getAddress, Interface } from 'ethers';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileContracts } from './compile';
import { contracts } from './contracts';
import { startLocalChain, type LocalChain } from './localChain';
import { callNode } from './rpc';
import { contractCalls, type ContractCalls } from './testing/contractCalls';

const unit = 10n ** 18n;
const cap = 1_000_000_000n * unit;
let chain: LocalChain;
let calls: ContractCalls;
let fresh: unknown;

beforeAll(async () => {
  chain = await startLocalChain({ port: 0, stateDir: null });
  calls = contractCalls(chain.rpcUrl);
  fresh = await callNode(chain.rpcUrl, 'evm_snapshot');
});
afterAll(() => chain.stop());
beforeEach(backToStart);

async function backToStart() {
  await callNode(chain.rpcUrl, 'evm_revert', fresh);
  fresh = await callNode(chain.rpcUrl, 'evm_snapshot');
}

const holder = () => chain.holders[0] ?? '';
const oldToken = (method: string, ...values: unknown[]) =>
  calls.read('OldToken', chain.oldToken, method, ...values);
const newToken = (method: string, ...values: unknown[]) =>
  calls.read('NewToken', chain.newToken, method, ...values);
const approve = (from: string, amount: bigint) =>
  calls.send(from, 'OldToken', chain.oldToken, 'approve', chain.newToken, amount);
const migrate = (from: string, amount: bigint) =>
  calls.send(from, 'NewToken', chain.newToken, 'migrateToken', amount);
const asOwner = (method: string, ...values: unknown[]) =>
  calls.send(chain.owner, 'NewToken', chain.newToken, method, ...values);

describe('the contracts', () => {
  it('SRV-06 are kept as their sources compile', () => {
    expect(contracts).toEqual(compileContracts());
  }, 120_000);

  it('SHELL-09 call the new token by the name of the product, and the old one ONG', async () => {
    expect(await oldToken('symbol')).toBe('ONG');
    expect(await newToken('symbol')).toBe('KITH');
    expect(await newToken('name')).toBe('Kith');
  });

  it('MIG-13 swap one for one, burn the old and say so', async () => {
    await approve(holder(), 30n * unit);
    const events = await migrate(holder(), 30n * unit);
    expect(events.filter(({ event }) => event === 'Migrated').map(({ values }) => values[1])).toEqual([
      30n * unit,
    ]);
    expect(await oldToken('balanceOf', holder())).toBe(48_220n * unit);
    expect(await newToken('balanceOf', holder())).toBe(30n * unit);
    expect(await oldToken('allowance', holder(), chain.newToken)).toBe(0n);
    expect(await oldToken('balanceOf', chain.newToken)).toBe(0n);
  });

  it('MIG-13 cap both tokens at the same amount, and mint new ones by migration only', async () => {
    expect(await oldToken('cap')).toBe(cap);
    expect(await newToken('cap')).toBe(cap);
    const left = cap - ((await oldToken('totalSupply')) as bigint);
    const mint = (amount: bigint) =>
      calls.send(chain.owner, 'OldToken', chain.oldToken, 'mint', holder(), amount);
    await expect(mint(left + 1n)).rejects.toThrow('ERC20ExceededCap');
    await mint(left);
    await expect(mint(1n)).rejects.toThrow('ERC20ExceededCap');
    const abi = contracts.NewToken.abi.flatMap(({ name }) => name ?? []);
    expect(abi).not.toContain('mint');
  });

  it('MIG-06 move nothing without enough allowance or balance', async () => {
    const before = await oldToken('balanceOf', holder());
    await expect(migrate(holder(), 1n)).rejects.toThrow();
    await approve(holder(), 5n);
    await expect(migrate(holder(), 6n)).rejects.toThrow();
    await approve(holder(), cap);
    await expect(migrate(holder(), (before as bigint) + 1n)).rejects.toThrow();
    await expect(migrate(holder(), 0n)).rejects.toThrow('NothingToMigrate');
    expect(await oldToken('balanceOf', holder())).toBe(before);
    expect(await newToken('totalSupply')).toBe(0n);
  });

  it('MIG-12 can be paused by the owner alone, and go on afterwards', async () => {
    await approve(holder(), 2n);
    await expect(calls.send(holder(), 'NewToken', chain.newToken, 'pause')).rejects.toThrow(
      'OwnableUnauthorizedAccount',
    );
    await asOwner('pause');
    await expect(migrate(holder(), 1n)).rejects.toThrow('EnforcedPause');
    await asOwner('unpause');
    await migrate(holder(), 1n);
    await asOwner('pause');
    await calls.send(holder(), 'NewToken', chain.newToken, 'transfer', chain.owner, 1n);
    expect(await newToken('balanceOf', chain.owner)).toBe(1n);
  });

  it('MIG-13 have no path that loses tokens', async () => {
    await approve(holder(), 2n);
    await migrate(holder(), 2n);
    const transfer = (to: string) => calls.send(holder(), 'NewToken', chain.newToken, 'transfer', to, 1n);
    await expect(transfer(chain.newToken)).rejects.toThrow('NotAHolder');
    await expect(asOwner('renounceOwnership')).rejects.toThrow('OwnerNeeded');
    await asOwner('transferOwnership', holder());
    expect(String(await newToken('owner')).toLowerCase()).toBe(chain.owner);
  });

  it('MIG-13 tell by getters what a holder or an auditor asks for', async () => {
    const getters = [
      'function oldToken() view returns (address)',
      'function owner() view returns (address)',
      'function pendingOwner() view returns (address)',
      'function paused() view returns (bool)',
      'function cap() view returns (uint256)',
      'function totalSupply() view returns (uint256)',
      'function decimals() view returns (uint8)',
      'function migrationRate() view returns (uint256 numerator, uint256 denominator)',
    ];
    const abi = new Interface(getters);
    const told = async (token: string, name: string): Promise<unknown> => {
      const data = abi.encodeFunctionData(name);
      const answer = await callNode(chain.rpcUrl, 'eth_call', { to: token, data }, 'latest');
      return abi.decodeFunctionResult(name, String(answer))[0];
    };
    const next = (name: string) => told(chain.newToken, name);
    await approve(holder(), 3n);
    await migrate(holder(), 3n);
    await asOwner('transferOwnership', holder());
    await asOwner('pause');
    expect(await next('oldToken')).toBe(chain.oldToken);
    expect(await next('owner')).toBe(getAddress(chain.owner));
    expect(await next('pendingOwner')).toBe(getAddress(holder()));
    expect(await next('paused')).toBe(true);
    expect(await next('cap')).toBe(await told(chain.oldToken, 'cap'));
    expect(await next('totalSupply')).toBe(3n);
    expect(await next('decimals')).toBe(18n);
    expect(await next('migrationRate')).toBe(1n);
    expect(await told(chain.oldToken, 'owner')).toBe(getAddress(chain.owner));
  });

  it('SRV-06 write the digest of a post down once', async () => {
    const digest = `0x${'ab'.repeat(32)}`;
    const publish = (from: string) => calls.send(from, 'PostRegistry', chain.postRegistry, 'publish', digest);
    await expect(publish(holder())).rejects.toThrow('OwnableUnauthorizedAccount');
    const [published] = await publish(chain.owner);
    expect(published).toMatchObject({ event: 'PostPublished' });
    expect(await calls.read('PostRegistry', chain.postRegistry, 'publishedAt', digest)).toBe(
      published?.values[1],
    );
    await expect(publish(chain.owner)).rejects.toThrow('AlreadyPublished');
  });
});

describe('any amounts in any order', () => {
  const amount = fc.oneof(fc.bigInt(0n, 100n), fc.bigInt(0n, 48_250n * unit), fc.bigInt(0n, 2n ** 256n - 1n));
  const step = fc.record({ who: fc.nat(2), act: fc.constantFrom('approve', 'migrate'), amount });

  it('MIG-10 keep every wei: what is burnt is minted, or nothing happens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        await backToStart();
        const people = chain.holders.slice(0, 3);
        const balanceOf = async (who: string) => (await oldToken('balanceOf', who)) as bigint;
        const model = await Promise.all(
          people.map(async (who) => ({ old: await balanceOf(who), next: 0n, allowed: 0n })),
        );
        for (const { who, act, amount: value } of steps) {
          const [person = '', expected] = [people[who], model[who]];
          if (expected === undefined) continue;
          if (act === 'approve') {
            await approve(person, value);
            expected.allowed = value;
            continue;
          }
          const isPossible = value > 0n && value <= expected.old && value <= expected.allowed;
          const isDone = await migrate(person, value).then(
            () => true,
            () => false,
          );
          expect(isDone).toBe(isPossible);
          if (!isPossible) continue;
          expected.old -= value;
          expected.next += value;
          if (expected.allowed !== 2n ** 256n - 1n) expected.allowed -= value;
        }
        for (const [index, who] of people.entries()) {
          expect(await balanceOf(who)).toBe(model[index]?.old);
          expect(await newToken('balanceOf', who)).toBe(model[index]?.next);
          expect(await oldToken('allowance', who, chain.newToken)).toBe(model[index]?.allowed);
        }
        const minted = (await newToken('totalSupply')) as bigint;
        expect(minted).toBe(model.reduce((sum, { next }) => sum + next, 0n));
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});
