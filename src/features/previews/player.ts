import type { Preview } from './types';

/** Players that may be framed; the server's Content-Security-Policy names the same hosts. */
const players =
  /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d{1,12})$/;

/** The player of a linked video, or null: whatever else `code` holds is never used (POST-02). */
export function playerOf({ type, code }: Preview): string | null {
  return type === 'video' && code !== null && players.test(code) ? code : null;
}
