import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { ApiError } from '../../errors';
import { isPublicAddress } from './addresses';
import { openExchange, OutboundError, readBody, withDeadline, type BodyLimit } from './exchange';

const maxRedirects = 3;
const totalMs = 5_000;
/** Bounds the memory of answers in progress. */
const maxAtOnce = 100;
const retryAfterSeconds = 5;

interface OutboundRequest extends BodyLimit {
  /** Accepted media types, such as `text/html`; other bodies are not read. Absent: all. */
  types?: readonly string[];
}

export interface OutboundAnswer {
  /** Final address, after redirects. */
  url: string;
  contentType: string;
  body: Buffer;
}

/** The only way to fetch an address that a member supplies. */
export interface Outbound {
  /**
   * GETs a public http(s) address on port 80 or 443, without cookies or credentials.
   * Follows at most three redirects, each checked like the first, within one deadline. Throws OutboundError, and 503
   * while a hundred requests are in progress.
   */
  get(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
}

export interface OutboundSettings {
  userAgent: string;
  /** Resolves a name; every address must be public. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  ports?: readonly number[];
  deadlineMs?: number;
  /** Names of test servers: `name` → `host:port`, reached without TLS or checks. */
  testHosts?: ReadonlyMap<string, { host: string; port: number }>;
}

const lookupAll = promisify(systemLookup);
const resolveBySystem = (hostname: string) => lookupAll(hostname, { all: true });

export function createOutbound({
  userAgent,
  resolve = resolveBySystem,
  ports = [80, 443],
  deadlineMs = totalMs,
  testHosts = new Map(),
}: OutboundSettings): Outbound {
  let underWay = 0;

  /** Runs inside the socket: it connects to the address that was checked. */
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
          callback(new OutboundError('No public address'), []);
        else if (options.all === true) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new OutboundError('No address'), []),
    );
  };

  function open(target: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const isSecure = target.protocol === 'https:';
    if (!isSecure && target.protocol !== 'http:') throw new OutboundError('Not a web address');
    if (target.username !== '' || target.password !== '') throw new OutboundError('Credentials');
    const options = {
      path: `${target.pathname}${target.search}`,
      headers: {
        Host: target.host,
        'User-Agent': userAgent,
        Accept: '*/*',
        'Accept-Encoding': 'identity',
      },
      signal,
    };
    const stand = testHosts.get(target.hostname);
    if (stand !== undefined) return openExchange({ ...options, ...stand, isSecure: false });
    const host = target.hostname.replace(/^\[|\]$/g, '');
    const port = target.port === '' ? (isSecure ? 443 : 80) : Number(target.port);
    if (!ports.includes(port)) throw new OutboundError('Port');
    // Literal addresses skip the lookup.
    if (isIP(host) !== 0 && !isPublicAddress(host)) throw new OutboundError('No public address');
    return openExchange({ ...options, host, port, lookup, isSecure });
  }

  async function follow(url: string, signal: AbortSignal): Promise<{ url: URL; answer: IncomingMessage }> {
    let target = parse(url);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const answer = await open(target, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 200 && statusCode < 300) return { url: target, answer };
      answer.destroy();
      if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
        throw new OutboundError(`Status ${statusCode}`);
      target = parse(headers.location, target);
    }
    throw new OutboundError('Too many redirects');
  }

  return {
    async get(url, request) {
      if (underWay >= maxAtOnce) throw new ApiError(503, 'genericError', { retryAfterSeconds });
      underWay += 1;
      try {
        return await withDeadline(deadlineMs, async (signal) => {
          const found = await follow(url, signal);
          return { ...(await read(found.answer, request)), url: found.url.href };
        });
      } catch (error) {
        throw error instanceof OutboundError ? error : new OutboundError('Not reached', { cause: error });
      } finally {
        underWay -= 1;
      }
    },
  };
}

function parse(url: string, base?: URL): URL {
  if (!URL.canParse(url, base)) throw new OutboundError('Not an address');
  return new URL(url, base);
}

async function read(
  answer: IncomingMessage,
  { types, ...limit }: OutboundRequest,
): Promise<Omit<OutboundAnswer, 'url'>> {
  const contentType = answer.headers['content-type'] ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (types === undefined || types.includes(type))
    return { contentType, body: await readBody(answer, limit) };
  answer.destroy();
  throw new OutboundError('Type');
}
