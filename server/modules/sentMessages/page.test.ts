import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createGatewaySender } from '../../adapters/sms';
import { createTestServer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

const page = async (origin = 'http://localhost:3000') => server.app.fetch(new Request(`${origin}/outbox`));

describe('the outbox', () => {
  it('SRV-03 shows mails with working links and texts, newest first, and runs nothing', async () => {
    await server.call('POST', '/api/users/register', {
      body: {
        email: 'sam@kith.example',
        plainPassword: memberPassword,
        firstName: '<b>Sam</b>',
        lastName: 'O',
      },
    });
    await server.deps.sms.send({ to: '+4915112345678', text: '123456 is your code' });
    await server.outbox();
    const response = await page();
    const html = await response.text();
    const link = /<a href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(link).toMatch(/^http:\/\/localhost:3000\/emailConfirmed\?token=[\w-]{43}$/);
    expect((await server.call('GET', `/api/users/confirm${new URL(link).search}`)).status).toBe(200);
    expect(html.indexOf('Text message')).toBeLessThan(html.indexOf('Mail:'));
    expect(html).toContain('&lt;b&gt;Sam&lt;/b&gt;');
    expect(html).not.toContain('<script');
    expect(html).toContain('<a class="home" href="/">');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('SRV-03 links to this server only, whatever a name says', async () => {
    const name = 'http://evil.example/x';
    await server.call('POST', '/api/users/register', {
      body: { email: 'sam@kith.example', plainPassword: memberPassword, firstName: name, lastName: 'O' },
    });
    await server.outbox();
    expect(await (await page()).text()).not.toContain('href="http://evil.example');
  });

  it('SRV-03 is not there where it is closed, nor under another site’s name', async () => {
    expect((await page('http://rebound.example')).status).toBe(404);
    const closed = await createTestServer({ env: { HOST: '0.0.0.0' } });
    expect((await closed.call('GET', '/outbox')).status).toBe(404);
    await closed.close();
  });
});

describe('the SMS gateway', () => {
  it('SRV-03 gets the number and the text, and a refusal is an error', async () => {
    const bodies: string[] = [];
    const gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(bodies.length === 1 ? 202 : 500).end();
      });
    });
    gateway.listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    const address = gateway.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const sender = createGatewaySender(`http://127.0.0.1:${port}/send`);
    await sender.send({ to: '+491511', text: 'Hello' });
    expect(JSON.parse(bodies[0] ?? '')).toEqual({ to: '+491511', text: 'Hello' });
    await expect(sender.send({ to: '+491511', text: 'Hello' })).rejects.toThrow('500');
    gateway.close();
  });
});
