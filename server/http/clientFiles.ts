import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { demoWalletPath } from '../../chain/demoWallet/identity';
import { loadOnce } from '../loadOnce';
import { readPagePreloads } from './pagePreloads';
import { addHeaders, migrationHeaders, socialHeaders, type HeaderSet } from './securityHeaders';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Serves the built client: the app's pages, the migration page and their assets. */
export interface ClientFiles {
  fetch: (request: Request) => Promise<Response>;
}

export interface ClientOptions {
  /** Hosts that the migration page may connect to besides its own. */
  connectHosts: readonly string[];
  /** Hosts besides this one whose pictures the app shows. */
  mediaHosts: readonly string[];
  /** Serves the demo wallet and adds it to the migration page. */
  hasDemoWallet: boolean;
  /** Tags of a page's own for other sites, in place of the title that every page has; null where it has none. */
  headOf?: (pathname: string) => Promise<string | null>;
}

const everyTitle = /<meta property="og:title"[^>]*>/;
const addDemoWallet = (html: string): string =>
  html.replace('</head>', `<script type="module" src="${demoWalletPath}"></script></head>`);

/**
 * Serves a build. Lists the files once and answers only those: request paths never reach the file system. Throws when
 * the directory holds no build.
 */
export async function openClientFiles(dir: string, options: ClientOptions): Promise<ClientFiles> {
  const build = await openBuild(dir);
  for (const page of ['/index.html', '/migration/index.html'])
    if (!build.has(page)) throw new Error(`There is no built client in ${dir}: run "npm run build" first.`);
  const migration = migrationHeaders(options.connectHosts);
  if (options.hasDemoWallet) await build.change('/migration/index.html', addDemoWallet);
  else build.hide(demoWalletPath);
  const preloads = await readPagePreloads(dir);

  return {
    async fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return plain(405, 'Method not allowed', { Allow: 'GET, HEAD' });
      const { pathname, search } = new URL(request.url);
      if (pathname === '/migration') return plain(308, 'Moved', { Location: `/migration/${search}` });
      const isPage = pathname.endsWith('.html') || pathname.endsWith('/');
      if (!isPage && build.has(pathname)) return build.respond(request, pathname, assetHeaders(pathname));
      // A missing asset must never be answered with a page: browsers would run HTML as script.
      if (!isPage && extname(pathname) !== '') return plain(404, 'Not found');
      if (pathname.startsWith('/migration/'))
        return build.respond(request, '/migration/index.html', migration);
      const link = preloads.get(pathname);
      const headers = {
        ...socialHeaders(pathname, options.mediaHosts),
        ...(link === undefined ? {} : { Link: link }),
      };
      const head = (await options.headOf?.(pathname)) ?? null;
      return head === null
        ? build.respond(request, '/index.html', headers)
        : build.respondChanged(request, '/index.html', headers, (html) =>
            html.replace(everyTitle, () => head),
          );
    },
  };
}

/** Files with hashed names never change; browsers revalidate the others. */
function assetHeaders(pathname: string): HeaderSet {
  return {
    'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

function plain(status: number, text: string, headers: HeaderSet = {}): Response {
  const response = new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  addHeaders(response, headers, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  return response;
}

interface StoredFile {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

interface Build {
  has: (pathname: string) => boolean;
  respond: (request: Request, pathname: string, headers: HeaderSet) => Promise<Response>;
  /** Answers a text file with a content of this request's own. */
  respondChanged: (
    request: Request,
    pathname: string,
    headers: HeaderSet,
    edit: (text: string) => string,
  ) => Promise<Response>;
  /** Answers a file as missing. */
  hide: (pathname: string) => void;
  /** Replaces the content of a text file. */
  change: (pathname: string, edit: (text: string) => string) => Promise<void>;
}

async function openBuild(dir: string): Promise<Build> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    // Build manifests and other hidden files are not for browsers.
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')));
  const known = new Set(paths);
  const changed = new Map<string, StoredFile>();
  const read = loadOnce((path) => readStored(join(dir, path)));
  const load = async (path: string) => changed.get(path) ?? read(path);

  function hide(pathname: string): void {
    for (const suffix of ['', ...encodings.map((encoding) => encoding.suffix)])
      known.delete(pathname + suffix);
  }

  return {
    hide,
    async change(pathname, edit) {
      const { body } = await load(pathname);
      hide(pathname);
      known.add(pathname);
      changed.set(pathname, stored(edited(body, edit)));
    },
    async respondChanged(request, pathname, headers, edit) {
      const { body } = await load(pathname);
      const page = edited(body, edit);
      const response = new Response(request.method === 'HEAD' ? null : page);
      addHeaders(response, headers, {
        'Content-Type': types[extname(pathname)] ?? 'application/octet-stream',
        'Content-Length': String(page.length),
      });
      return response;
    },
    has: (pathname) => known.has(pathname) && extname(pathname) in types,
    async respond(request, pathname, headers) {
      const accepted = request.headers.get('accept-encoding') ?? '';
      const encoding = encodings.find(
        ({ name, suffix }) => accepted.includes(name) && known.has(pathname + suffix),
      );
      const file = await load(pathname + (encoding?.suffix ?? ''));
      const isSame = request.headers.get('if-none-match') === file.etag;
      const response = isSame
        ? new Response(null, { status: 304 })
        : new Response(request.method === 'HEAD' ? null : file.body);
      addHeaders(response, headers, { ETag: file.etag, Vary: 'Accept-Encoding' });
      if (isSame) return response;
      response.headers.set('Content-Type', types[extname(pathname)] ?? 'application/octet-stream');
      response.headers.set('Content-Length', String(file.body.length));
      if (encoding !== undefined) response.headers.set('Content-Encoding', encoding.name);
      return response;
    },
  };
}

async function readStored(path: string): Promise<StoredFile> {
  return stored(new Uint8Array(await readFile(path)));
}

function edited(body: Uint8Array, edit: (text: string) => string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(edit(new TextDecoder().decode(body)));
}

function stored(body: Uint8Array<ArrayBuffer>): StoredFile {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
