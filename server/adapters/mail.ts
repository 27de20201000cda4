import { createTransport } from 'nodemailer';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { outboxMessages } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; links have lines of their own. */
  text: string;
  /** The same as HTML, with everything foreign escaped. */
  html?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface MailSender {
  /** Throws MailFateUnknown where the mail may have been taken, other errors where it was not. */
  send(mail: Mail): Promise<void>;
}

/** The connection was lost in the middle: a mail sent again could come twice. */
export class MailFateUnknown extends Error {}

/** Errors of nodemailer from before the mail was handed over. */
const earlyErrors = new Set(['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EENVELOPE', 'EPROXY', 'ECONFIG']);

/** True if the mail server refused the mail, or never came to see it. */
function isNotTaken(error: Error): boolean {
  if ('responseCode' in error && typeof error.responseCode === 'number') return true;
  if ('syscall' in error && error.syscall === 'connect') return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The other timeouts, of the connection and the greeting, have longer messages.
  return earlyErrors.has(code) || (code === 'ETIMEDOUT' && error.message !== 'Timeout');
}

export function createSmtpSender(smtpUrl: string, from: string): MailSender {
  const transport = createTransport(smtpUrl);
  return {
    async send({ to, subject, text, html, headers }) {
      try {
        await transport.sendMail({ from, to, subject, text, html, headers: { ...headers } });
      } catch (error) {
        if (error instanceof Error && !isNotTaken(error))
          throw new MailFateUnknown(`The mail server went away: ${error.message}`, { cause: error });
        throw error;
      }
    },
  };
}

/** Stores mails in the database for `/outbox` (SRV-03). */
export function createOutboxMailSender(db: Database, clock: Clock): MailSender {
  return {
    async send({ to, subject, text }) {
      await db
        .insert(outboxMessages)
        .values({ kind: 'mail', recipient: to, subject, body: text, createdAt: clock.now() });
    },
  };
}
