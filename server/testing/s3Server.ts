import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../config';

interface S3Object {
  bytes: Buffer;
  modifiedAt: Date;
}

/** Stores objects in memory and speaks as much of S3 as the product does; signatures and sums are checked. */
export interface S3Server {
  /** A bucket of its own. */
  bucket: () => S3Settings;
  /** Objects of all buckets by `bucket/name`. */
  objects: Map<string, S3Object>;
  /** Uploads in parts that are neither joined nor given up. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Calls that came, as `METHOD part-of-the-name`. */
  calls: string[];
  /** Answers the calls that match otherwise, or not at all, as often as said. Answers a function that ends it. */
  fail: (fault: Fault) => () => void;
  close: () => Promise<void>;
}

interface Fault {
  matching: RegExp;
  times: number;
  /** `silence` never answers, `cut` ends the connection. */
  how: number | 'silence' | 'cut';
}

interface Answer {
  status: number;
  body?: Buffer | string;
  headers?: Record<string, string>;
}

interface Call {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const accessKey = 'test key';
const secret = 'a secret/with+signs';
const maxListed = 7;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const tagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const fault = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
});

/** Signs the call anew by the rules of Signature Version 4 and compares. */
function isSigned({ method, url, headers, body }: Call): boolean {
  const [, scope = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const at = scope.lastIndexOf(`${accessKey}/`) + accessKey.length + 1;
  const [day = '', region = '', service = ''] = scope.slice(at).split('/');
  const query = [...url.searchParams]
    .map((pair) => pair.map((value) => encodeURIComponent(value)).join('='))
    .sort()
    .join('&');
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '')}\n`);
  const sum = String(headers['x-amz-content-sha256']);
  const canonical = [method, url.pathname, query, lines.join(''), signed, sum].join('\n');
  const date = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/${service}/aws4_request`, sha256(canonical)];
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const isOurs = scope.startsWith(`${accessKey}/`) && signed.includes('x-amz-content-sha256');
  return isOurs && sum === sha256(body) && hmac(key, text.join('\n')).toString('hex') === signature;
}

/** Starts a store on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const uploads: S3Server['uploads'] = new Map();
  const calls: string[] = [];
  const faults: Fault[] = [];

  const server = createServer((request, response) => {
    void receive(request).then((call) => {
      const line = `${call.method} ${call.url.pathname}${call.url.search}`;
      calls.push(line);
      const found = faults.find(({ matching, times }) => times > 0 && matching.test(line));
      if (found === undefined) {
        send(response, isSigned(call) ? answer(call) : fault(403, 'SignatureDoesNotMatch'));
        return;
      }
      found.times -= 1;
      if (found.how === 'cut') request.socket.destroy();
      else if (found.how !== 'silence') send(response, fault(found.how, 'SlowDown'));
    });
  });

  function answer(call: Call): Answer {
    const { method, url } = call;
    const name = decodeURIComponent(url.pathname.slice(1));
    if (url.searchParams.has('list-type')) return list(name, url.searchParams);
    if (url.searchParams.has('uploads')) return beginUpload();
    const uploadId = url.searchParams.get('uploadId');
    if (uploadId !== null) return onUpload(uploadId, name, call);
    if (method === 'PUT') return put(name, call);
    const object = objects.get(name);
    if (method === 'DELETE') {
      objects.delete(name);
      return { status: 204 };
    }
    if (object === undefined) return fault(404, 'NoSuchKey');
    return rangeOf(object.bytes, call);
  }

  function put(name: string, { headers, body }: Call): Answer {
    const from = headers['x-amz-copy-source'];
    const source = from === undefined ? body : objects.get(String(from).slice(1))?.bytes;
    if (source === undefined) return fault(404, 'NoSuchKey');
    objects.set(name, { bytes: source, modifiedAt: new Date() });
    return { status: 200, headers: { ETag: tagOf(source) } };
  }

  function beginUpload(): Answer {
    const id = randomUUID();
    uploads.set(id, new Map());
    return { status: 200, body: `<R><UploadId>${id}</UploadId></R>` };
  }

  function onUpload(id: string, name: string, { method, url, body }: Call): Answer {
    const parts = uploads.get(id);
    if (parts === undefined) return fault(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(url.searchParams.get('partNumber')), body);
      return { status: 200, headers: { ETag: tagOf(body) } };
    }
    if (method === 'POST') {
      const asked = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
      const joined = asked.map(([, number, tag]) => {
        const part = parts.get(Number(number));
        return part !== undefined && tagOf(part) === tag ? part : null;
      });
      if (joined.includes(null)) return fault(200, 'InvalidPart');
      objects.set(name, {
        bytes: Buffer.concat(joined.filter((part) => part !== null)),
        modifiedAt: new Date(),
      });
    }
    uploads.delete(id);
    return { status: method === 'DELETE' ? 204 : 200 };
  }

  function list(bucket: string, query: URLSearchParams): Answer {
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(`${bucket}/${query.get('prefix') ?? ''}`))
      .map((name) => name.slice(bucket.length + 1))
      .filter((name) => name > (query.get('start-after') ?? ''))
      .sort();
    const shown = names.slice(0, maxListed).map((name) => {
      const object = objects.get(`${bucket}/${name}`);
      const facts = `<LastModified>${object?.modifiedAt.toISOString()}</LastModified><Size>${object?.bytes.length}</Size>`;
      return `<Contents><Key>${name}</Key>${facts}</Contents>`;
    });
    const isTruncated = `<IsTruncated>${names.length > maxListed}</IsTruncated>`;
    return { status: 200, body: `<ListBucketResult>${isTruncated}${shown.join('')}</ListBucketResult>` };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    bucket: () => ({
      ...{ endpoint: `http://127.0.0.1:${port}`, bucket: `kith-${randomUUID()}`, prefix: 'site/' },
      ...{ region: 'eu-test-1', accessKey, secret },
    }),
    objects,
    uploads,
    calls,
    fail(added) {
      faults.push(added);
      return () => void (added.times = 0);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function rangeOf(bytes: Buffer, { headers }: Call): Answer {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return { status: 200, body: bytes };
  const part = bytes.subarray(Number(first), Number(last) + 1);
  return { status: 206, body: part, headers: { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` } };
}

async function receive(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const { method = 'GET', url = '/', headers } = request;
  return { method, url: new URL(url, 'http://store'), headers, body: Buffer.concat(chunks) };
}

function send(response: ServerResponse, { status, body = '', headers }: Answer): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

let shared: Promise<S3Server> | null = null;

/** A bucket in the worker's store. */
export async function sharedBucket(): Promise<S3Settings> {
  shared ??= startS3Server();
  return (await shared).bucket();
}
