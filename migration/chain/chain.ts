import { toQuantity } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import type { Wallet } from '../wallet/eip1193';
import { openContractReads, type ContractReads } from './contractReads';
import { abi, approvedIn, logSchema, topicsOf, type ContractCall } from './contracts';
import { openNode, quantity } from './node';

const receiptSchema = v.object({ status: quantity, blockNumber: quantity, logs: v.array(logSchema) });
const transactionSchema = v.object({
  hash: v.string(),
  from: v.string(),
  to: v.nullable(v.string()),
  input: v.string(),
  nonce: quantity,
  value: v.optional(quantity, '0x0'),
});
const blockSchema = v.object({ transactions: v.array(transactionSchema) });

export type Receipt = v.InferOutput<typeof receiptSchema>;
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** Reads from the configured chain. Answers are validated; errors are those of `Node`. */
export interface Chain extends ContractReads {
  /** May differ from the configured chain. */
  walletChainId: () => Promise<number>;
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
  const node = openNode(settings, wallet);
  const { walletChainId, read, readNumber } = node;
  return {
    walletChainId,
    ...openContractReads(settings, node),
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

function filterOf(kind: 'approve' | 'migrate', settings: Settings, account: string, since: number) {
  return {
    address: kind === 'approve' ? settings.OLD_TOKEN : settings.NEW_TOKEN,
    topics: topicsOf(kind, settings, account),
    fromBlock: toQuantity(since + 1),
  };
}
