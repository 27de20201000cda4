import * as v from 'valibot';
import type { Settings } from '../config/settings';
import { isRecord, type Wallet } from '../wallet/eip1193';
import { limited, readTimeoutMs } from '../wallet/limited';

export class WrongChainError extends Error {}

export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]+$/i),
  v.transform((value) => BigInt(value)),
);
const chainId = v.pipe(
  // Some wallets answer with a number or in decimals.
  v.union([v.pipe(v.string(), v.regex(/^(0x[0-9a-f]+|\d+)$/i)), v.pipe(v.number(), v.integer())]),
  v.transform(Number),
);

/** Chain id in a wallet's answer or event; null for anything malformed. */
export function chainIdIn(answer: unknown): number | null {
  const parsed = v.safeParse(chainId, answer);
  return parsed.success ? parsed.output : null;
}
/** The configured chain's node, behind the wallet or at `READ_RPC_URL`. */
export interface Node {
  /** May differ from the configured chain. */
  walletChainId: () => Promise<number>;
  read: (method: string, ...params: unknown[]) => Promise<unknown>;
  readNumber: (method: string, ...params: unknown[]) => Promise<bigint>;
}

/**
 * Opens the node. Each read has a time limit; it throws WrongChainError when the wallet is on another chain, otherwise
 * the node's own error.
 */
export function openNode(settings: Settings, wallet: Wallet): Node {
  const walletChainId = async () => v.parse(chainId, await ask(wallet, 'eth_chainId'));

  async function read(method: string, ...params: unknown[]): Promise<unknown> {
    if (settings.READ_RPC_URL !== '') return askNode(settings.READ_RPC_URL, method, params);
    const answer = await ask(wallet, method, params);
    // Checked after the answer, because the wallet may switch chains during the request.
    if ((await walletChainId()) !== settings.CHAIN_ID) throw new WrongChainError();
    return answer;
  }
  const readNumber = async (method: string, ...params: unknown[]) =>
    v.parse(quantity, await read(method, ...params));
  return { walletChainId, read, readNumber };
}

function ask(wallet: Wallet, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return limited(async () => wallet.request({ method, params }));
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
