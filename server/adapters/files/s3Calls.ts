import { createHash } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config';
import { StoreAwayError } from './objectStore';

const maxTries = 3;
const firstPauseMs = 200;
const usualSeconds = 30;

/** Answers of a store that is busy. */
const passing = new Set([429, 500, 502, 503, 504]);

interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Name of an object below the prefix; empty for the bucket itself. */
  name: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

interface S3Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Signed calls to a bucket. */
export interface S3Calls {
  /** Address of an object within the store, as `x-amz-copy-source` names it. */
  sourceOf(name: string): string;
  /** Answers 2xx and 404. Throws StoreAwayError for any other, and after the time of a call. */
  call(call: S3Call): Promise<S3Answer>;
  /** Begins to read an object; null for one that is not there. The time of a call ends with the first byte. */
  read(name: string, headers: Readonly<Record<string, string>>): Promise<ReadableStream<Uint8Array> | null>;
}

export interface S3CallsSettings {
  s3: S3Settings;
  /** Time of a call. */
  seconds?: number;
  /** Waits between two tries. */
  pause?: (ms: number) => Promise<unknown>;
}

/**
 * Makes the calls, with what is sent in their signature. Those that may be repeated are tried three times, with a
 * growing pause, when the store is busy or not reached.
 */
export function createS3Calls({
  s3,
  seconds = usualSeconds,
  pause = (ms) => pauseFor(ms),
}: S3CallsSettings): S3Calls {
  const { accessKey: accessKeyId, secret: secretAccessKey, region } = s3;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });

  async function once(
    { method, name, query, headers, body }: S3Call,
    signal: AbortSignal,
  ): Promise<Response> {
    const url = new URL(name === '' ? `/${s3.bucket}` : `/${s3.bucket}/${s3.prefix}${name}`, s3.endpoint);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await signer.sign(url.href, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': sum },
      ...(body === undefined ? {} : { body: body as BodyInit }),
    });
    return fetch(request, { signal, redirect: 'manual' });
  }

  /** Runs one try within the time of a call; `take` reads what it needs of the answer in that time. */
  async function within<T>(call: S3Call, take: (response: Response) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new Error(`no answer in ${seconds} s`)), seconds * 1000);
    try {
      return await take(await once(call, stop.signal));
    } finally {
      clearTimeout(timer);
    }
  }

  async function tried<T extends { status: number }>(
    call: S3Call,
    take: (response: Response) => Promise<T>,
  ): Promise<T> {
    for (let left = call.method === 'POST' ? 1 : maxTries; ; left -= 1) {
      const last = left === 1;
      try {
        const answer = await within(call, take);
        if (last || !passing.has(answer.status)) return answer;
      } catch (cause) {
        if (last) throw new StoreAwayError(`The store of files did not answer to ${call.method}`, { cause });
      }
      await pause(firstPauseMs * 2 ** (maxTries - left) * (0.5 + Math.random()));
    }
  }

  return {
    sourceOf: (name) => `/${s3.bucket}/${s3.prefix}${name}`,
    async call(call) {
      const answer = await tried(call, async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }));
      requireFine(call.method, answer);
      return answer;
    },
    async read(name, headers) {
      const call: S3Call = { method: 'GET', name, headers };
      const { status, body, text } = await tried(call, async (response) => ({
        status: response.status,
        body: response.ok ? response.body : null,
        text: response.ok ? '' : await response.text(),
      }));
      requireFine('GET', { status, text });
      return body;
    },
  };
}

/** Throws for an answer that is neither 2xx nor 404. */
function requireFine(method: string, { status, text }: Pick<S3Answer, 'status' | 'text'>): void {
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  // A copy and the end of an upload in parts may fail after their 200.
  const isFault = text.includes('<Error>');
  if ((status >= 200 && status < 300 && !isFault) || (status === 404 && code !== 'NoSuchBucket')) return;
  const message = `The store of files answered ${status} ${code} to ${method}`;
  if (status === 507 || code === 'QuotaExceeded') throw Object.assign(new Error(message), { code: 'ENOSPC' });
  throw new StoreAwayError(message);
}
