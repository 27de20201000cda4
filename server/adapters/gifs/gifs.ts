/** A GIF as a picker shows it. Addresses are https, or paths of this server. */
export interface Gif {
  id: string;
  url: string;
  /** A smaller form of the same. */
  previewUrl: string;
  width: number;
  height: number;
  title: string;
}

/** Where the GIF picker's pictures come from (POST-03). */
export interface Gifs {
  /** The GIFs for some words, or popular ones for none; `page` starts at 1. Throws when the source does not answer. */
  search(words: string, page: number): Promise<{ list: Gif[]; count: number }>;
  /** Whether an address is a GIF of this source: no other one can be posted. */
  owns(url: string): boolean;
}
