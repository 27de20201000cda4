import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireCoinList } from '@/shared/wire/coin';
import { createCoins } from '../../adapters/coins';
import { silentLog } from '../../log';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';

let service: Server;
let asked = 0;
let answer = { status: 200, body: '' };
let server: TestServer;
let amara: TestMember;

beforeAll(async () => {
  service = createServer((_request, response) => {
    asked += 1;
    response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  server = await createTestServer();
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(async () => {
  await server.reset();
  asked = 0;
  amara = await server.member();
  useSettings({});
});

const none = { list: [], count: 0, as_of: null, demo: false };
const coinsOf = async (memberId: number) =>
  (await amara.call<WireCoinList>('GET', `/api/exchange/coins/favorite/${memberId}`)).body;
const useSettings = (settings: { coinsUrl?: string; isCoinsDemo?: boolean }) => {
  const config = { coinsUrl: null, isCoinsDemo: false, ...settings };
  server.deps.coins = createCoins(config, server.clock, silentLog);
};
const useService = (status: number, body: string) => {
  answer = { status, body };
  const { port } = service.address() as AddressInfo;
  useSettings({ coinsUrl: `http://127.0.0.1:${port}/` });
};
const tea = {
  id: 7,
  symbol: 'TEA',
  name: 'Tea',
  price: 1.5,
  change_24h: -2,
  image: 'https://x.example/a.png',
};
const priced = (price: number) => JSON.stringify({ list: [{ ...tea, price }] });
const shown = (price: number) => [{ ...tea, id: '7', price, image: null }];

describe('favourite coins', () => {
  it('SHELL-10 have no prices when no service is configured', async () => {
    expect(await coinsOf(amara.id)).toEqual(none);
  });

  it('SHELL-10 have invented prices only where the setting asks for them, and are called a demo', async () => {
    useSettings({ isCoinsDemo: true });
    const { list, count, demo, as_of } = await coinsOf(amara.id);
    expect(list.map(({ symbol }) => symbol)).toContain('ONG');
    expect([count, demo, as_of]).toEqual([list.length, true, server.clock.now().toISOString()]);
    useSettings({ isCoinsDemo: true, coinsUrl: 'http://127.0.0.1:1/' });
    expect(await coinsOf(amara.id)).toEqual(none);
  });

  it("SRV-05 are nobody else's business", async () => {
    useSettings({ isCoinsDemo: true });
    const other = await server.member();
    expect(await coinsOf(other.id)).toEqual(none);
  });

  it('SHELL-10 come from the service once a minute, with the time, without foreign pictures', async () => {
    useService(200, priced(1.5));
    const first = server.clock.now().toISOString();
    expect(await coinsOf(amara.id)).toEqual({ list: shown(1.5), count: 1, as_of: first, demo: false });
    answer.body = priced(2);
    server.clock.advance(59);
    expect(await coinsOf(amara.id)).toMatchObject({ list: shown(1.5), as_of: first });
    server.clock.advance(1);
    const second = server.clock.now().toISOString();
    expect(await coinsOf(amara.id)).toMatchObject({ list: shown(2), as_of: second });
    expect(asked).toBe(2);
  });

  it('SHELL-10 keep their prices with their time while the service fails', async () => {
    useService(200, priced(1.5));
    const first = server.clock.now().toISOString();
    await coinsOf(amara.id);
    answer = { status: 500, body: '{}' };
    server.clock.advance(60);
    expect(await coinsOf(amara.id)).toMatchObject({ list: shown(1.5), as_of: first });
    await coinsOf(amara.id);
    expect(asked).toBe(2);
    answer = { status: 200, body: priced(3) };
    server.clock.advance(10);
    expect(await coinsOf(amara.id)).toMatchObject({ list: shown(3) });
  });

  it('SHELL-10 are asked for once by many at once', async () => {
    useService(200, priced(1.5));
    const answers = await Promise.all([coinsOf(amara.id), coinsOf(amara.id), coinsOf(amara.id)]);
    expect(answers.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(asked).toBe(1);
  });

  it.each([
    ['fails', 500, '{}'],
    ['answers HTML', 200, '<html>'],
    ['answers something else', 200, '{"list":[{"symbol":1}]}'],
  ])('SHELL-10 have no prices when the service %s', async (_, status, body) => {
    useService(status, body);
    expect(await coinsOf(amara.id)).toEqual(none);
  });
});
