import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';

/*
 * Every call to another server goes through this module: one deadline over connecting, waiting and reading, and one
 * limit on what is read. The far side may drip, or never end.
 */

/** The address cannot or must not be fetched. Carries no details, so that callers cannot probe the network. */
export class OutboundError extends Error {}

export interface BodyLimit {
  maxBytes: number;
  /** Treatment of a body beyond the limit. */
  excess: 'cut' | 'refuse';
}

/** Runs `work` for at most `ms`; its signal then ends the connection. Throws OutboundError when the time is over. */
export async function withDeadline<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  // A timer of its own: the signal of AbortSignal.timeout may be collected while a body is read.
  const timer = setTimeout(() => controller.abort(new OutboundError('Too slow')), ms);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundError('Too slow')));
  });
  try {
    return await Promise.race([work(signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Opening extends RequestOptions {
  signal: AbortSignal;
  isSecure: boolean;
}

/** Sends a request without a shared connection. Answers when the head of the answer is there. */
export function openExchange({ isSecure, ...options }: Opening, content?: string): Promise<IncomingMessage> {
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request({ ...options, agent: false }, resolve)
      .on('error', reject)
      .end(content);
  });
}

/** Reads a body up to its limit and closes the connection. Throws OutboundError for an encoded or too large one. */
export async function readBody(answer: IncomingMessage, { maxBytes, excess }: BodyLimit): Promise<Buffer> {
  try {
    if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new OutboundError('Encoding');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBytes) continue;
      if (excess === 'refuse') throw new OutboundError('Too large');
      break;
    }
    return Buffer.concat(chunks).subarray(0, maxBytes);
  } finally {
    answer.destroy();
  }
}
