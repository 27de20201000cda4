import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses';
import { OutboundError } from './exchange';
import { createOutbound, type OutboundSettings } from './outbound';

/** Counts connections; there must be none. */
let trap: Server;
let connections = 0;
let site: Server;
let answer: RequestListener;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server, host: string) =>
  new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve));

beforeAll(async () => {
  trap = createServer((_request, response) => response.end('the inside'));
  trap.on('connection', () => void (connections += 1));
  // Both families, where the machine has both.
  await listen(trap, '::').catch(() => listen(trap, '0.0.0.0'));
  site = createServer((request, response) => answer(request, response));
  await listen(site, '127.0.0.1');
});
afterAll(() => {
  trap.close();
  site.closeAllConnections();
  site.close();
});

const unreachable = '192.0.2.1';

function outbound(settings: Partial<OutboundSettings> = {}) {
  return createOutbound({
    userAgent: 'test',
    // The trap's port counts as a web port here, so that only the address can save it.
    ports: [portOf(trap)],
    deadlineMs: 1_000,
    resolve: () => Promise.resolve([{ address: unreachable, family: 4 }]),
    testHosts: new Map([['site.example', { host: '127.0.0.1', port: portOf(site) }]]),
    ...settings,
  });
}
const request = { maxBytes: 1000, excess: 'cut' } as const;

/** Refused by the rules, before anything is sent: not merely out of reach. */
const refused = /^(No public address|Not an address|Not a web address|Credentials|Port)$/;

const insideHosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '0', '0.0.0.0', '0.0.0.1', '00.00.00.00'],
  ...['2130706433', '017700000001', '0x7f000001', '0x7f.1', '0x7f.0x0.0x0.0x1', '0177.0.0.1', '0177.1'],
  ...['127.0.0.1.', '１２７.0.0.1', '127。0。0。1', '%31%32%37.0.0.1', '①②⑦.0.0.1'],
  ...['10.0.0.1', '10.255.255.255', '167772161', '172.16.0.1', '172.31.255.254', '192.168.0.1', '0xc0a80001'],
  ...['169.254.169.254', '0xa9fea9fe', '2852039166', '169.254.0.1', '100.64.0.1', '100.127.255.255'],
  ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.250'],
  ...['240.0.0.1', '255.255.255.255', '192.88.99.1'],
  ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:0:127.0.0.1]'],
  ...['[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::a00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]'],
  ...['[2001:0:7f00:1::]', '[2001:db8::1]', '[2001:10::1]', '[fc00::1]', '[fd00:ec2::254]', '[fe80::1]'],
  ...['[fec0::1]', '[ff02::1]', '[100::1]', '[::ffff:169.254.169.254]', '[5f00::1]'],
];

/** Names and what they resolve to. */
const namedAddresses = [
  ...['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'],
  ...['0.0.0.0', '100.100.100.200', 'fe80::1%eth0'],
];

const odd = (port: number) => [
  `http://user@127.0.0.1:${port}/`,
  `http://public.example@127.0.0.1:${port}/`,
  `http://user:password@public.example:${port}/`,
  `http://public.example:22/`,
  `http://public.example:6379/`,
  `file:///etc/passwd`,
  `ftp://127.0.0.1:${port}/`,
  `gopher://127.0.0.1:${port}/`,
  `data:text/html,hello`,
  `//127.0.0.1:${port}/`,
  `http://`,
  '',
];

describe('fetching what a member names', () => {
  it('POST-02 reaches no inside address, however it is written', async () => {
    const urls = insideHosts.map((host) => `http://${host}:${portOf(trap)}/`);
    const all = [
      ...urls,
      ...urls.slice(0, 5).map((url) => url.replace('http:', 'https:')),
      ...odd(portOf(trap)),
    ];
    expect(all.length).toBeGreaterThan(60);
    for (const url of all) await expect(outbound().get(url, request), url).rejects.toThrow(refused);
    expect(connections).toBe(0);
  });

  it('POST-02 reaches no name that has an inside address, also beside a public one', async () => {
    for (const address of namedAddresses)
      for (const addresses of [[address], ['93.184.215.14', address]]) {
        const resolve = () => Promise.resolve(addresses.map((one) => ({ address: one, family: 4 })));
        const url = `http://named.example:${portOf(trap)}/`;
        await expect(outbound({ resolve }).get(url, request), address).rejects.toThrow(refused);
      }
    expect(connections).toBe(0);
  });

  it('POST-02 asks for a name once for a connection, so that a second answer cannot lead inside', async () => {
    let asked = 0;
    const resolve = () => {
      asked += 1;
      const address = asked % 2 === 1 ? '240.0.0.1' : '127.0.0.1';
      return Promise.resolve([{ address, family: 4 }]);
    };
    const rebinding = outbound({ resolve, deadlineMs: 300 });
    const url = `http://rebinding.example:${portOf(trap)}/`;
    for (let time = 1; time <= 2; time += 1) {
      await expect(rebinding.get(url, request)).rejects.toThrow(OutboundError);
      expect(asked).toBe(time);
    }
    expect(connections).toBe(0);
  });

  it('POST-02 checks each redirect as the first address, and follows three', async () => {
    const inside = insideHosts.map((host) => new URL(`http://${host}:${portOf(trap)}/`).href);
    for (const location of [...inside, ...odd(portOf(trap)).slice(0, -3)]) {
      answer = (_request, response) => response.writeHead(302, { Location: location }).end();
      await expect(outbound().get('http://site.example/', request), location).rejects.toThrow(refused);
    }
    expect(connections).toBe(0);
    const hops = (count: number) => {
      answer = ({ url = '' }, response) => {
        const hop = Number(url.slice(1));
        if (hop < count) response.writeHead(301, { Location: `/${hop + 1}` }).end();
        else response.end('there');
      };
      return outbound().get('http://site.example/0', request);
    };
    expect(await hops(3)).toMatchObject({ url: 'http://site.example/3', body: Buffer.from('there') });
    await expect(hops(4)).rejects.toThrow(OutboundError);
  });

  it('POST-02 sends neither cookies nor who asks, and keeps none', async () => {
    const seen: unknown[] = [];
    answer = ({ headers }, response) => {
      seen.push(headers);
      response.writeHead(200, { 'Set-Cookie': 'a=b' }).end('x');
    };
    const client = outbound();
    await client.get('http://site.example/', request);
    await client.get('http://site.example/', request);
    const headers = {
      host: 'site.example',
      'user-agent': 'test',
      accept: '*/*',
      'accept-encoding': 'identity',
      connection: 'close',
    };
    expect(seen).toEqual([headers, headers]);
  });

  it('POST-02 reads no more than asked for, and only the types asked for', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end('a'.repeat(5_000));
    };
    const get = (more: object) => outbound().get('http://site.example/', { ...request, ...more });
    expect((await get({ types: ['text/html'] })).body.length).toBe(1000);
    await expect(get({ excess: 'refuse' })).rejects.toThrow(OutboundError);
    await expect(get({ types: ['image/png'] })).rejects.toThrow(OutboundError);
    answer = (_request, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x');
    await expect(get({})).rejects.toThrow(OutboundError);
    answer = (_request, response) => response.writeHead(404).end('x');
    await expect(get({})).rejects.toThrow(OutboundError);
  });

  it('POST-02 gives up on slow servers at one deadline, fifty at a time', async () => {
    const drips = new Set<NodeJS.Timeout>();
    answer = ({ url }, response) => {
      // Some never answer, some drip a byte at a time.
      if (url === '/silent') return;
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const drip = setInterval(() => response.write('a'), 20);
      drips.add(drip);
      response.on('close', () => clearInterval(drip));
    };
    const client = outbound({ deadlineMs: 500 });
    const from = performance.now();
    const calls = Array.from({ length: 50 }, (_, index) =>
      client.get(`http://site.example/${index % 2 === 0 ? 'silent' : 'drip'}`, request),
    );
    const settled = await Promise.allSettled(calls);
    for (const drip of drips) clearInterval(drip);
    expect(settled.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 'rejected'));
    // Generous to a busy machine: every single read of these answers would go on for ever.
    expect(performance.now() - from).toBeLessThan(5_500);
  });

  it('POST-02 turns away what comes while a hundred are under way', async () => {
    const held: ServerResponse[] = [];
    answer = (_request, response) => held.push(response);
    // The deadline is out of the way: it would end the hundred on a machine that stands still for a while.
    const client = outbound({ deadlineMs: 20_000 });
    const under = Array.from({ length: 100 }, () => client.get('http://site.example/', request));
    await expect(client.get('http://site.example/', request)).rejects.toMatchObject({ status: 503 });
    await expect.poll(() => held.length).toBe(100);
    for (const response of held) response.end();
    await Promise.all(under);
    answer = (_request, response) => response.end('there');
    expect((await client.get('http://site.example/', request)).body.toString()).toBe('there');
  });

  it('POST-02 takes public addresses for public', () => {
    for (const address of ['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:80b::200e'])
      expect(isPublicAddress(address)).toBe(true);
    expect(isPublicAddress('example.com')).toBe(false);
  });
});
