import { urlToHttpOptions } from 'node:url';
import { openExchange, OutboundError, readBody, withDeadline } from './exchange';

const totalMs = 5_000;
const maxAnswerBytes = 1024 * 1024;

interface ServiceCall {
  /** Sent as JSON by POST; without it the call is a GET. */
  json?: unknown;
  deadlineMs?: number;
  maxBytes?: number;
}

/**
 * Calls a service that the operator configured, which may stand on an inside address. Follows no redirect. Answers
 * the body as text. Throws OutboundError for anything but 2xx, beyond the deadline and beyond the limit.
 */
export function callService(
  address: string | URL,
  { json, deadlineMs = totalMs, maxBytes = maxAnswerBytes }: ServiceCall = {},
): Promise<string> {
  const url = new URL(address);
  const content = json === undefined ? undefined : JSON.stringify(json);
  return withDeadline(deadlineMs, async (signal) => {
    const options = {
      ...urlToHttpOptions(url),
      method: content === undefined ? 'GET' : 'POST',
      headers: {
        'Accept-Encoding': 'identity',
        ...(content === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(content) }),
      },
    };
    const answer = await openExchange({ ...options, signal, isSecure: url.protocol === 'https:' }, content);
    const { statusCode = 0 } = answer;
    if (statusCode < 200 || statusCode >= 300) {
      answer.destroy();
      throw new OutboundError(`The service answered ${statusCode}`);
    }
    return (await readBody(answer, { maxBytes, excess: 'refuse' })).toString('utf8');
  });
}

/** Calls a service that answers JSON. */
export async function askService(address: string | URL, call?: ServiceCall): Promise<unknown> {
  return JSON.parse(await callService(address, call)) as unknown;
}
