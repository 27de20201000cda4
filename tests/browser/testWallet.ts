import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { callNode } from '../../chain/rpc';

interface Request {
  method: string;
  params: unknown[];
  answer: (reply: Reply) => void;
}
type Reply = { result: unknown } | { error: { code: number; message: string } };

interface Announcement {
  /** Announced rdns; null announces nothing. */
  rdns?: string | null;
  /** Ms until it sets `window.ethereum`. */
  injectAfterMs?: number | null;
  isMetaMask?: boolean;
  announceAfterMs?: number;
}

const asking = new Set(['eth_requestAccounts', 'eth_sendTransaction', 'wallet_switchEthereumChain']);

/**
 * A wallet whose pop-up is driven by the test. Like a real one it lives outside the page, so a reload leaves the
 * pop-up open. Transactions go to the local chain.
 */
export class TestWallet {
  account: string;
  isConnected = false;
  chainId = 31_337;
  /** Unknown chains are answered with 4902. */
  knownChains = [31_337];
  /** Every requested transaction, sent or not. */
  readonly asked: {
    from: string;
    to: string;
    data: string;
    gas: string;
    gasPrice?: string;
    chainId?: string;
  }[] = [];
  /** Replaces answers of the chain, or holds them back with a promise. */
  override: (method: string, params: unknown[]) => unknown = () => undefined;
  /** Answers `eth_chainId` in another form. */
  chainIdAs: (hex: string) => unknown = (hex) => hex;
  private readonly open: Request[] = [];
  private readonly rpcUrl: string;

  constructor(rpcUrl: string, account: string) {
    this.rpcUrl = rpcUrl;
    this.account = account;
  }

  async install(context: BrowserContext, announcement: Announcement = {}): Promise<void> {
    await context.exposeFunction('askTestWallet', (method: string, params: unknown[]) =>
      this.handle(method, params),
    );
    await context.addInitScript(putIntoPage, announcement);
  }

  private async handle(method: string, params: unknown[]): Promise<Reply> {
    if (method === 'eth_accounts') return { result: this.isConnected ? [this.account] : [] };
    if (method === 'eth_chainId') return { result: this.chainIdAs(`0x${this.chainId.toString(16)}`) };
    if (method === 'eth_requestAccounts' && this.isConnected) return { result: [this.account] };
    if (method === 'wallet_watchAsset') return { result: true };
    if (method === 'eth_sendTransaction') this.asked.push(params[0] as TestWallet['asked'][number]);
    if (asking.has(method)) return new Promise((answer) => this.open.push({ method, params, answer }));
    const instead = await this.override(method, params);
    if (instead !== undefined) return { result: instead };
    return this.forward(method, params);
  }

  private async forward(method: string, params: unknown[]): Promise<Reply> {
    try {
      return { result: await callNode(this.rpcUrl, method, ...params) };
    } catch (error) {
      const data: unknown = error instanceof Error ? error.cause : undefined;
      return { error: { code: 3, message: String(error), ...(data === undefined ? {} : { data }) } };
    }
  }

  /** Waits for the request shown in the pop-up. */
  async request(method = 'eth_sendTransaction'): Promise<Request> {
    await expect.poll(() => this.open[0]?.method, { timeout: 15_000 }).toBe(method);
    const [request] = this.open.splice(0, 1);
    if (request === undefined) throw new TypeError('There is no open request');
    return request;
  }

  /** Unlocked, on the chain, nothing open. */
  reset(account: string): void {
    this.account = account;
    this.isConnected = false;
    this.chainId = 31_337;
    this.open.length = 0;
    this.asked.length = 0;
  }

  get openRequests(): number {
    return this.open.length;
  }

  async connect(): Promise<void> {
    const request = await this.request('eth_requestAccounts');
    this.isConnected = true;
    request.answer({ result: [this.account] });
  }

  /** Approves the request, optionally with an edited spending cap. Returns the hash. */
  async approve(cap?: bigint): Promise<string> {
    const request = await this.request();
    const transaction = request.params[0] as TestWallet['asked'][number];
    const data =
      cap === undefined
        ? transaction.data
        : transaction.data.slice(0, -64) + cap.toString(16).padStart(64, '0');
    const reply = await this.forward('eth_sendTransaction', [{ ...transaction, data }]);
    request.answer(reply);
    return 'result' in reply ? String(reply.result) : '';
  }

  async reject(method?: string): Promise<void> {
    (await this.request(method)).answer({ error: { code: 4001, message: 'Nein danke.' } });
  }

  async fail(code: number, method?: string): Promise<void> {
    (await this.request(method)).answer({ error: { code, message: 'No.' } });
  }

  async answerSwitch(): Promise<void> {
    const request = await this.request('wallet_switchEthereumChain');
    this.chainId = 31_337;
    request.answer({ result: null });
  }

  async switchAccount(page: Page, account: string): Promise<void> {
    this.account = account;
    await this.emit(page, 'accountsChanged', [account]);
  }

  async switchChain(page: Page, chainId: number): Promise<void> {
    this.chainId = chainId;
    await this.emit(page, 'chainChanged', `0x${chainId.toString(16)}`);
  }

  async lock(page: Page): Promise<void> {
    this.isConnected = false;
    await this.emit(page, 'accountsChanged', []);
  }

  async emit(page: Page, event: string, payload: unknown): Promise<void> {
    await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('test-wallet', { detail })), {
      event,
      payload,
    });
  }
}

/** Runs in the page, before its own scripts. */
function putIntoPage({
  rdns = 'io.metamask',
  injectAfterMs = null,
  isMetaMask = true,
  announceAfterMs = 0,
}: Announcement): void {
  type Listener = (payload: unknown) => void;
  const listeners = new Map<string, Set<Listener>>();
  const ask = Reflect.get(globalThis, 'askTestWallet') as (
    method: string,
    params: unknown,
  ) => Promise<{ result: unknown } | { error: { code: number; message: string } }>;
  const provider = {
    isMetaMask,
    async request({ method, params = [] }: { method: string; params?: unknown }) {
      const reply = await ask(method, params);
      if ('error' in reply) throw Object.assign(new Error(reply.error.message), reply.error);
      return reply.result;
    },
    on: (event: string, listener: Listener) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
  };
  window.addEventListener('test-wallet', (event) => {
    const { event: name, payload } = (event as CustomEvent<{ event: string; payload: unknown }>).detail;
    for (const listener of listeners.get(name) ?? []) listener(payload);
  });
  if (rdns !== null) {
    const detail = { info: { uuid: 'a', name: 'MetaMask', icon: 'data:,', rdns }, provider };
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    setTimeout(() => {
      window.addEventListener('eip6963:requestProvider', announce);
      announce();
    }, announceAfterMs);
    window.addEventListener('eip6963:requestProvider', () => {
      if (announceAfterMs === 0) announce();
    });
  }
  if (injectAfterMs !== null)
    setTimeout(() => {
      Reflect.set(window, 'ethereum', provider);
      window.dispatchEvent(new Event('ethereum#initialized'));
    }, injectAfterMs);
}
