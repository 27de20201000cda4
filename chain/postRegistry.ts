import { z } from 'zod';
import { interfaceOf, type Deployment } from './deploy';
import { callNode, minedReceipt } from './rpc';

const logsSchema = z.array(z.object({ transactionHash: z.string() }));
const receiptSchema = z.object({ status: z.literal('0x1') });

/** Writes the digests of posts to the registry contract of a local chain, once each. */
export interface ChainRegistry {
  /** Finds the transaction that wrote a digest (0x and 64 hex digits); null for none. */
  find: (digest: string) => Promise<{ tx: string } | null>;
  /** Writes a digest and waits until it is mined. Throws when that fails. */
  publish: (digest: string) => Promise<{ tx: string }>;
}

export function createChainRegistry(
  rpcUrl: string,
  { owner, postRegistry }: Pick<Deployment, 'owner' | 'postRegistry'>,
): ChainRegistry {
  const abi = interfaceOf('PostRegistry');
  return {
    async find(digest) {
      const topics = abi.encodeFilterTopics('PostPublished', [digest]);
      const filter = { address: postRegistry, topics, fromBlock: '0x0' };
      const [log] = logsSchema.parse(await callNode(rpcUrl, 'eth_getLogs', filter));
      return log === undefined ? null : { tx: log.transactionHash };
    },
    async publish(digest) {
      const data = abi.encodeFunctionData('publish', [digest]);
      const tx = z
        .string()
        .parse(await callNode(rpcUrl, 'eth_sendTransaction', { from: owner, to: postRegistry, data }));
      receiptSchema.parse(await minedReceipt(rpcUrl, tx));
      return { tx };
    },
  };
}
