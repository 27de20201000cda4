import { formatUnits, FunctionFragment, getAddress, Interface, toQuantity, type Fragment } from 'ethers';
import { z } from 'zod';
import { interfaceOf, type Deployment } from './deploy';
import { describeCall, formatAmount, knownContracts, type DescribedCall } from './describeCall';
import { callNode } from './rpc';

const hexText = z.string().regex(/^0x[0-9a-f]*$/i);
const quantity = hexText.transform(BigInt);
const party = z.string().transform((value) => getAddress(value));
const transactionSchema = z.object({
  from: party,
  to: party.nullable(),
  input: hexText,
  value: quantity,
});
const receiptSchema = z.object({
  status: quantity,
  blockNumber: quantity,
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  contractAddress: party.nullish(),
});
const balanceOf = FunctionFragment.from('function balanceOf(address) view returns (uint256)');
const blockSchema = z.object({ timestamp: quantity });

/** A transaction of the chain, for a reader. Amounts are exact, as text. */
export interface ShownTransaction {
  from: ShownParty;
  /** Null for the creation of a contract. */
  to: ShownParty | null;
  call: DescribedCall;
  /** In ETH. */
  value: string;
  /** Null while no block has it. */
  mined: MinedPart | null;
}

interface MinedPart {
  isSuccess: boolean;
  block: number;
  time: Date;
  /** Blocks since, its own included. */
  confirmations: number;
  /** In ETH. */
  fee: string;
  /** In gwei. */
  gasPrice: string;
  created: ShownParty | null;
}

interface ShownParty {
  /** With its checksum. */
  address: string;
  /** Null for all but the contracts of this chain. */
  name: string | null;
}

/** An address of the chain, for a reader. */
export interface ShownAddress extends ShownParty {
  /** Its ETH and its tokens. */
  balances: { symbol: string; amount: string }[];
  /** Signature and answer of every function of a contract that takes no values. */
  getters: { signature: string; value: string }[];
}

/** Reads a local chain for the pages that stand in for an explorer. Throws when the chain does not answer. */
export interface ChainExplorer {
  /** `hash` is 0x and 64 hex digits; null for one that the chain does not know. */
  transaction: (hash: string) => Promise<ShownTransaction | null>;
  /** `address` is 0x and 40 hex digits. */
  address: (address: string) => Promise<ShownAddress>;
}

/** @param product names the new token (SHELL-09) */
export function createExplorer(rpcUrl: string, deployment: Deployment, product: string): ChainExplorer {
  const contracts = knownContracts(deployment, product);
  const ask = (method: string, ...params: unknown[]) => callNode(rpcUrl, method, ...params);
  const shown = (address: string): ShownParty => ({ address, name: contracts.find(address)?.title ?? null });

  async function minedPart(hash: string): Promise<MinedPart | null> {
    const receipt = receiptSchema.nullable().parse(await ask('eth_getTransactionReceipt', hash));
    if (receipt === null) return null;
    const { blockNumber, gasUsed, effectiveGasPrice, contractAddress } = receipt;
    const [block, newest] = await Promise.all([
      ask('eth_getBlockByNumber', toQuantity(blockNumber), false),
      ask('eth_blockNumber'),
    ]);
    return {
      isSuccess: receipt.status === 1n,
      block: Number(blockNumber),
      time: new Date(Number(blockSchema.parse(block).timestamp) * 1000),
      confirmations: Number(quantity.parse(newest) - blockNumber) + 1,
      fee: formatAmount(gasUsed * effectiveGasPrice),
      gasPrice: formatUnits(effectiveGasPrice, 'gwei').replace(/\.0$/, ''),
      created: typeof contractAddress === 'string' ? shown(contractAddress) : null,
    };
  }

  async function view(to: string, getter: FunctionFragment, ...values: unknown[]): Promise<unknown> {
    const abi = new Interface([getter]);
    const data = abi.encodeFunctionData(getter, values);
    const answer = hexText.parse(await ask('eth_call', { to, data }, 'latest'));
    return abi.decodeFunctionResult(getter, answer)[0] as unknown;
  }

  async function balancesOf(address: string): Promise<ShownAddress['balances']> {
    const eth = quantity.parse(await ask('eth_getBalance', address, 'latest'));
    const tokens = contracts.tokens.map(async (token) => {
      const amount = await view(token.address, balanceOf, address);
      return { symbol: token.symbol, amount: formatAmount(amount as bigint) };
    });
    return [{ symbol: 'ETH', amount: formatAmount(eth) }, ...(await Promise.all(tokens))];
  }

  return {
    async transaction(hash) {
      const sent = transactionSchema.nullable().parse(await ask('eth_getTransactionByHash', hash));
      if (sent === null) return null;
      const { from, to, input, value } = sent;
      return {
        from: shown(from),
        to: to === null ? null : shown(to),
        call: describeCall(contracts, { to, data: input, value }),
        value: formatAmount(value),
        mined: await minedPart(hash),
      };
    },
    async address(text) {
      const address = getAddress(text.toLowerCase());
      const contract = contracts.find(address);
      const getters = contract === null ? [] : interfaceOf(contract.name).fragments.filter(isGetter);
      const answers = getters.map(async (getter) => ({
        signature: getter.format('sighash'),
        value: showValue(getter.name, await view(address, getter), contract?.symbol ?? ''),
      }));
      return {
        ...shown(address),
        balances: await balancesOf(address),
        getters: await Promise.all(answers),
      };
    },
  };
}

/** True for functions that only tell something, without being given anything. */
function isGetter(fragment: Fragment): fragment is FunctionFragment {
  if (!FunctionFragment.isFragment(fragment)) return false;
  return fragment.constant && fragment.inputs.length === 0 && fragment.outputs.length === 1;
}

function showValue(name: string, value: unknown, symbol: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'bigint' && name !== 'decimals'
    ? `${formatAmount(value)} ${symbol}`
    : String(value);
}
