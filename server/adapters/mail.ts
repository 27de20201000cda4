import { createTransport } from 'nodemailer';
import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { outboxMessages } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; links have lines of their own. */
  text: string;
}

export interface MailSender {
  send(mail: Mail): Promise<void>;
}

export function createSmtpSender(smtpUrl: string, from: string): MailSender {
  const transport = createTransport(smtpUrl);
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text });
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
