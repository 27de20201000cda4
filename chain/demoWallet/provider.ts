import { askHolder } from './popup';

interface Call {
  method: string;
  params?: readonly unknown[];
}

interface TransactionRequest {
  from: string;
  to: string;
  data: string;
  gas?: string;
}

type Listener = (payload: unknown) => void;

const rpcPath = '/chain/rpc';
const permissionKey = 'demoWallet.account';
const rejected = { code: 4001, message: 'The holder rejected the request.' };
const busy = { code: -32_002, message: 'A request is open already.' };

class ProviderError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** EIP-1193 provider. Asks the holder before giving an account or sending; passes every other call to the chain. */
export function createProvider() {
  const listeners = new Map<string, Set<Listener>>();
  /** Kept while the tab is open. */
  let account = sessionStorage.getItem(permissionKey);
  let isAsking = false;

  async function ask<T>(question: () => Promise<T | null>): Promise<T> {
    if (isAsking) throw new ProviderError(busy);
    isAsking = true;
    try {
      const answer = await question();
      if (answer === null) throw new ProviderError(rejected);
      return answer;
    } finally {
      isAsking = false;
    }
  }

  async function connect(): Promise<string[]> {
    if (account === null) {
      const accounts = ((await callChain('eth_accounts')) as string[]).slice(0, 4);
      account = await ask(() => askHolder({ kind: 'connect', accounts }));
      sessionStorage.setItem(permissionKey, account);
    }
    return [account];
  }

  async function send(transaction: TransactionRequest): Promise<unknown> {
    if (account === null || transaction.from.toLowerCase() !== account.toLowerCase())
      throw new ProviderError({ code: 4100, message: 'This account is not connected.' });
    const data = await ask(() => askHolder({ kind: 'send', to: transaction.to, data: transaction.data }));
    return callChain('eth_sendTransaction', [{ ...transaction, data }]);
  }

  return {
    request({ method, params = [] }: Call): Promise<unknown> {
      if (method === 'eth_accounts') return Promise.resolve(account === null ? [] : [account]);
      if (method === 'eth_requestAccounts') return connect();
      if (method === 'eth_sendTransaction') return send(params[0] as TransactionRequest);
      if (method === 'wallet_switchEthereumChain') return Promise.resolve(null);
      if (method === 'wallet_watchAsset') return Promise.resolve(true);
      return callChain(method, params);
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener);
    },
  };
}

async function callChain(method: string, params: readonly unknown[] = []): Promise<unknown> {
  const response = await fetch(rpcPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const answer = (await response.json()) as {
    result?: unknown;
    error?: { code?: number; message?: string; data?: unknown };
  };
  if (!response.ok || answer.error !== undefined) {
    const { code = -32_603, message = 'The chain did not answer.', data } = answer.error ?? {};
    throw new ProviderError({ code, message, data });
  }
  return answer.result;
}
