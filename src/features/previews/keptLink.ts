import { tokenizeText } from '@/shared/rules/textTokens';
import type { KeptLink, LinkState, Preview } from './types';

export const noKeptLink: KeptLink = { link: null, preview: null, dismissed: [] };

/** What is kept of an editor's link; one without a preview is asked for anew. */
export function toKeptLink({ link, preview, dismissed }: LinkState): KeptLink {
  return { link: preview === null ? null : link, preview, dismissed };
}

/** A kept link after some more previews were taken away. */
export function withoutDismissed({ link, ...kept }: KeptLink, taken: readonly string[]): KeptLink {
  const dismissed = [...kept.dismissed, ...taken];
  return link !== null && taken.includes(link)
    ? { ...noKeptLink, dismissed }
    : { link, preview: kept.preview, dismissed };
}

/** The preview of something that is edited, as its editor starts with it; a link without one has none on purpose. */
export function keptLinkOf(text: string, preview: Preview | null): KeptLink {
  const links = tokenizeText(text).filter(({ kind }) => kind === 'link');
  const addresses = links.map(({ value }) => value);
  if (preview === null) return { link: null, preview, dismissed: addresses };
  return { link: addresses[0] ?? preview.url, preview, dismissed: [] };
}

/** The preview of a link of which nothing is known but its address, as the server makes it. */
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
