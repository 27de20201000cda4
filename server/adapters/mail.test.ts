import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpSender, MailFateUnknown } from './mail';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

interface Behaviour {
  recipient?: string;
  /** Answer to the whole message; null hangs up. */
  message?: string | null;
}

/** A mail server that takes every message, unless it is to behave otherwise. */
async function startMailServer(behaviour: Behaviour = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => serve(socket, behaviour, received));
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function serve(
  socket: Socket,
  { recipient = '250 OK', message = '250 Queued' }: Behaviour,
  received: string[],
): void {
  let isData = false;
  let pending = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    received.push(line);
    if (isData) {
      if (line !== '.') return;
      isData = false;
      if (message === null) socket.destroy();
      else say(message);
    } else if (line === 'DATA') {
      isData = true;
      say('354 Go ahead');
    } else if (line.startsWith('RCPT')) say(recipient);
    else say(line === 'QUIT' ? '221 Bye' : '250 OK');
  };
  socket.on('data', (chunk) => {
    const lines = (pending + chunk.toString('utf8')).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) answer(line);
  });
  socket.on('error', () => socket.destroy());
  say('220 mail.example');
}

const mail = { to: 'sam@kith.example', subject: 'Confirm', text: 'Open http://localhost:3000/x\n' };

describe('the SMTP sender', () => {
  it('SRV-03 hands a mail to the configured server', async () => {
    const { url, received } = await startMailServer();
    await createSmtpSender(url, 'Kith <no-reply@kith.example>').send(mail);
    expect(received).toContain('MAIL FROM:<no-reply@kith.example>');
    expect(received).toContain('RCPT TO:<sam@kith.example>');
    expect(received).toContain('Subject: Confirm');
    expect(received).toContain('Open http://localhost:3000/x');
  });

  it('SRV-03 writes no second recipient or header that an address or subject smuggles in', async () => {
    const { url, received } = await startMailServer();
    await createSmtpSender(url, 'no-reply@kith.example').send({
      ...mail,
      subject: 'Hello\r\nBcc: everybody@kith.example',
    });
    expect(received.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(received.filter((line) => line.startsWith('Bcc'))).toEqual([]);
  });

  it('SRV-03 fails where the server refuses the mail', async () => {
    const { url } = await startMailServer({ recipient: '550 No such mailbox' });
    await expect(createSmtpSender(url, 'no-reply@kith.example').send(mail)).rejects.toThrow(/550/);
  });

  it('LIVE-04 adds the HTML and the headers by which a mail program unsubscribes', async () => {
    const { url, received } = await startMailServer();
    const address = `https://kith.example/unsubscribe?token=7.${'x'.repeat(43)}`;
    await createSmtpSender(url, 'no-reply@kith.example').send({
      ...mail,
      html: '<p>Open it</p>',
      headers: {
        'List-Unsubscribe': `<${address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    const unfolded = received.join('\n').replace(/\n[ \t]+/g, ' ');
    expect(unfolded).toContain(`\nList-Unsubscribe: <${address}>\n`);
    expect(unfolded).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    expect(unfolded).toContain('Content-Type: multipart/alternative');
    expect(received).toContain('<p>Open it</p>');
  });

  it('LIVE-04 tells a mail that was not taken from one that may have been', async () => {
    const fateOf = async (url: string) =>
      createSmtpSender(url, 'no-reply@kith.example')
        .send(mail)
        .then(
          () => 'sent',
          (error: unknown) => (error instanceof MailFateUnknown ? 'unknown' : 'not taken'),
        );
    const fate = async (behaviour: Behaviour) => fateOf((await startMailServer(behaviour)).url);
    expect(await fate({})).toBe('sent');
    expect(await fate({ recipient: '450 Later' })).toBe('not taken');
    expect(await fate({ message: '451 Later' })).toBe('not taken');
    expect(await fate({ message: null })).toBe('unknown');
    expect(await fateOf('smtp://127.0.0.1:1')).toBe('not taken');
  });
});
