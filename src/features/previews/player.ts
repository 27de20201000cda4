import type { Preview } from './types';

/** Players allowed in frames; the server's Content-Security-Policy names the same hosts. */
const players =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d{1,12})$/;

/** Address of the player of a linked video, or null; nothing else in `code` is used (POST-02). */
export function playerOf({ type, code }: Preview): string | null {
  return type === 'video' && code !== null && players.test(code) ? code : null;
}
