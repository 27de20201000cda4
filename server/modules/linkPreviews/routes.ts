import { z } from 'zod';
import { drawTile } from '../../adapters/tilePicture';
import { notFound } from '../../errors';
import { guestRoute, type Route } from '../../http/route';
import { openKinds, readOpenPage } from './openPage';

const hour = 3600;

/** Pictures that other sites show with a link. Answers 404 for what is not open, and without `PUBLIC_PREVIEWS`. */
export const linkPreviewRoutes: readonly Route[] = [
  guestRoute({
    method: 'get',
    path: '/media/tile/:kind/:permalink',
    permission: 'linkPreview.read',
    params: z.object({ kind: z.enum(openKinds), permalink: z.string().max(100) }),
    async handle({ params: { kind, permalink }, deps: { db, config } }) {
      const page = config.hasPublicPreviews ? await readOpenPage(db, kind, permalink) : null;
      if (page === null) throw notFound();
      const picture = await drawTile(page.id);
      return new Response(new Uint8Array(picture), {
        headers: {
          'Content-Type': 'image/png',
          'Cache-Control': `public, max-age=${hour}`,
          'Content-Security-Policy': "default-src 'none'; sandbox",
        },
      });
    },
  }),
];
