import { maxUrlLength } from '@/shared/config/limits';
import { cleanName, isStorable } from '@/shared/rules/text';
import type { WirePreview } from '@/shared/wire/post';
import type { ImageProxy } from '../../adapters/imageProxy';
import { OutboundError } from '../../adapters/outbound/exchange';
import type { Outbound, OutboundAnswer } from '../../adapters/outbound/outbound';
import { ApiError } from '../../errors';
import type { AppDeps } from '../../http/deps';
import { enforceLimit } from '../../http/rateLimiter';
import { isOwnLink, previewOwnLink } from './ownLinks';
import { playerOf } from './players';
import { readPage } from './readPage';

const maxPageBytes = 1024 * 1024;
const pageTypes = ['text/html', 'application/xhtml+xml'];
const maxNameLength = 300;
const maxDescriptionLength = 1_000;
const maxProviderLength = 100;

type PreviewDeps = Pick<AppDeps, 'db' | 'config' | 'outbound' | 'previews' | 'limiter'>;

/**
 * Finds the preview of a link, or null (POST-02). Own links come from the database; others are cached for a day, or
 * for five minutes without a preview. Throws 429 beyond ten look-ups a minute of one member.
 */
export async function findPreview(
  deps: PreviewDeps,
  memberId: number,
  link: string,
): Promise<WirePreview | null> {
  const { href } = new URL(link);
  const preview = await previewPage(deps, memberId, withoutHash(href));
  return preview === null ? null : { ...preview, url: href };
}

async function previewPage(deps: PreviewDeps, memberId: number, url: string): Promise<WirePreview | null> {
  if (isOwnLink(deps.config, url)) return clip(await previewOwnLink(deps.db, deps.config, url));
  const known = deps.previews.get(url);
  if (known !== undefined) return known;
  await enforceLimit(deps, 'preview', `member ${memberId}`);
  const preview = await lookUp(deps.outbound, url);
  deps.previews.set(url, preview);
  return preview;
}

/**
 * Builds the preview to store with a post or comment: the server's own, or a bare card without one. Of own links
 * nothing is stored, because their cards are built each time they are shown.
 */
export async function previewToStore(
  deps: PreviewDeps,
  memberId: number,
  link: string,
): Promise<WirePreview> {
  if (isOwnLink(deps.config, link)) return bareCard(new URL(link).href);
  const found = await findPreview(deps, memberId, link).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return found ?? bareCard(new URL(link).href);
}

/**
 * Presents stored previews. Cards of own links are built each time, because their pages may have changed or closed.
 */
export async function presentPreviews(
  { db, config, imageProxy }: Pick<AppDeps, 'db' | 'config' | 'imageProxy'>,
  stored: readonly (WirePreview | null)[],
): Promise<Map<WirePreview | null, WirePreview>> {
  const shown = new Map<WirePreview | null, WirePreview>();
  for (const preview of stored) {
    if (preview === null) continue;
    const present = isOwnLink(config, preview.url)
      ? (clip(await previewOwnLink(db, config, preview.url)) ?? bareCard(preview.url))
      : preview;
    shown.set(preview, wirePreview(imageProxy, present));
  }
  return shown;
}

/** Presents a preview, its picture through the image proxy. */
export function wirePreview(imageProxy: Pick<ImageProxy, 'wrap'>, preview: WirePreview): WirePreview {
  return { ...preview, image: preview.image === null ? null : imageProxy.wrap(preview.image) };
}

function withoutHash(link: string): string {
  const url = new URL(link);
  url.hash = '';
  return url.href;
}

const bareCard = (url: string): WirePreview => ({
  name: new URL(url).hostname,
  description: '',
  url,
  type: 'link',
  image: null,
  code: null,
  provider_name: new URL(url).hostname.slice(0, maxProviderLength),
  width: 0,
  height: 0,
});

async function lookUp(outbound: Outbound, url: string): Promise<WirePreview | null> {
  try {
    const request = { types: pageTypes, maxBytes: maxPageBytes, excess: 'cut' } as const;
    return clip(describe(url, await outbound.get(url, request)));
  } catch (error) {
    if (error instanceof OutboundError) return null;
    throw error;
  }
}

/** Builds a preview; null for a page without a title. */
function describe(url: string, { body, contentType, url: finalUrl }: OutboundAnswer): WirePreview | null {
  const page = readPage(body, contentType);
  if (page.title.trim() === '') return null;
  const player = [url, finalUrl, ...page.players].map(playerOf).find((found) => found !== null) ?? null;
  const { hostname } = new URL(finalUrl);
  return {
    name: page.title,
    description: page.description,
    url,
    type: player === null ? 'link' : 'video',
    image: imageOf(page.image, finalUrl),
    code: player?.address ?? null,
    provider_name: player?.provider ?? (page.siteName.trim() === '' ? hostname : page.siteName),
    width: page.width,
    height: page.height,
  };
}

function imageOf(image: string | null, base: string): string | null {
  if (image === null || !URL.canParse(image, base)) return null;
  const { href, protocol } = new URL(image, base);
  return /^https?:$/.test(protocol) && href.length <= maxUrlLength ? href : null;
}

function clip(preview: WirePreview | null): WirePreview | null {
  if (preview === null) return null;
  const text = (value: string, max: number) => {
    const clean = cleanName(value.replaceAll('\0', ''));
    const cut = clean.length <= max ? clean : `${clean.slice(0, max - 1).trimEnd()}…`;
    return isStorable(cut) ? cut : cut.toWellFormed();
  };
  return {
    ...preview,
    name: text(preview.name, maxNameLength),
    description: text(preview.description, maxDescriptionLength),
    provider_name: text(preview.provider_name, maxProviderLength),
  };
}
