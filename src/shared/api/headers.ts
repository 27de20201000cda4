export const defaultAppId = 'kith-web';

interface Sender {
  /** Sent as `X-App` (API-01). */
  appId: string;
  /** Sends the token as `Authorization: Bearer` too, for backends that read it there. */
  sendsBearer: boolean;
}

/** The headers of every call; without a token those of a guest. */
export function headersOf(token: string | null, { appId, sendsBearer }: Sender): Record<string, string> {
  if (token === null) return { 'X-App': appId };
  const headers = { 'X-App': appId, 'X-Token': token };
  return sendsBearer ? { ...headers, Authorization: `Bearer ${token}` } : headers;
}
