/** Hosts whose players may be framed; the app's Content-Security-Policy names the same. */
const players = [
  {
    provider: 'YouTube',
    address: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
    pages: [
      /^https?:\/\/(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live|v)\/([\w-]{11})(?:[/?#]|$)/,
      /^https?:\/\/(?:www\.|m\.|music\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/,
      /^https?:\/\/youtu\.be\/([\w-]{11})(?:[/?#]|$)/,
    ],
  },
  {
    provider: 'Vimeo',
    address: (id: string) => `https://player.vimeo.com/video/${id}`,
    pages: [/^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})(?:[/?#]|$)/],
  },
];

/**
 * Builds the player's address for a video page or a named player (POST-02): the provider's id in an address of our
 * own. Null for any other page. Foreign markup is never stored.
 */
export function playerOf(url: string): { provider: string; address: string } | null {
  for (const { provider, address, pages } of players)
    for (const page of pages) {
      const id = page.exec(url)?.[1];
      if (id !== undefined) return { provider, address: address(id) };
    }
  return null;
}
