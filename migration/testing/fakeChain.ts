import { AbiCoder, Interface } from 'ethers';
import { abi } from '../chain/contracts';

export const addresses = {
  old: `0x${'1'.repeat(40)}`,
  next: `0x${'2'.repeat(40)}`,
  holder: `0x${'a'.repeat(40)}`,
};

const events = new Interface([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Migrated(address indexed holder, uint256 amount)',
]);
const hex = (value: bigint | number) => `0x${value.toString(16)}`;
const word = (type: string, value: unknown) => AbiCoder.defaultAbiCoder().encode([type], [value]);

interface Transaction {
  hash: string;
  to: string;
  data: string;
  nonce: number;
  block: number | null;
  logs: object[];
}

interface LogFilter {
  address: string;
  fromBlock: string;
  toBlock: string;
  topics: unknown[];
}

/** A chain with the two tokens and one holder, which mines when told to. */
export class FakeChain {
  oldBalance = 100n;
  newBalance = 0n;
  allowance = 0n;
  block = 10;
  /** Amounts of the migrations that were mined, in order. */
  readonly migrations: bigint[] = [];
  private readonly transactions: Transaction[] = [];

  /** Takes a transaction into the pool and returns its hash. */
  send({ to, data }: { to: string; data: string }): string {
    const nonce = this.transactions.length;
    const hash = `0x${(nonce + 1).toString(16).padStart(64, '0')}`;
    this.transactions.push({ hash, to, data, nonce, block: null, logs: [] });
    return hash;
  }

  mine(): void {
    this.block += 1;
    for (const transaction of this.transactions.filter(({ block }) => block === null)) {
      transaction.block = this.block;
      const call = abi.parseTransaction(transaction);
      if (call?.name === 'approve') {
        this.allowance = call.args[1] as bigint;
        transaction.logs = [this.log(transaction, 'Approval', addresses.next, this.allowance)];
      } else {
        const amount = call?.args[0] as bigint;
        this.oldBalance -= amount;
        this.newBalance += amount;
        this.allowance -= amount;
        this.migrations.push(amount);
        transaction.logs = [this.log(transaction, 'Migrated', null, amount)];
      }
    }
  }

  private log({ to, hash }: Transaction, name: string, second: string | null, amount: bigint): object {
    const values = second === null ? [addresses.holder, amount] : [addresses.holder, second, amount];
    const { topics, data } = events.encodeEventLog(name, values);
    return { address: to, transactionHash: hash, topics, data };
  }

  /** Answers a read as a node does. */
  answer(method: string, params: readonly unknown[]): unknown {
    const found = this.transactions.find(({ hash }) => hash === params[0]);
    switch (method) {
      case 'eth_chainId':
        return '0x7a69';
      case 'eth_accounts':
        return [addresses.holder];
      case 'eth_getCode':
        return '0x60';
      case 'eth_getBalance':
        return hex(10n ** 18n);
      case 'eth_gasPrice':
      case 'eth_estimateGas':
        return hex(1000);
      case 'eth_blockNumber':
        return hex(this.block);
      case 'eth_getTransactionCount':
        return hex(this.transactions.filter(({ block }) => block !== null).length);
      case 'eth_call':
        return this.view(params[0] as { to: string; data: string });
      case 'eth_getTransactionByHash':
        return found === undefined ? null : this.shown(found);
      case 'eth_getTransactionReceipt':
        return found === undefined || found.block === null
          ? null
          : { status: '0x1', blockNumber: hex(found.block), logs: found.logs };
      case 'eth_getLogs':
        return this.logs(params[0] as LogFilter);
      default:
        throw new Error(`${method} is not part of the fake chain`);
    }
  }

  private shown({ hash, to, data, nonce }: Transaction): object {
    return { hash, from: addresses.holder, to, input: data, nonce: hex(nonce), value: '0x0' };
  }

  private logs({ address, fromBlock, toBlock, topics }: LogFilter) {
    const last = toBlock === 'latest' ? this.block : Number(toBlock);
    return this.transactions
      .filter(
        ({ to, block }) => to === address && block !== null && block >= Number(fromBlock) && block <= last,
      )
      .flatMap(({ logs }) => logs)
      .filter((log) => (log as { topics: string[] }).topics[0] === topics[0]);
  }

  private view({ to, data }: { to: string; data: string }): string {
    const call = abi.parseTransaction({ data });
    const values: Record<string, () => string> = {
      decimals: () => word('uint8', 0),
      balanceOf: () => word('uint256', to === addresses.old ? this.oldBalance : this.newBalance),
      allowance: () => word('uint256', this.allowance),
      paused: () => word('bool', false),
      approve: () => word('bool', true),
      migrateToken: () => '0x',
    };
    const value = values[call?.name ?? ''];
    if (value === undefined) throw Object.assign(new Error('execution reverted'), { data: '0x' });
    if (call?.name === 'migrateToken' && (call.args[0] as bigint) > this.allowance)
      throw Object.assign(new Error('execution reverted'), { data: '0x' });
    return value();
  }
}
