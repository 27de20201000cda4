import { crc32 } from 'node:zlib';

/** Reads an archive by its directory, as programs do. Throws for a sum that does not fit. */
export function contentOfZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.subarray(-22);
  const files = new Map<string, Buffer>();
  for (let at = end.readUInt32LE(16); at < zip.length - 22; at += 46 + zip.readUInt16LE(at + 28)) {
    const name = zip.toString('ascii', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26);
    const content = zip.subarray(start, start + zip.readUInt32LE(at + 24));
    if (zip.readUInt32LE(at + 16) !== crc32(content)) throw new RangeError(`The sum of ${name} is wrong`);
    files.set(name, content);
  }
  return files;
}
