import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../adapters/mail';
import type { WireLoggedUser } from '@/shared/wire/user';
import { createTestServer, type TestMember } from '../../testing/harness';
import { sendDigests } from './sending';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;

beforeEach(async () => {
  await server.reset();
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
  for (const member of [amara, yusuf])
    await member.call('PATCH', '/api/user/edit', { digest: { userfollow: 'now', vote: 'daily' } });
});
afterAll(() => server.close());

const choicesOf = async (member: TestMember) => {
  const { digest } = (await member.call<WireLoggedUser>('GET', '/api/user/user/new')).body;
  return [...new Set(Object.values(digest))].sort();
};

async function receiveDigest(): Promise<Mail> {
  const sent: Mail[] = [];
  await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
  server.clock.advance(600);
  await sendDigests({ ...server.deps, mail: { send: (mail) => Promise.resolve(void sent.push(mail)) } });
  const [mail] = sent;
  if (mail === undefined) throw new Error('No digest was mailed');
  return mail;
}

/** Address in the header, as a mail program reads it. */
const addressIn = ({ headers }: Mail) => /^<(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
const open = (address: string, init?: RequestInit) => server.app.fetch(new Request(address, init));
const oneClick = {
  method: 'POST',
  body: 'List-Unsubscribe=One-Click',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
};

describe('the end of digest mails', () => {
  it('LIVE-04 is one click in the mail program, without a login, for this member alone (RFC 8058)', async () => {
    const mail = await receiveDigest();
    expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = addressIn(mail);
    expect(address).toMatch(/^http:\/\/localhost:3000\/unsubscribe\?token=[\w.-]{45,}$/);
    expect(mail.text).toContain(`\n${address}`);
    expect(mail.html).toContain(`href="${address}"`);
    const answer = await open(address, oneClick);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<h1>Done</h1>');
    expect(await choicesOf(amara)).toEqual(['never']);
    expect(await choicesOf(yusuf)).toEqual(['daily', 'never', 'now']);
    await (await server.member()).call('POST', `/api/follower/${amara.id}/follow`);
    server.clock.advance(3600);
    await sendDigests(server.deps);
    expect(await server.outbox()).toEqual([]);
    expect((await open(address, oneClick)).status).toBe(200);
  });

  it('LIVE-04 is a button on a page, which changes nothing by being opened', async () => {
    const address = addressIn(await receiveDigest());
    const page = await open(address);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await choicesOf(amara)).toEqual(['daily', 'never', 'now']);
    const [, method, action = ''] = /<form method="(\w+)" action="([^"]+)">/.exec(html) ?? [];
    const target = new URL(action, address);
    expect([method, target.href]).toEqual(['post', address]);
    expect((await open(target.href, { method: 'POST' })).status).toBe(200);
    expect(await choicesOf(amara)).toEqual(['never']);
  });

  it('LIVE-04 comes by a right token alone, and a wrong one tells nothing', async () => {
    const token = new URL(addressIn(await receiveDigest())).searchParams.get('token') ?? '';
    const [id = '', signature = ''] = token.split('.');
    expect(id).toBe(String(amara.id));
    const wrong = [
      `${yusuf.id}.${signature}`,
      `0${id}.${signature}`,
      `99999.${signature}`,
      `${id}.${signature.slice(1)}`,
      `${id}.${signature.slice(0, -1)}!`,
      `${id}.`,
      '',
    ];
    const answers = new Set<string>();
    for (const given of wrong)
      for (const method of ['GET', 'POST']) {
        const answer = await open(`http://localhost:3000/unsubscribe?token=${given}`, { method });
        answers.add(`${answer.status} ${await answer.text()}`);
      }
    const bare = await open('http://localhost:3000/unsubscribe');
    answers.add(`${bare.status} ${await bare.text()}`);
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 .*This link does not work/s);
    expect(await choicesOf(amara)).toEqual(['daily', 'never', 'now']);
    expect(await choicesOf(yusuf)).toEqual(['daily', 'never', 'now']);
  });

  it('LIVE-04 is the same page for a member who is gone', async () => {
    const token = server.deps.unsubscribeTokens.make(99_999);
    const answer = await open(`http://localhost:3000/unsubscribe?token=${token}`, oneClick);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<h1>Done</h1>')]);
  });

  it('LIVE-04 is counted against floods, for each address', async () => {
    const strict = await createTestServer({ rateScale: 1 });
    const ask = (address: string) => strict.call('POST', '/unsubscribe?token=x', { address });
    for (let call = 0; call < 300; call += 1) expect((await ask('203.0.113.7')).status).toBe(404);
    const refused = await ask('203.0.113.7');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300']);
    expect((await ask('203.0.113.8')).status).toBe(404);
    await strict.close();
  });
});
