import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';

const timeoutMs = 10_000;
const pollMs = 5;
const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ message: z.string(), data: z.unknown().optional() }).optional(),
});

/** Calls the node. Throws the node's message when it refuses, with the contract's answer as the cause. */
export async function callNode(rpcUrl: string, method: string, ...params: unknown[]): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { result, error } = answerSchema.parse(await response.json());
  if (error !== undefined) throw new Error(error.message, { cause: error.data });
  return result;
}

/** Reads a transaction's receipt; the node mines at once. */
export async function minedReceipt(rpcUrl: string, hash: unknown): Promise<unknown> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const receipt = await callNode(rpcUrl, 'eth_getTransactionReceipt', hash);
    if (receipt !== null) return receipt;
    await setTimeout(pollMs);
  }
  throw new Error(`The local chain does not mine ${String(hash)}`);
}
