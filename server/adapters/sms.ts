import type { Clock } from '../clock';
import type { Database } from '../db/database';
import { outboxMessages } from '../db/schema';
import { callService } from './outbound/service';

interface Sms {
  /** International form: `+` and digits. */
  to: string;
  text: string;
}

export interface SmsSender {
  send(sms: Sms): Promise<void>;
}

const deadlineMs = 10_000;

/** Posts `{to, text}` as JSON to the gateway (`SMS_GATEWAY_URL`). Throws for anything but 2xx. */
export function createGatewaySender(gatewayUrl: string): SmsSender {
  return {
    async send(sms) {
      await callService(gatewayUrl, { json: sms, deadlineMs });
    },
  };
}

/** Stores texts in the database for `/outbox` (SRV-03). */
export function createOutboxSmsSender(db: Database, clock: Clock): SmsSender {
  return {
    async send({ to, text }) {
      await db
        .insert(outboxMessages)
        .values({ kind: 'sms', recipient: to, body: text, createdAt: clock.now() });
    },
  };
}
