/** A GIF in the picker. Addresses are https, or paths of this server. */
export interface Gif {
  id: string;
  url: string;
  /** Smaller version. */
  previewUrl: string;
  width: number;
  height: number;
  title: string;
}

/** Source of the GIF picker (POST-03). */
export interface Gifs {
  /**
   * Searches GIFs, or lists popular ones without words; `page` starts at 1. Throws when the source does not answer.
   */
  search(words: string, page: number): Promise<{ list: Gif[]; count: number }>;
  /** True for a GIF of this source; no other GIF can be posted. */
  owns(url: string): boolean;
}
