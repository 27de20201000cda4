import { open, readFile, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { StoreAwayError, type ByteRange } from './objectStore';
import { createS3Calls, type S3Calls, type S3CallsSettings } from './s3Calls';

/** Length of a part of a long upload: a store takes at least 5 MiB, and it is held in memory. */
const pieceBytes = 8 * 1024 * 1024;

interface ListedObject {
  name: string;
  size: number;
  modifiedAt: Date;
}

/** Objects of a bucket by name. Every call may throw StoreAwayError. */
export interface S3Objects {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Sends a file, a long one in parts that the store joins at the end: it is there whole or not at all. */
  putFile(name: string, path: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  sizeOf(name: string): Promise<number | null>;
  /** Reads an object; null for one that is not there. */
  get(name: string, range?: ByteRange): Promise<Readable | null>;
  remove(name: string): Promise<void>;
  /** Lists by the beginning of the name, in the order of the names. */
  list(prefix: string): AsyncGenerator<ListedObject, void, undefined>;
}

export function createS3Objects(settings: S3CallsSettings): S3Objects {
  const calls = createS3Calls(settings);
  const call: S3Calls['call'] = (wanted) => calls.call(wanted);
  const { prefix: root } = settings.s3;

  const put = async (name: string, body: Uint8Array) => {
    await requireThere(call({ method: 'PUT', name, body }));
  };

  async function putParts(name: string, path: string, size: number): Promise<void> {
    const begun = await requireThere(call({ method: 'POST', name, query: { uploads: '' } }));
    const uploadId = textIn(begun.text, 'UploadId');
    const handle = await open(path);
    try {
      const tags: string[] = [];
      for (let position = 0; position < size; position += pieceBytes) {
        const length = Math.min(pieceBytes, size - position);
        const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
        const query = { partNumber: String(tags.length + 1), uploadId };
        const sent = await requireThere(call({ method: 'PUT', name, query, body: buffer }));
        tags.push(sent.headers.get('etag') ?? '');
      }
      const body = Buffer.from(joinedParts(tags));
      await requireThere(call({ method: 'POST', name, query: { uploadId }, body }));
    } catch (error) {
      // The store keeps what arrived until it is told.
      await call({ method: 'DELETE', name, query: { uploadId } }).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
  }

  return {
    put,
    async putFile(name, path) {
      const { size } = await stat(path);
      await (size > pieceBytes ? putParts(name, path, size) : put(name, await readFile(path)));
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': calls.sourceOf(from) };
      await requireThere(call({ method: 'PUT', name: to, headers }));
    },
    async sizeOf(name) {
      const { status, headers } = await call({ method: 'HEAD', name });
      return status === 404 ? null : Number(headers.get('content-length'));
    },
    async get(name, range) {
      const body = await calls.read(
        name,
        range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` },
      );
      return body === null ? null : Readable.fromWeb(body as ReadableStream<Uint8Array>);
    },
    async remove(name) {
      await call({ method: 'DELETE', name });
    },
    async *list(prefix) {
      for (let after = ''; ;) {
        const query = {
          'list-type': '2',
          prefix: `${root}${prefix}`,
          ...(after === '' ? {} : { 'start-after': after }),
        };
        const { text } = await requireThere(call({ method: 'GET', name: '', query }));
        for (const [, content = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          after = textIn(content, 'Key');
          const [size, modifiedAt] = [
            Number(textIn(content, 'Size')),
            new Date(textIn(content, 'LastModified')),
          ];
          yield { name: after.slice(root.length), size, modifiedAt };
        }
        if (textIn(text, 'IsTruncated') !== 'true') return;
      }
    },
  };
}

/** Names are of signs that XML leaves as they are. */
const textIn = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';

async function requireThere<T extends { status: number }>(answer: Promise<T>): Promise<T> {
  const answered = await answer;
  if (answered.status === 404) throw new StoreAwayError('The store of files misses what it should have');
  return answered;
}

function joinedParts(tags: readonly string[]): string {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  );
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}
