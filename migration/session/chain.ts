import { getAddress, toQuantity } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { isRecord, type Wallet } from '../wallet/eip1193';
import { abi, approvedIn, logSchema, spenderOf, topicsOf, type ContractCall } from './contracts';

export class WrongChainError extends Error {}

/** Balances in the smallest units. */
export interface Holdings {
  old: bigint;
  eth: bigint;
  next: bigint;
  allowance: bigint;
  isPaused: boolean;
}

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]+$/i),
  v.transform((value) => BigInt(value)),
);
const receiptSchema = v.object({ status: quantity, blockNumber: quantity, logs: v.array(logSchema) });
const transactionSchema = v.object({
  hash: v.string(),
  from: v.string(),
  to: v.nullable(v.string()),
  input: v.string(),
  nonce: quantity,
});
const blockSchema = v.object({ transactions: v.array(transactionSchema) });
const readTimeoutMs = 20_000;

export type Receipt = v.InferOutput<typeof receiptSchema>;
export type Transaction = v.InferOutput<typeof transactionSchema>;

export type ContractProblem = 'address' | 'noContract' | 'decimals';

/**
 * Reads from the configured chain, through the wallet or `READ_RPC_URL`. Answers are validated. Reads throw
 * WrongChainError when the wallet is on another chain, otherwise the node's own error.
 */
export interface Chain {
  /** May differ from the configured chain. */
  walletChainId: () => Promise<number>;
  checkContracts: () => Promise<ContractProblem | null>;
  holdings: (account: string) => Promise<Holdings>;
  allowance: (account: string) => Promise<bigint>;
  gasPrice: () => Promise<bigint>;
  blockNumber: () => Promise<number>;
  /** Gas units. Throws the contract's revert. */
  estimateGas: (account: string, call: ContractCall) => Promise<bigint>;
  /** Runs the call without sending it. Throws the contract's revert. */
  simulate: (account: string, call: ContractCall) => Promise<void>;
  receipt: (hash: string) => Promise<Receipt | null>;
  transaction: (hash: string) => Promise<Transaction | null>;
  eth: (account: string) => Promise<bigint>;
  /** Number of mined transactions of the account, now or at a block. */
  nonce: (account: string, block?: number) => Promise<number>;
  transactionsIn: (block: number) => Promise<Transaction[]>;
  /** Hash of the account's newest approval, or of its newest migration of exactly `amount`, after block `since`. */
  findEvent: (
    kind: 'approve' | 'migrate',
    account: string,
    amount: bigint,
    since: number,
  ) => Promise<string | null>;
}

export function openChain(settings: Settings, wallet: Wallet): Chain {
  const walletChainId = async () => Number(v.parse(quantity, await ask(wallet, 'eth_chainId')));

  async function read(method: string, ...params: unknown[]): Promise<unknown> {
    if (settings.READ_RPC_URL !== '') return askNode(settings.READ_RPC_URL, method, params);
    const answer = await ask(wallet, method, params);
    // Checked after the answer, because the wallet may switch chains during the request.
    if ((await walletChainId()) !== settings.CHAIN_ID) throw new WrongChainError();
    return answer;
  }
  const readNumber = async (method: string, ...params: unknown[]) =>
    v.parse(quantity, await read(method, ...params));

  async function view(to: string, name: string, ...values: unknown[]): Promise<unknown> {
    const data = abi.encodeFunctionData(name, values);
    const answer = v.parse(v.string(), await read('eth_call', { to, data }, 'latest'));
    return abi.decodeFunctionResult(name, answer)[0] as unknown;
  }
  const viewAmount = async (to: string, name: string, ...values: unknown[]) =>
    v.parse(v.bigint(), await view(to, name, ...values));

  return {
    walletChainId,
    async checkContracts() {
      if (!hasValidAddresses(settings)) return 'address';
      for (const address of [settings.OLD_TOKEN, settings.NEW_TOKEN]) {
        if ((await read('eth_getCode', address, 'latest')) === '0x') return 'noContract';
        if ((await viewAmount(address, 'decimals')) !== BigInt(settings.DECIMALS)) return 'decimals';
      }
      return null;
    },
    async holdings(account) {
      const [old, next, allowance, eth, isPaused] = await Promise.all([
        viewAmount(settings.OLD_TOKEN, 'balanceOf', account),
        viewAmount(settings.NEW_TOKEN, 'balanceOf', account),
        viewAmount(settings.OLD_TOKEN, 'allowance', account, spenderOf(settings)),
        readNumber('eth_getBalance', account, 'latest'),
        // Not every token contract has `paused()`.
        view(settings.NEW_TOKEN, 'paused').catch(() => false),
      ]);
      return { old, next, allowance, eth, isPaused: isPaused === true };
    },
    allowance: (account) => viewAmount(settings.OLD_TOKEN, 'allowance', account, spenderOf(settings)),
    gasPrice: () => readNumber('eth_gasPrice'),
    blockNumber: async () => Number(await readNumber('eth_blockNumber')),
    estimateGas: (account, call) => readNumber('eth_estimateGas', { from: account, ...call }),
    async simulate(account, call) {
      await read('eth_call', { from: account, ...call }, 'latest');
    },
    receipt: async (hash) =>
      v.parse(v.nullable(receiptSchema), await read('eth_getTransactionReceipt', hash)),
    transaction: async (hash) =>
      v.parse(v.nullable(transactionSchema), await read('eth_getTransactionByHash', hash)),
    eth: (account) => readNumber('eth_getBalance', account, 'latest'),
    async nonce(account, block) {
      const at = block === undefined ? 'latest' : toQuantity(block);
      return Number(await readNumber('eth_getTransactionCount', account, at));
    },
    async transactionsIn(block) {
      const answer = await read('eth_getBlockByNumber', toQuantity(block), true);
      return v.parse(v.nullable(blockSchema), answer)?.transactions ?? [];
    },
    async findEvent(kind, account, amount, since) {
      if (Number(await readNumber('eth_blockNumber')) <= since) return null;
      const logs = v.parse(
        v.array(logSchema),
        await read('eth_getLogs', filterOf(kind, settings, account, since)),
      );
      const isIt = (log: (typeof logs)[number]) =>
        kind === 'approve'
          ? approvedIn([log], settings, account) !== null
          : abi.parseLog(log)?.args[1] === amount;
      return logs.findLast(isIt)?.transactionHash ?? null;
    },
  };
}

/** True if the checksums of all configured addresses are right. */
function hasValidAddresses(settings: Settings): boolean {
  try {
    for (const address of [settings.OLD_TOKEN, settings.NEW_TOKEN, spenderOf(settings)]) getAddress(address);
    return true;
  } catch {
    return false;
  }
}

function filterOf(kind: 'approve' | 'migrate', settings: Settings, account: string, since: number) {
  return {
    address: kind === 'approve' ? settings.OLD_TOKEN : settings.NEW_TOKEN,
    topics: topicsOf(kind, settings, account),
    fromBlock: toQuantity(since + 1),
  };
}

function ask(wallet: Wallet, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return wallet.request({ method, params });
}

async function askNode(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(readTimeoutMs),
  });
  const answer: unknown = await response.json();
  if (!isRecord(answer)) throw new Error('The chain did not answer');
  if (answer.error !== undefined) throw new Error('The chain refused', { cause: answer.error });
  return answer.result;
}
