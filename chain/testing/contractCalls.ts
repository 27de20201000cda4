import { z } from 'zod';
import type { ContractName } from '../contracts';
import { interfaceOf } from '../deploy';
import { callNode, minedReceipt } from '../rpc';

const receiptSchema = z.object({
  status: z.string(),
  logs: z.array(z.object({ address: z.string(), topics: z.array(z.string()), data: z.string() })),
});

export interface ContractCalls {
  /** Reads the single value of a view function. Throws the error's name when it reverts. */
  read: (name: ContractName, address: string, method: string, ...values: unknown[]) => Promise<unknown>;
  /** Sends a call from an unlocked account. Answers the names and values of its events. Throws like `read`. */
  send: (
    from: string,
    name: ContractName,
    address: string,
    method: string,
    ...values: unknown[]
  ) => Promise<{ event: string; values: unknown[] }[]>;
}

export function contractCalls(rpcUrl: string): ContractCalls {
  async function call(name: ContractName, request: { from?: string; to: string; data: string }) {
    try {
      return z.string().parse(await callNode(rpcUrl, 'eth_call', request, 'latest'));
    } catch (error) {
      throw new Error(errorName(name, error), { cause: error });
    }
  }
  return {
    async read(name, address, method, ...values) {
      const abi = interfaceOf(name);
      const data = abi.encodeFunctionData(method, values);
      return abi.decodeFunctionResult(method, await call(name, { to: address, data }))[0] as unknown;
    },
    async send(from, name, address, method, ...values) {
      const abi = interfaceOf(name);
      const request = { from, to: address, data: abi.encodeFunctionData(method, values) };
      await call(name, request);
      const hash = await callNode(rpcUrl, 'eth_sendTransaction', { ...request, gas: '0x493e0' });
      const receipt = receiptSchema.parse(await minedReceipt(rpcUrl, hash));
      if (receipt.status !== '0x1') throw new Error('reverted');
      return receipt.logs.flatMap((log) => {
        const event = abi.parseLog(log);
        return event === null ? [] : [{ event: event.name, values: [...event.args] as unknown[] }];
      });
    },
  };
}

/** Decodes the contract's error name from the node's hex. */
function errorName(name: ContractName, error: unknown): string {
  const data = error instanceof Error ? error.cause : undefined;
  const parsed = typeof data === 'string' ? interfaceOf(name).parseError(data) : null;
  return parsed?.name ?? String(error);
}
