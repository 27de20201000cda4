import { z } from 'zod';
import { askService } from '../../adapters/outbound/service';
import { notAllowed, notFound } from '../../errors';
import { guestRoute, type Route } from '../../http/route';
import { addressPage, transactionPage } from './chainPages';

const deadlineMs = 10_000;
/** Logs of many events are long. */
const maxBytes = 16 * 1024 * 1024;

/** Methods that a wallet needs; none can change the chain's rules or other people's balances. */
const walletMethods = z.enum([
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'net_version',
]);

export const migrationRoutes: readonly Route[] = [
  guestRoute({
    method: 'get',
    path: '/migration-config.json',
    permission: 'migration.read',
    handle: ({ deps }) => deps.migration.settings ?? {},
  }),
  guestRoute({
    method: 'get',
    path: '/gas/api',
    permission: 'migration.read',
    // Calls of the operator's service, which has limits of its own.
    rate: 'gasEstimate',
    query: z.object({
      module: z.literal('gastracker'),
      action: z.literal('gasestimate'),
      // Up to 10,000 gwei.
      gasprice: z.string().regex(/^[1-9]\d{0,13}$/),
      // Accepted but not used; the server has its own key.
      apikey: z.string().optional(),
    }),
    handle: ({ deps, query }) => deps.migration.gasEstimates.ask(query.gasprice),
  }),
  guestRoute({
    method: 'get',
    path: '/chain/tx/:hash',
    permission: 'migration.read',
    params: z.object({ hash: z.string() }),
    handle: ({ deps, params }) => transactionPage(deps, params.hash),
  }),
  guestRoute({
    method: 'get',
    path: '/chain/address/:address',
    permission: 'migration.read',
    params: z.object({ address: z.string() }),
    handle: ({ deps, params }) => addressPage(deps, params.address),
  }),
  guestRoute({
    method: 'post',
    path: '/chain/rpc',
    permission: 'migration.call',
    rate: 'none',
    body: z.object({
      jsonrpc: z.literal('2.0'),
      id: z.union([z.number(), z.string().max(64)]),
      method: walletMethods,
      params: z.array(z.unknown()).max(4).default([]),
    }),
    async handle({ deps, body }) {
      const { chain } = deps.migration;
      if (chain === null) throw notFound();
      const { jsonrpc, id, method, params } = body;
      if (!chain.isForVisitors(method, params)) throw notAllowed();
      if (method === 'eth_accounts') return { jsonrpc, id, result: chain.holders };
      return askService(chain.rpcUrl, { json: body, deadlineMs, maxBytes });
    },
  }),
];
