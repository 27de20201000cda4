import { isAddress } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { isSameAccount } from '../wallet/eip1193';
import { NoAnswerError } from '../wallet/limited';
import { abi, spenderOf } from './contracts';
import { WrongChainError, type Node } from './node';

/** Balances in the smallest units. */
export interface Holdings {
  old: bigint;
  eth: bigint;
  next: bigint;
  allowance: bigint;
  isPaused: boolean;
  /** New tokens that may still be made; null where the contract does not tell. */
  room: bigint | null;
}

/** Terms that the new token's contract tells of itself; null for each getter that it does not have. */
export interface Terms {
  /** One receives amount × numerator / denominator. */
  rate: { numerator: bigint; denominator: bigint } | null;
  /** The most new tokens there can be, in the smallest unit. */
  cap: bigint | null;
  owner: string | null;
  canPause: boolean;
}

/** `setting` is the name of the one that does not fit. */
export interface ContractProblem {
  kind: 'address' | 'same' | 'noContract' | 'decimals' | 'unrelated';
  setting: 'OLD_TOKEN' | 'NEW_TOKEN' | 'MIGRATION_SPENDER';
}

/** Reads of the two tokens' contracts; what a contract does not tell is null. */
export interface ContractReads {
  /** Null when the configured addresses are valid, have code and fit each other (MIG-13). */
  checkContracts: () => Promise<ContractProblem | null>;
  terms: () => Promise<Terms>;
  holdings: (account: string) => Promise<Holdings>;
}

export function openContractReads(settings: Settings, { read, readNumber }: Node): ContractReads {
  async function viewAll(to: string, name: string, ...values: unknown[]): Promise<unknown[]> {
    const data = abi.encodeFunctionData(name, values);
    const answer = v.parse(v.string(), await read('eth_call', { to, data }, 'latest'));
    return abi.decodeFunctionResult(name, answer).toArray() as unknown[];
  }
  const view = async (to: string, name: string, ...values: unknown[]) =>
    (await viewAll(to, name, ...values))[0];
  /** A getter that not every new token has: null without it. */
  const optional = <T>(name: string, schema: v.GenericSchema<unknown, T>): Promise<T | null> =>
    view(settings.NEW_TOKEN, name)
      .then((value) => v.parse(schema, value))
      .catch(unlessUnanswered);
  const viewAmount = async (to: string, name: string, ...values: unknown[]) =>
    v.parse(v.bigint(), await view(to, name, ...values));

  return {
    async checkContracts() {
      const problem = addressProblem(settings);
      if (problem !== null) return problem;
      for (const setting of ['OLD_TOKEN', 'NEW_TOKEN', 'MIGRATION_SPENDER'] as const) {
        const address = settings[setting];
        if (address === undefined) continue;
        if ((await read('eth_getCode', address, 'latest')) === '0x') return { kind: 'noContract', setting };
        if (setting === 'MIGRATION_SPENDER') continue;
        if ((await viewAmount(address, 'decimals')) !== BigInt(settings.DECIMALS))
          return { kind: 'decimals', setting };
      }
      const old = await optional('oldToken', v.string());
      return old === null || isSameAccount(old, settings.OLD_TOKEN)
        ? null
        : { kind: 'unrelated', setting: 'OLD_TOKEN' };
    },
    async terms() {
      const [rate, cap, owner, isPaused] = await Promise.all([
        viewAll(settings.NEW_TOKEN, 'migrationRate')
          .then(([numerator, denominator]) => v.parse(rateSchema, { numerator, denominator }))
          .catch(unlessUnanswered),
        optional('cap', v.bigint()),
        optional('owner', v.string()),
        optional('paused', v.boolean()),
      ]);
      return { rate, cap, owner, canPause: isPaused !== null };
    },
    async holdings(account) {
      const [old, next, allowance, eth, isPaused, cap, made] = await Promise.all([
        viewAmount(settings.OLD_TOKEN, 'balanceOf', account),
        viewAmount(settings.NEW_TOKEN, 'balanceOf', account),
        viewAmount(settings.OLD_TOKEN, 'allowance', account, spenderOf(settings)),
        readNumber('eth_getBalance', account, 'latest'),
        optional('paused', v.boolean()),
        optional('cap', v.bigint()),
        optional('totalSupply', v.bigint()),
      ]);
      const room = cap === null || made === null ? null : cap - made;
      return { old, next, allowance, eth, isPaused: isPaused === true, room };
    },
  };
}

const rateSchema = v.object({ numerator: v.bigint(), denominator: v.pipe(v.bigint(), v.minValue(1n)) });

/** A missing getter is known to be missing only when the chain has answered. */
function unlessUnanswered(error: unknown): null {
  if (error instanceof WrongChainError || error instanceof NoAnswerError) throw error;
  return null;
}

/** A wrong checksum, or one address for both tokens. */
function addressProblem(settings: Settings): ContractProblem | null {
  for (const setting of ['OLD_TOKEN', 'NEW_TOKEN', 'MIGRATION_SPENDER'] as const) {
    const address = settings[setting];
    if (address !== undefined && !isAddress(address)) return { kind: 'address', setting };
  }
  return isSameAccount(settings.OLD_TOKEN, settings.NEW_TOKEN)
    ? { kind: 'same', setting: 'NEW_TOKEN' }
    : null;
}
