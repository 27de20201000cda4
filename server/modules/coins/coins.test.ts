import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireCoin } from '@/shared/wire/coin';
import type { WireList } from '@/shared/wire/common';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';

let service: Server;
let answer = { status: 200, body: '' };
let server: TestServer;
let amara: TestMember;

beforeAll(async () => {
  service = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  server = await createTestServer();
});
afterAll(async () => {
  await server.close();
  service.close();
});
beforeEach(async () => {
  await server.reset();
  amara = await server.member();
  server.deps.config = { ...server.deps.config, coinsUrl: null };
});

const coinsOf = async (memberId: number) =>
  (await amara.call<WireList<WireCoin>>('GET', `/api/exchange/coins/favorite/${memberId}`)).body;
const useService = (status: number, body: string) => {
  answer = { status, body };
  const { port } = service.address() as AddressInfo;
  server.deps.config = { ...server.deps.config, coinsUrl: `http://127.0.0.1:${port}/` };
};

describe('favourite coins', () => {
  it('SHELL-10 are a built-in list when no service is configured', async () => {
    const { list, count } = await coinsOf(amara.id);
    expect(list.map(({ symbol }) => symbol)).toContain('ONG');
    expect(count).toBe(list.length);
  });

  it("SRV-05 are nobody else's business", async () => {
    const other = await server.member();
    expect(await coinsOf(other.id)).toEqual({ list: [], count: 0 });
  });

  it('SHELL-10 come from the configured service, without foreign pictures', async () => {
    const coin = {
      id: 7,
      symbol: 'TEA',
      name: 'Tea',
      price: 1.5,
      change_24h: -2,
      image: 'https://x.example/a.png',
    };
    useService(200, JSON.stringify({ list: [coin] }));
    expect((await coinsOf(amara.id)).list).toEqual([{ ...coin, id: '7', image: null }]);
  });

  it.each([
    ['fails', 500, '{}'],
    ['answers HTML', 200, '<html>'],
    ['answers something else', 200, '{"list":[{"symbol":1}]}'],
  ])('SHELL-10 are the built-in list when the service %s', async (_, status, body) => {
    useService(status, body);
    expect((await coinsOf(amara.id)).list.map(({ symbol }) => symbol)).toContain('ONG');
  });
});
