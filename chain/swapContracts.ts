import { getAddress, Interface } from 'ethers';
import { z } from 'zod';
import type { SwapContracts } from './settingsFingerprint';

/** The node answered that it refuses the call, as for a function that a contract does not have. */
export class CallRefused extends Error {}

/** Calls a node. Throws CallRefused, and any other error when the node does not answer. */
export type AskNode = (method: string, ...params: unknown[]) => Promise<unknown>;

const abi = new Interface([
  'function decimals() view returns (uint8)',
  'function oldToken() view returns (address)',
  'function newToken() view returns (address)',
]);
const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform(BigInt);
const hexText = z.string().regex(/^0x[0-9a-f]*$/i);
/** Nothing, or the mark of a plain account that lends its calls to a contract (EIP-7702). */
const noContract = /^0x(ef0100[0-9a-f]{40})?$/i;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Finds what is wrong with the addresses by themselves (MIG-13): a checksum that does not fit (EIP-55; small letters
 * alone have none), or one contract in two places. Each problem begins with the setting's name.
 */
export function findWrongAddresses(settings: SwapContracts): string[] {
  const { OLD_TOKEN, NEW_TOKEN, MIGRATION_SPENDER } = settings;
  const problems = Object.entries({ OLD_TOKEN, NEW_TOKEN, MIGRATION_SPENDER }).flatMap(([name, address]) =>
    address === undefined || hasRightChecksum(address)
      ? []
      : [`${name} has a wrong checksum: a character or its case is mistyped`],
  );
  if (isSame(OLD_TOKEN, NEW_TOKEN)) problems.push('NEW_TOKEN is the same as OLD_TOKEN');
  else if (MIGRATION_SPENDER !== undefined && isSame(MIGRATION_SPENDER, OLD_TOKEN))
    problems.push('MIGRATION_SPENDER is the same as OLD_TOKEN');
  return problems;
}

function hasRightChecksum(address: string): boolean {
  try {
    return getAddress(address) !== '';
  } catch {
    return false;
  }
}

/**
 * Finds what is wrong with the contracts on their chain (MIG-13): the node's chain is another one, an address without
 * a contract, contracts that name other partners (`oldToken()`, `newToken()`), other decimals. A contract without such
 * a getter passes. Each problem begins with the setting's name. Throws when the node does not answer.
 */
export async function findWrongContracts(settings: SwapContracts, ask: AskNode): Promise<string[]> {
  const { CHAIN_ID, OLD_TOKEN, NEW_TOKEN, MIGRATION_SPENDER = NEW_TOKEN, DECIMALS } = settings;
  const chainId = quantity.parse(await ask('eth_chainId'));
  if (chainId !== BigInt(CHAIN_ID)) return [`CHAIN_ID is ${CHAIN_ID}, but the node's chain is ${chainId}`];

  const read = reader(ask);
  const withoutCode = async (name: string, address: string) =>
    noContract.test(hexText.parse(await ask('eth_getCode', address, 'latest')))
      ? [`${name} is not the address of a contract on chain ${CHAIN_ID}`]
      : [];
  const otherThan = async (name: string, address: string, getter: string, expected: string) => {
    const found = await read(address, getter, z.string());
    return found === null || isSame(found, expected)
      ? []
      : [`${name} belongs to other contracts: its ${getter}() is ${found}`];
  };
  const decimalsOf = (address: string) => read(address, 'decimals', z.bigint());
  const checks = [
    withoutCode('OLD_TOKEN', OLD_TOKEN),
    withoutCode('NEW_TOKEN', NEW_TOKEN),
    otherThan('NEW_TOKEN', NEW_TOKEN, 'oldToken', OLD_TOKEN),
    wrongDecimals(decimalsOf(OLD_TOKEN), decimalsOf(NEW_TOKEN), DECIMALS),
  ];
  if (!isSame(MIGRATION_SPENDER, NEW_TOKEN))
    checks.push(
      withoutCode('MIGRATION_SPENDER', MIGRATION_SPENDER),
      otherThan('MIGRATION_SPENDER', MIGRATION_SPENDER, 'oldToken', OLD_TOKEN),
      otherThan('MIGRATION_SPENDER', MIGRATION_SPENDER, 'newToken', NEW_TOKEN),
    );
  const answers = await Promise.allSettled(checks);
  const problems = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  // Findings count, also when the node failed in between.
  if (problems.length === 0) await Promise.all(checks);
  return problems;
}

async function wrongDecimals(
  oldRead: Promise<bigint | null>,
  nextRead: Promise<bigint | null>,
  expected: number | undefined,
): Promise<string[]> {
  const [old, next] = await Promise.all([oldRead, nextRead]);
  if (old !== null && next !== null && old !== next)
    return [`NEW_TOKEN has ${next} decimals, OLD_TOKEN ${old}`];
  const found = old ?? next;
  // The build may fix the decimals where the file does not.
  return found === null || expected === undefined || found === BigInt(expected)
    ? []
    : [`DECIMALS is ${expected}, but the tokens have ${found}`];
}

/** Reads a getter without values; null where a contract has none, or one that answers otherwise. */
function reader(ask: AskNode) {
  return async <T>(to: string, getter: string, schema: z.ZodType<T>): Promise<T | null> => {
    const data = abi.encodeFunctionData(getter);
    const answer = await ask('eth_call', { to, data }, 'latest').catch((error: unknown) => {
      if (error instanceof CallRefused) return '0x';
      throw error;
    });
    try {
      return schema.parse(abi.decodeFunctionResult(getter, hexText.parse(answer))[0]);
    } catch {
      return null;
    }
  };
}
