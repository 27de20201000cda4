import { ApiError } from '../errors';

const maxHeadBytes = 8 * 1024;
const maxFieldBytes = 4 * 1024;
const maxParts = 20;

interface PartHead {
  name: string;
  isFile: boolean;
}

/** Text fields before the file, and the receiver's result for the file. */
export interface ReceivedForm<T> {
  fields: Record<string, string>;
  file: T;
}

/**
 * Reads a multipart form with one file named `file`, without holding it in memory: `receive` gets the file's bytes
 * and must read them to the end. Text fields are short and may follow the file. Throws 400 for a malformed form or
 * another number of files, 415 for another content type.
 * @param giveBack takes the result for the file of a form that goes wrong after it
 */
export async function readMultipart<T>(
  contentType: string,
  chunks: AsyncGenerator<Uint8Array, void, undefined>,
  receive: (content: AsyncIterable<Uint8Array>) => Promise<T>,
  giveBack?: (file: T) => Promise<void>,
): Promise<ReceivedForm<T>> {
  const source = new DelimitedSource(chunks);
  const fields: Record<string, string> = {};
  let received: { file: T } | null = null;
  try {
    const delimiter = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
    source.prepend(Buffer.from('\r\n'));
    await source.collect(delimiter, maxHeadBytes);
    for (let count = 0; !(await source.isAtEnd()); count += 1) {
      if (count === maxParts) throw malformed();
      const head = parseHead((await source.collect(Buffer.from('\r\n\r\n'), maxHeadBytes)).toString('utf8'));
      if (!head.isFile) {
        fields[head.name] = (await source.collect(delimiter, maxFieldBytes)).toString('utf8');
        continue;
      }
      if (received !== null || head.name !== 'file') throw malformed();
      received = { file: await receive(source.upTo(delimiter)) };
    }
  } catch (error) {
    if (received !== null) await giveBack?.(received.file);
    throw error;
  } finally {
    await chunks.return();
  }
  if (received === null) throw malformed();
  return { fields, file: received.file };
}

const malformed = () => new ApiError(400, 'validationError');

function boundaryOf(contentType: string): string {
  const [type = '', ...parameters] = contentType.split(';');
  if (type.trim().toLowerCase() !== 'multipart/form-data') throw new ApiError(415, 'unsupportedMediaType');
  const boundary = parameters
    .map((parameter) => /^\s*boundary=(?:"([^"]{1,70})"|([^\s"]{1,70}))\s*$/i.exec(parameter))
    .find((match) => match !== null);
  if (boundary === undefined) throw malformed();
  return boundary[1] ?? boundary[2] ?? '';
}

function parseHead(text: string): PartHead {
  const disposition = text.split('\r\n').find((line) => /^content-disposition:/i.test(line)) ?? '';
  const name = /;\s*name="([^"\\]{1,100})"/i.exec(disposition)?.[1];
  if (name === undefined || !/^content-disposition:\s*form-data\s*;/i.test(disposition)) throw malformed();
  // The file name from the client is never used.
  return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}

/** A stream of bytes, readable up to a delimiter. */
class DelimitedSource {
  private buffer = Buffer.alloc(0);

  constructor(private readonly chunks: AsyncIterator<Uint8Array, void>) {}

  prepend(bytes: Buffer): void {
    this.buffer = Buffer.concat([bytes, this.buffer]);
  }

  /** Collects the bytes before the delimiter and drops it. Throws 400 when there is none within `maxBytes`. */
  async collect(delimiter: Buffer, maxBytes: number): Promise<Buffer> {
    for (;;) {
      const at = this.buffer.indexOf(delimiter);
      if (at > maxBytes || (at === -1 && this.buffer.length > maxBytes + delimiter.length)) throw malformed();
      if (at !== -1) return this.take(at, delimiter.length);
      await this.pull();
    }
  }

  /** Streams the bytes before the delimiter and drops it. */
  async *upTo(delimiter: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const at = this.buffer.indexOf(delimiter);
      if (at !== -1) {
        yield this.take(at, delimiter.length);
        return;
      }
      // The buffer's end may be the start of the delimiter.
      const safe = this.buffer.length - delimiter.length;
      if (safe > 0) yield this.take(safe, 0);
      await this.pull();
    }
  }

  /** After a delimiter: `--` ends the form, a line break starts the next part. */
  async isAtEnd(): Promise<boolean> {
    while (this.buffer.length < 2) await this.pull();
    const mark = this.take(2, 0).toString('latin1');
    if (mark !== '--' && mark !== '\r\n') throw malformed();
    return mark === '--';
  }

  private take(length: number, dropped: number): Buffer {
    const taken = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length + dropped);
    return taken;
  }

  private async pull(): Promise<void> {
    const next = await this.chunks.next();
    if (next.done === true) throw malformed();
    this.buffer = Buffer.concat([this.buffer, next.value]);
  }
}
