import { toQuantity } from 'ethers';
import * as v from 'valibot';
import type { Settings } from '../config/settings';
import type { Wallet } from '../wallet/eip1193';
import { openContractReads, type ContractReads } from './contractReads';
import { abi, approvedIn, logSchema, topicsOf, type ContractCall } from './contracts';
import { openNode, quantity, WrongChainError } from './node';

/** Blocks that every node looks through at once. */
const leastRange = 500;

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
  /** The newest that was ever told: of several nodes behind one address, some are a few blocks behind. */
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
  let newestBlock = 0;
  const blockNumber = async () => {
    const told = Number(await readNumber('eth_blockNumber'));
    newestBlock = Math.max(newestBlock, told);
    return newestBlock;
  };
  return {
    walletChainId,
    ...openContractReads(settings, node),
    gasPrice: () => readNumber('eth_gasPrice'),
    blockNumber,
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
      const newest = await blockNumber();
      if (newest <= since) return null;
      const filter = {
        address: kind === 'approve' ? settings.OLD_TOKEN : settings.NEW_TOKEN,
        topics: topicsOf(kind, settings, account),
      };
      const isIt = (log: v.InferOutput<typeof logSchema>) =>
        kind === 'approve'
          ? approvedIn([log], settings, account) !== null
          : abi.parseLog(log)?.args[1] === amount;
      const find = async (from: number, to: number) => {
        // The node that answers may be a block behind the one that told the newest.
        const range = { fromBlock: toQuantity(from), toBlock: to === newest ? 'latest' : toQuantity(to) };
        const logs = v.parse(v.array(logSchema), await read('eth_getLogs', { ...filter, ...range }));
        return logs.findLast(isIt)?.transactionHash ?? null;
      };
      return newestIn(find, since + 1, newest);
    },
  };
}

/**
 * Finds the newest in a range of blocks. Many nodes limit the blocks of one question, each to a number of its own, so
 * that a refused range is asked for by halves.
 */
async function newestIn(
  find: (from: number, to: number) => Promise<string | null>,
  from: number,
  to: number,
): Promise<string | null> {
  try {
    return await find(from, to);
  } catch (error) {
    if (error instanceof WrongChainError || to - from < leastRange) throw error;
    const middle = Math.floor((from + to) / 2);
    return (await newestIn(find, middle + 1, to)) ?? newestIn(find, from, middle);
  }
}
