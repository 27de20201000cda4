import { isIPv6 } from 'node:net';

interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Address that per-address limits count: the socket's, or the X-Forwarded-For entry of the outermost of `trustedHops`
 * proxies. IPv6 counts per /64.
 */
export function clientAddress(request: Request, env: unknown, trustedHops: number): string {
  return bucketOf(forwardedAddress(request, trustedHops) ?? socketAddress(env));
}

function forwardedAddress(request: Request, trustedHops: number): string | undefined {
  if (trustedHops === 0) return undefined;
  const entries = (request.headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const entry = entries.at(-trustedHops);
  return entry === '' ? undefined : entry;
}

function socketAddress(env: unknown): string {
  const bindings: NodeBindings = typeof env === 'object' && env !== null ? env : {};
  return bindings.incoming?.socket?.remoteAddress ?? '127.0.0.1';
}

function bucketOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address.slice(0, 45);
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
