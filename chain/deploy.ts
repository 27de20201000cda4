import { getCreateAddress, Interface, parseUnits } from 'ethers';
import { z } from 'zod';
import { contracts, type ContractName } from './contracts';
import { callNode, minedReceipt } from './rpc';

const cap = parseUnits('1000000000');
/** Old tokens of the demo accounts after the owner. */
const holdings = ['48250', '12000.5', '0.000000000000000001'].map((amount) => parseUnits(amount));

const receiptSchema = z.object({ status: z.literal('0x1') });

export interface Deployment {
  /** Account that mints, pauses and publishes. */
  owner: string;
  /** Unlocked accounts with ETH; the first few hold old tokens. */
  holders: string[];
  oldToken: string;
  newToken: string;
  postRegistry: string;
}

/**
 * Deploys the contracts with the chain's first account, unless they exist already: their addresses follow from that
 * account alone. Gives old tokens to the demo accounts.
 * @param product names the new token (SHELL-09)
 */
export async function deployContracts(rpcUrl: string, product: string): Promise<Deployment> {
  const [owner = '', ...holders] = z.array(z.string()).parse(await callNode(rpcUrl, 'eth_accounts'));
  const [oldToken, newToken, postRegistry] = [0, 1, 2].map((nonce) =>
    getCreateAddress({ from: owner, nonce }),
  ) as [string, string, string];
  const deployment = { owner, holders, oldToken, newToken, postRegistry };
  if ((await callNode(rpcUrl, 'eth_getCode', postRegistry, 'latest')) !== '0x') return deployment;

  const send = async (data: string, to?: string) => {
    const hash = await callNode(rpcUrl, 'eth_sendTransaction', { from: owner, to, data, gas: '0x7a1200' });
    receiptSchema.parse(await minedReceipt(rpcUrl, hash));
  };
  await send(creation('OldToken', cap, owner));
  await send(creation('NewToken', oldToken, owner, product, product.toUpperCase()));
  await send(creation('PostRegistry', owner));
  const token = interfaceOf('OldToken');
  for (const [index, amount] of holdings.entries())
    await send(token.encodeFunctionData('mint', [holders[index], amount]), oldToken);
  return deployment;
}

export function interfaceOf(name: ContractName): Interface {
  return new Interface(contracts[name].abi);
}

function creation(name: ContractName, ...values: unknown[]): string {
  return contracts[name].bytecode + interfaceOf(name).encodeDeploy(values).slice(2);
}
