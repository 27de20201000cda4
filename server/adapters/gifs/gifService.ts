import { z } from 'zod';
import { maxUrlLength, pageSizes } from '@/shared/config/limits';
import { askService } from '../outbound/service';
import { builtinGifs } from './builtinGifs';
import type { Gif, Gifs } from './gifs';

/** Services report every match but serve only the first few thousand. */
const maxCount = 5_000;
const maxTitleLength = 200;

const side = z.coerce.number().int().min(1).max(4096);
const form = z.object({ url: z.url().max(maxUrlLength), width: side, height: side });
const entry = z.object({
  id: z.string().min(1).max(100),
  title: z.string().default(''),
  images: z.object({ downsized: form, fixed_width: form }),
});
const answer = z.object({
  data: z.array(z.unknown()).max(100),
  pagination: z.object({ total_count: z.number().int().min(0) }),
});

export interface GifServiceSettings {
  /** Base address, such as `https://api.giphy.com/v1/gifs`, with `/search` and `/trending` below it. */
  url: string;
  key: string;
  /** Hosts of its pictures, subdomains included. */
  hosts: readonly string[];
}

/** Client of a GIPHY-compatible service. Skips malformed entries. */
export function createGifService({ url, key, hosts }: GifServiceSettings): Gifs {
  const isOfHosts = (address: string) => {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, port, username } = new URL(address);
    return (
      protocol === 'https:' &&
      port === '' &&
      username === '' &&
      hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    );
  };
  const toGif = (value: unknown): Gif[] => {
    const parsed = entry.safeParse(value);
    if (!parsed.success) return [];
    const { id, title, images } = parsed.data;
    const { downsized, fixed_width: small } = images;
    if (!isOfHosts(downsized.url) || !isOfHosts(small.url)) return [];
    const { width, height } = downsized;
    return [
      { id, url: downsized.url, previewUrl: small.url, width, height, title: title.slice(0, maxTitleLength) },
    ];
  };
  return {
    async search(words, page) {
      const address = new URL(`${url.replace(/\/$/, '')}/${words === '' ? 'trending' : 'search'}`);
      address.search = new URLSearchParams({
        api_key: key,
        ...(words === '' ? {} : { q: words }),
        limit: String(pageSizes.gifs),
        offset: String((page - 1) * pageSizes.gifs),
        rating: 'g',
      }).toString();
      const { data, pagination } = answer.parse(await askService(address));
      return { list: data.flatMap(toGif), count: Math.min(pagination.total_count, maxCount) };
    },
    // GIFs picked before the service was configured stay editable.
    owns: (address) => isOfHosts(address) || builtinGifs.owns(address),
  };
}
