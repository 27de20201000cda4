import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { ApiError } from '../../errors';
import type { FileSize } from './files';

const maxPixels = 40_000_000;
const thumbEdge = 320;
const smallEdge = 640;
const mediumEdge = 1280;
/** WebP is asked only for pictures that ship with the product: a third less work at the first start. */
const shippedEffort = 0;
/** Largest picture of which a ThumbHash is made. */
const hashEdge = 100;

const signatures = [
  { mime: 'image/png', format: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { mime: 'image/jpeg', format: 'jpeg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

interface Inspected {
  mime: 'image/png' | 'image/jpeg';
  pixels: number;
}

/**
 * Detects a file's format from its first bytes and decoded header, never from its name (VAL-03). Checks the number of
 * pixels before decoding.
 */
export async function inspectPicture(path: string): Promise<Inspected> {
  const head = await readHead(path);
  const found = signatures.find(({ bytes }) => head.subarray(0, bytes.length).equals(bytes));
  if (found === undefined) throw new ApiError(415, 'unsupportedMediaType');
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header?.format !== found.format || header.width === 0 || header.height === 0)
    throw new ApiError(415, 'unsupportedMediaType');
  const pixels = header.width * header.height;
  if (pixels > maxPixels) throw new ApiError(413, 'fileTooLarge');
  return { mime: found.mime, pixels };
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

type Rendered = Record<FileSize, Buffer> & { width: number; height: number; hash: string };

/**
 * Writes a picture in four sizes: upright, without EXIF, GPS, comments or appended data. Decodes the whole once;
 * smaller sizes of a JPEG are shrunk while loading, and each size below medium is made of the one before it. Throws 415
 * when decoding fails.
 */
export async function renderPicture(
  source: string | Uint8Array,
  mime: 'image/png' | 'image/jpeg' | 'image/webp',
): Promise<Rendered> {
  const open = (input: string | Uint8Array) => sharp(input, { limitInputPixels: maxPixels, failOn: 'error' });
  const fit = (picture: Sharp, edge: number) =>
    picture
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: mime === 'image/webp' ? shippedEffort : 2 });
  try {
    const { data: original, info } = await encode(open(source).autoOrient(), mime).toBuffer({
      resolveWithObject: true,
    });
    const { width, height } = info;
    const edge = Math.max(width, height);
    // Pictures are never enlarged: one that fits needs no second encoding.
    const medium =
      mime === 'image/webp' && edge <= mediumEdge
        ? original
        : await fit(open(source).autoOrient(), mediumEdge).toBuffer();
    const small = edge <= smallEdge ? medium : await fit(open(medium), smallEdge).toBuffer();
    const thumb = edge <= thumbEdge ? small : await fit(open(small), thumbEdge).toBuffer();
    return { original, medium, small, thumb, width, height, hash: await hashOf(open(thumb)) };
  } catch {
    throw new ApiError(415, 'unsupportedMediaType');
  }
}

/** Makes the blurred preview that travels with a picture's address: some 20 bytes, in base64. */
async function hashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: hashEdge, height: hashEdge, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function encode(picture: Sharp, mime: 'image/png' | 'image/jpeg' | 'image/webp'): Sharp {
  if (mime === 'image/png') return picture.png({ compressionLevel: 6 });
  // Optimised coding holds the whole picture in memory: 290 MB more for 36 megapixels, to save a few percent.
  if (mime === 'image/jpeg') return picture.jpeg({ quality: 88, optimiseCoding: false });
  return picture.webp({ quality: 82, effort: shippedEffort });
}
