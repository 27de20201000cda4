import { describe, expect, it } from 'vitest';
import { onlyPrimary } from '../db/readable';
import { createTestServer } from '../testing/harness';

describe('the cookie of whoever has just written', () => {
  it.each([
    ['http://localhost:3000', 'wrote=1', false],
    ['https://kith.example', '__Secure-wrote=1', true],
  ])('SRV-05 is bound to https where %s has it', async (PUBLIC_URL, cookie, isSecure) => {
    const server = await createTestServer({ env: { PUBLIC_URL } });
    await server.reset();
    const asked: number[] = [];
    const note = (id: number) => {
      asked.push(id);
      return null;
    };
    server.deps.readable = { ...onlyPrimary, hasStandby: true, standbyFor: note };
    const member = await server.member();
    const set = (await member.call('POST', '/api/user/rollCall')).headers.get('set-cookie') ?? '';
    expect(set.split('; ')).toEqual([
      cookie,
      'Max-Age=15',
      'Path=/api',
      'HttpOnly',
      'SameSite=Strict',
      ...(isSecure ? ['Secure'] : []),
    ]);
    await member.call('GET', '/api/discover/posts', undefined, { Cookie: cookie });
    expect(asked).toEqual([]);
    await member.call('GET', '/api/discover/posts');
    expect(asked).toEqual([member.id]);
    await server.close();
  });
});
