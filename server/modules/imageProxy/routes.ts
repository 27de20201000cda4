import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { builtinGifFile } from '../../adapters/gifs/builtinGifs';
import { firstFrame, type ProxiedPicture } from '../../adapters/imageProxy';
import { notFound } from '../../errors';
import { guestRoute, type Route } from '../../http/route';
import { loadOnce } from '../../loadOnce';

/** `?still`, with or without a value, asks for the first frame. */
const stillQuery = z.object({ still: z.string().max(10).optional() });
const dayCache = 'public, max-age=86400';
const foreverCache = 'public, max-age=31536000, immutable';

/** Pictures of GIFs and link previews: built-in ones, and those of other servers. */
export const imageProxyRoutes: readonly Route[] = [
  guestRoute({
    method: 'get',
    path: '/media/gif/:name',
    permission: 'imageProxy.read',
    rate: 'none',
    params: z.object({ name: z.string().max(40) }),
    query: stillQuery,
    async handle({ params, query }) {
      const file = builtinGifFile(params.name);
      if (file === null) throw notFound();
      const picture =
        query.still === undefined ? { mime: 'image/gif', bytes: await readFile(file) } : stillOf(file);
      return pictureResponse(await picture, foreverCache);
    },
  }),
  guestRoute({
    method: 'get',
    path: '/media/:signature/:address',
    permission: 'imageProxy.read',
    rate: 'none',
    params: z.object({ signature: z.string().length(22), address: z.string().max(4096) }),
    query: stillQuery,
    async handle({ params, query, deps }) {
      const picture = await deps.imageProxy.find(params.signature, params.address, query.still !== undefined);
      if (picture === null) throw notFound();
      return pictureResponse(picture, dayCache);
    },
  }),
];

/** First frames of the built-in GIFs, each decoded once. */
const stillOf = loadOnce(firstFrame);

function pictureResponse({ mime, bytes }: ProxiedPicture, cacheControl: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': mime,
      'Content-Length': String(bytes.length),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="picture.${mime.slice('image/'.length)}"`,
      'Cache-Control': cacheControl,
    },
  });
}
