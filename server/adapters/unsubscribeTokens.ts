import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signed names of members in the links of digest mails (LIVE-04). A token ends the mails of its member and opens
 * nothing else; it never runs out, so that the link of an old mail works too.
 */
export interface UnsubscribeTokens {
  make(memberId: number): string;
  /** Answers the id of the member; null for a token that this server did not sign. */
  read(token: string): number | null;
}

const form = /^([1-9]\d{0,15})\.([\w-]{43})$/;

/** @param secret key of the signatures */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const sign = (id: string) => createHmac('sha256', secret).update(`unsubscribe ${id}`).digest('base64url');
  return {
    make: (memberId) => `${memberId}.${sign(String(memberId))}`,
    read(token) {
      const [, id = '', signature = ''] = form.exec(token) ?? [];
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(id))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? Number(id) : null;
    },
  };
}
