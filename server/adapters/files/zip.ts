import { open, type FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** A file on disk and its place in the archive. */
export interface ZipEntry {
  /** ASCII, with `/` after a folder, and no other entry's. */
  name: string;
  path: string;
  modifiedAt: Date;
}

const chunkBytes = 64 * 1024;
const maxEntries = 0xffff;
const maxBytes = 0xffff_ffff;

/**
 * Writes a ZIP archive of stored files, piece by piece: pictures do not get smaller, so nothing is compressed. Reads a
 * file only as fast as its pieces are taken, twice, because its checksum comes first; keeps some 80 bytes for each.
 * Leaves out files that are gone. Throws RangeError beyond 65,535 files or 4 GiB, where the format ends.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void, undefined> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const file = await open(entry.path).catch(() => null);
    if (file === null) continue;
    try {
      const facts = await factsOf(entry, file);
      const header = localHeader(facts);
      directory.push(directoryHeader(facts, offset));
      offset += header.length + facts.size;
      if (directory.length > maxEntries || offset > maxBytes)
        throw new RangeError('The archive is too large');
      yield header;
      yield* piecesOf(file);
    } finally {
      await file.close();
    }
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  yield endOfDirectory(directory.length, size, offset);
}

/** Reads an open file from its start. */
async function* piecesOf(file: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(chunkBytes), 0, chunkBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

interface EntryFacts {
  name: Buffer;
  crc: number;
  size: number;
  modifiedAt: Date;
}

async function factsOf({ name, modifiedAt }: ZipEntry, file: FileHandle): Promise<EntryFacts> {
  let crc = 0;
  let size = 0;
  for await (const piece of piecesOf(file)) {
    crc = crc32(piece, crc);
    size += piece.length;
  }
  return { name: Buffer.from(name, 'ascii'), crc, size, modifiedAt };
}

/** Fields that both headers of an entry share: version 1.0, no flags, stored. */
function commonFields({ name, crc, size, modifiedAt }: EntryFacts): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(10, 0);
  fields.writeUInt16LE(dosTime(modifiedAt), 6);
  fields.writeUInt16LE(dosDate(modifiedAt), 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function localHeader(facts: EntryFacts): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), commonFields(facts), facts.name]);
}

function directoryHeader(facts: EntryFacts, offset: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  const head = Buffer.from('PK\x01\x02\x0a\x00', 'latin1');
  return Buffer.concat([head, commonFields(facts), place, facts.name]);
}

function endOfDirectory(entries: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** Times of the format are local times without a zone; these are UTC, in steps of two seconds. */
const dosTime = (at: Date) =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2);
const dosDate = (at: Date) =>
  (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
