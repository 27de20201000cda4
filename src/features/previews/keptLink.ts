import { tokenizeText } from '@/shared/rules/textTokens';
import type { KeptLink, Preview } from './types';

export const noKeptLink: KeptLink = { link: null, preview: null, dismissed: [] };

/** The part of an editor's link that a draft keeps. */
export function toKeptLink({ link, preview, dismissed }: KeptLink): KeptLink {
  return { link: preview === null ? null : link, preview, dismissed };
}

/** A kept link after dismissing more previews. */
export function withoutDismissed({ link, ...kept }: KeptLink, taken: readonly string[]): KeptLink {
  const dismissed = [...kept.dismissed, ...taken];
  return link !== null && taken.includes(link)
    ? { ...noKeptLink, dismissed }
    : { link, preview: kept.preview, dismissed };
}

/** The link state with which an existing text opens for editing; a link without preview has none on purpose. */
export function keptLinkOf(text: string, preview: Preview | null): KeptLink {
  const links = tokenizeText(text).filter(({ kind }) => kind === 'link');
  const addresses = links.map(({ value }) => value);
  if (preview === null) return { link: null, preview, dismissed: addresses };
  return { link: addresses[0] ?? preview.url, preview, dismissed: [] };
}

/** A preview with nothing but its address, like the server's. */
export function barePreview(url: string): Preview {
  const { hostname, href } = new URL(url);
  return {
    name: hostname,
    description: '',
    url: href,
    type: 'link',
    image: null,
    code: null,
    providerName: hostname,
    width: 0,
    height: 0,
  };
}
