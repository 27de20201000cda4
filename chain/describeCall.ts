import { dataSlice, formatUnits, getAddress, MaxUint256, type TransactionDescription } from 'ethers';
import type { ContractName } from './contracts';
import { interfaceOf, type Deployment } from './deploy';

/** A call of a transaction, for a reader. */
export interface DescribedCall {
  /** Signature of the function; its selector where the contract is not known; null without a function. */
  method: string | null;
  /** Request in words, as a sentence; null where there is none for the function. */
  words: string | null;
}

interface KnownContract {
  name: ContractName;
  address: string;
  /** For a reader, within a sentence. */
  title: string;
  /** Of its amounts; empty for a contract without any. */
  symbol: string;
}

/** The contracts of a local chain. */
export interface KnownContracts {
  tokens: readonly [KnownContract, KnownContract];
  find: (address: string) => KnownContract | null;
}

/** @param product names the new token (SHELL-09) */
export function knownContracts(
  { oldToken, newToken, postRegistry }: Pick<Deployment, 'oldToken' | 'newToken' | 'postRegistry'>,
  product: string,
): KnownContracts {
  const symbol = product.toUpperCase();
  const known = (name: ContractName, address: string, title: string, unit: string): KnownContract => ({
    ...{ name, title },
    address: getAddress(address),
    symbol: unit,
  });
  const tokens = [
    known('OldToken', oldToken, 'the old ONG token', 'ONG'),
    known('NewToken', newToken, `the new ${symbol} token`, symbol),
  ] as const;
  const all = [...tokens, known('PostRegistry', postRegistry, 'the register of posts', '')];
  return {
    tokens,
    find: (address) => all.find((contract) => contract.address === getAddress(address)) ?? null,
  };
}

/** Says what a transaction to `to` with this data asks for. `value` is in wei. */
export function describeCall(
  contracts: KnownContracts,
  { to, data, value }: { to: string | null; data: string; value: bigint },
): DescribedCall {
  if (to === null) return { method: null, words: 'Create a contract' };
  if (data === '0x') return { method: null, words: `Send ${formatAmount(value)} ETH` };
  const contract = contracts.find(to);
  const call = contract === null ? null : parse(contract.name, data);
  if (call === null) return { method: data.length < 10 ? data : dataSlice(data, 0, 4), words: null };
  return { method: call.signature, words: sentence(call, contract?.symbol ?? '', contracts) };
}

function parse(name: ContractName, data: string): TransactionDescription | null {
  try {
    return interfaceOf(name).parseTransaction({ data });
  } catch {
    // The values do not fit the function.
    return null;
  }
}

function sentence(
  { name, args }: TransactionDescription,
  symbol: string,
  { find }: KnownContracts,
): string | null {
  const amount = (index: number) => `${formatAmount(args[index] as bigint)} ${symbol}`;
  const party = (index: number) => find(String(args[index]))?.title ?? String(args[index]);
  switch (name) {
    case 'approve':
      if (args[1] === 0n) return `Take back what ${party(0)} may take of ${symbol}`;
      if (args[1] === MaxUint256) return `Allow ${party(0)} to take any amount of ${symbol}`;
      return `Allow ${party(0)} to take up to ${amount(1)}`;
    case 'migrateToken':
      return `Convert ${formatAmount(args[0] as bigint)} ONG into ${amount(0)}`;
    case 'transfer':
      return `Send ${amount(1)} to ${party(0)}`;
    case 'transferFrom':
      return `Send ${amount(2)} of ${party(0)} to ${party(1)}`;
    case 'mint':
      return `Issue ${amount(1)} to ${party(0)}`;
    case 'pause':
      return 'Hold the migration';
    case 'unpause':
      return 'Let the migration go on';
    case 'publish':
      return `Write down the digest ${String(args[0])} of a post`;
    default:
      return null;
  }
}

/** All digits, without a trailing `.0`. */
export function formatAmount(value: bigint): string {
  return formatUnits(value).replace(/\.0$/, '');
}
