import { tilePictureSize } from '../../adapters/tilePicture';
import type { AppDeps } from '../../http/deps';
import { markup } from '../../http/htmlPage';
import { openKinds, readOpenPage } from './openPage';

const pagePath = new RegExp(`^/(${openKinds.join('|')})/([^/]+)(?:/|$)`);

/** Tags that other sites read of a page, for its `head`; null where it has those of every page. */
export type PageHeads = (pathname: string) => Promise<string | null>;

/**
 * Tells other sites the name and the tile of profiles and groups that are open to everybody, and of all other pages the
 * product's name alone: no text, no photo, no count (HOUR-02). Only with `PUBLIC_PREVIEWS`.
 */
export function createPageHeads({ db, config, log }: Pick<AppDeps, 'db' | 'config' | 'log'>): PageHeads {
  return async (pathname) => {
    const [, kind = '', address = ''] = pagePath.exec(pathname) ?? [];
    const known = openKinds.find((one) => one === kind);
    if (!config.hasPublicPreviews || known === undefined) return null;
    const permalink = decoded(address);
    const page = await readOpenPage(db, known, permalink).catch((error: unknown) => {
      // The page itself needs no database.
      log.warn(`A page was sent without its preview: ${error instanceof Error ? error.name : 'unknown'}`);
      return null;
    });
    if (page === null) return null;
    const path = `${known}/${encodeURIComponent(permalink)}`;
    const { width, height } = tilePictureSize;
    return markup`<meta property="og:title" content="${page.name}" />
    <meta property="og:type" content="${known === 'profile' ? 'profile' : 'website'}" />
    <meta property="og:url" content="${config.publicUrl}/${path}" />
    <meta property="og:image" content="${config.publicUrl}/media/tile/${path}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${width}" />
    <meta property="og:image:height" content="${height}" />
    <meta name="twitter:card" content="summary_large_image" />`.text;
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
