import { Parser } from 'htmlparser2';

/** Facts from a page's head; texts may be empty, addresses are unchecked. */
export interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  /** Absent, relative or absolute. */
  image: string | null;
  /** Players that the page names, best first. */
  players: string[];
  width: number;
  height: number;
}

/** Longer texts never fit a card. */
const maxTextLength = 5_000;
/** Bytes searched for the encoding's name, as in browsers. */
const charsetReach = 1024;

/** Reads the head of an HTML page: OpenGraph first, then Twitter's tags, then title and description. */
export function readPage(body: Buffer, contentType: string): PageFacts {
  const meta = new Map<string, string>();
  let title = '';
  let isTitle = false;
  let isOver = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'body') isOver = true;
      if (isOver) return;
      if (name === 'title' && title === '') isTitle = true;
      if (name !== 'meta') return;
      const key = (attributes.property ?? attributes.name ?? '').toLowerCase();
      const content = attributes.content?.trim() ?? '';
      // The first of several counts, for instance of several pictures.
      if (key !== '' && content !== '' && !meta.has(key)) meta.set(key, content.slice(0, maxTextLength));
    },
    ontext(text) {
      if (isTitle && title.length < maxTextLength) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false;
    },
  });
  parser.end(decode(body, contentType));
  const first = (...keys: string[]) =>
    keys.map((key) => meta.get(key)).find((value) => value !== undefined) ?? null;
  return {
    title: first('og:title', 'twitter:title') ?? title,
    description: first('og:description', 'twitter:description', 'description') ?? '',
    siteName: first('og:site_name', 'application-name') ?? '',
    image: first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
    players: ['og:video:secure_url', 'og:video:url', 'og:video', 'twitter:player'].flatMap(
      (key) => meta.get(key) ?? [],
    ),
    width: sideOf(first('og:video:width', 'og:image:width', 'twitter:player:width')),
    height: sideOf(first('og:video:height', 'og:image:height', 'twitter:player:height')),
  };
}

function sideOf(text: string | null): number {
  const side = Number(text);
  return Number.isInteger(side) && side > 0 && side <= 20_000 ? side : 0;
}

/** Decodes the bytes by byte order mark, header or meta tag; else as UTF-8. */
function decode(body: Buffer, contentType: string): string {
  const own = /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)/i.exec(body.toString('latin1', 0, charsetReach))?.[1];
  const label = markOf(body) ?? /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? own ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

function markOf(body: Buffer): string | null {
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf ? 'utf-8' : null;
}
