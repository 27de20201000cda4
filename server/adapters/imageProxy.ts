import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Clock } from '../clock';
import { ApiError } from '../errors';
import { createTaskQueue } from '../taskQueue';
import { decode } from './files/decoding';
import { OutboundError } from './outbound/exchange';
import type { Outbound } from './outbound/outbound';

const maxPictureBytes = 5 * 1024 * 1024;
const maxCacheBytes = 64 * 1024 * 1024;
const maxPixels = 40_000_000;
const missingForMs = 300_000;
/** A download takes up to 5 MB. */
const room = { name: 'imageProxy', maxRunning: 10, maxWaiting: 200 };

export interface ProxiedPicture {
  mime: string;
  bytes: Buffer;
}

/**
 * Serves pictures of other servers through this one, so that members' browsers contact no foreign host. Fetches only
 * addresses that this server signed.
 */
export interface ImageProxy {
  /** Turns an http(s) address into `/media/{signature}/{address}`. Keeps a path of this server. */
  wrap(url: string): string;
  /** Reverses `wrap`. Keeps a value that this server did not sign. */
  unwrap(value: string): string;
  /**
   * Loads the picture, or its first frame. Null for a wrong signature, for a picture over 5 MB, and for other
   * content. The format is detected from the bytes.
   */
  find(signature: string, address: string, isStill: boolean): Promise<ProxiedPicture | null>;
}

interface ImageProxySettings {
  outbound: Outbound;
  /** Key of the signatures. */
  secret: string;
  clock: Clock;
}

export function createImageProxy({ outbound, secret, clock }: ImageProxySettings): ImageProxy {
  const kept = new LRUCache<string, ProxiedPicture>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const missing = new LRUCache<string, number>({ max: 1_000 });
  /** Many readers of a page ask for its picture at once: it takes one place, however slow its server is. */
  const underWay = new Map<string, Promise<ProxiedPicture | null>>();
  const enqueue = createTaskQueue(room);
  const sign = (url: string) =>
    createHmac('sha256', secret).update(`media ${url}`).digest('base64url').slice(0, 22);

  /** Decodes the address when the signature is right. */
  function read(signature: string, address: string): string | null {
    const url = Buffer.from(address, 'base64url').toString('utf8');
    const wanted = Buffer.from(sign(url));
    const given = Buffer.from(signature);
    return wanted.length === given.length && timingSafeEqual(wanted, given) ? url : null;
  }

  async function fetchPicture(
    name: string,
    { url, isStill }: { url: string; isStill: boolean },
  ): Promise<ProxiedPicture | null> {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const now = clock.now().getTime();
    if ((missing.get(name) ?? 0) > now) return null;
    try {
      const { body } = await outbound.get(url, { maxBytes: maxPictureBytes, excess: 'refuse' });
      const mime = sniffPicture(body);
      if (mime === null) throw new OutboundError('Not a picture');
      const picture = isStill ? await firstFrame(body) : { mime, bytes: body };
      kept.set(name, picture);
      return picture;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      missing.set(name, now + missingForMs);
      return null;
    }
  }

  return {
    wrap: (url) =>
      /^https?:/.test(url) ? `/media/${sign(url)}/${Buffer.from(url).toString('base64url')}` : url,
    unwrap(value) {
      const match = /^\/media\/([\w-]{22})\/([\w-]+)$/.exec(value);
      return match === null ? value : (read(match[1] ?? '', match[2] ?? '') ?? value);
    },
    async find(signature, address, isStill) {
      const url = read(signature, address);
      if (url === null) return null;
      const name = `${isStill ? 'still' : 'whole'} ${url}`;
      const same = underWay.get(name);
      if (same !== undefined) return same;
      const picture = enqueue(() => fetchPicture(name, { url, isStill })).finally(() =>
        underWay.delete(name),
      );
      underWay.set(name, picture);
      return picture;
    },
  };
}

const signatures: readonly { mime: string; matches: (head: string) => boolean }[] = [
  { mime: 'image/png', matches: (head) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { mime: 'image/jpeg', matches: (head) => head.startsWith('\xff\xd8\xff') },
  { mime: 'image/gif', matches: (head) => /^GIF8[79]a/.test(head) },
  { mime: 'image/webp', matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { mime: 'image/avif', matches: (head) => head.slice(4, 12) === 'ftypavif' },
];

/** Detects a picture's format from its first bytes; null for anything else, SVG and HTML included. */
function sniffPicture(bytes: Buffer): string | null {
  const head = bytes.subarray(0, 16).toString('latin1');
  return signatures.find(({ matches }) => matches(head))?.mime ?? null;
}

/** Renders the first frame as WebP. Throws when decoding fails. */
export async function firstFrame(source: Buffer | string): Promise<ProxiedPicture> {
  const open = () => sharp(source, { pages: 1, limitInputPixels: maxPixels });
  const { width, height } = await open().metadata();
  const bytes = await decode(width * height, () => open().webp({ quality: 80 }).toBuffer());
  return { mime: 'image/webp', bytes };
}
