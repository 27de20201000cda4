import type { ShownAddress, ShownTransaction } from '../../../chain/explorer';
import type { LocalChain } from '../../../chain/localChain';
import { notFound } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { htmlPage, markup, type Markup } from '../../http/htmlPage';
import { describeError } from '../../log';

/*
 * Pages that stand in for an explorer of the server's own chain (MIG-08): the links of the swap's page lead here. They
 * are pages without script; a server without such a chain answers 404 by the API.
 */

const back = markup`<p><a href="/migration/">Back to the token swap</a></p>`;

/** Shows a transaction; a page with 404 for anything but the hash of one, with 503 while the chain does not answer. */
export function transactionPage(deps: AppDeps, hash: string): Promise<Response> {
  return chainPage(deps, async ({ explorer }) => {
    const found = /^0x[0-9a-f]{64}$/i.test(hash) ? await explorer.transaction(hash.toLowerCase()) : null;
    if (found === null)
      return missing(deps.config, 'Transaction not found', 'This chain knows no transaction with this hash.');
    return htmlPage(
      deps.config,
      `Transaction ${hash.slice(0, 10)}…`,
      transactionPart(hash.toLowerCase(), found),
    );
  });
}

/** Shows an address, like `transactionPage`. */
export function addressPage(deps: AppDeps, address: string): Promise<Response> {
  return chainPage(deps, async ({ explorer }) => {
    if (!/^0x[0-9a-f]{40}$/i.test(address))
      return missing(deps.config, 'Address not found', 'This is not an address.');
    return htmlPage(
      deps.config,
      `Address ${address.slice(0, 8)}…`,
      addressPart(await explorer.address(address)),
    );
  });
}

async function chainPage(
  { migration, log, config }: AppDeps,
  show: (chain: LocalChain) => Promise<Response>,
): Promise<Response> {
  if (migration.chain === null) throw notFound();
  try {
    return await show(migration.chain);
  } catch (error) {
    log.warn(`The local chain failed: ${describeError(error)}`);
    const body = markup`<h1>The chain does not answer</h1>
<p>Load this page again in a moment.</p>
${back}`;
    return htmlPage(config, 'The chain does not answer', body, { status: 503 });
  }
}

function missing(config: AppDeps['config'], title: string, text: string): Response {
  return htmlPage(config, title, markup`<h1>${title}</h1>\n<p>${text}</p>\n${back}`, { status: 404 });
}

function transactionPart(hash: string, { from, to, call, value, mined }: ShownTransaction): Markup {
  const rows: [string, string | Markup][] = [
    ['Hash', hash],
    ['Status', statusOf(mined)],
    ...(mined === null ? [] : minedRows(mined)),
    ['From', linkTo(from)],
    ['To', to === null ? 'A new contract' : linkTo(to)],
    ...(mined?.created == null ? [] : [row('Contract', linkTo(mined.created))]),
    ...(call.words === null ? [] : [row('Request', call.words)]),
    ...(call.method === null ? [] : [row('Method', call.method)]),
    ['Value', `${value} ETH`],
    ...(mined === null ? [] : [row('Fee', `${mined.fee} ETH (${mined.gasPrice} gwei)`)]),
  ];
  return markup`<h1>Transaction</h1>
<p>On the chain of this server, which is for trying the swap.</p>
${list(rows)}
${back}`;
}

const row = (term: string, value: string | Markup): [string, string | Markup] => [term, value];

function statusOf(mined: ShownTransaction['mined']): string {
  if (mined === null) return 'Pending: no block has it yet';
  return mined.isSuccess ? 'Confirmed' : 'Failed: nothing changed, only the fee was paid';
}

function minedRows({ block, time, confirmations }: NonNullable<ShownTransaction['mined']>) {
  const moment = time.toISOString();
  const when = markup`${block}, <time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time>`;
  return [row('Block', when), row('Confirmations', String(confirmations))];
}

function addressPart({ address, name, balances, getters }: ShownAddress): Markup {
  const said = markup`<h2>The contract says</h2>
${list(getters.map(({ signature, value }) => row(signature, value)))}
`;
  return markup`<h1>Address</h1>
<p>On the chain of this server, which is for trying the swap.</p>
${list([
  row('Address', address),
  ...(name === null ? [] : [row('Contract', name)]),
  ...balances.map(({ symbol, amount }) => row(symbol, amount)),
])}
${getters.length === 0 ? '' : said}${back}`;
}

function list(rows: readonly [string, string | Markup][]): Markup {
  return markup`<dl>
${rows.map(([term, value]) => markup`<dt>${term}</dt><dd>${value}</dd>\n`)}</dl>`;
}

function linkTo({ address, name }: { address: string; name: string | null }): Markup {
  return markup`<a href="/chain/address/${address}">${address}</a>${name === null ? '' : ` (${name})`}`;
}
