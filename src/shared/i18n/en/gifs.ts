export const gifs = {
  alt: 'GIF',
  badge: 'GIF',
  link: 'GIF from {{host}}',
  pauseOne: 'Pause GIF',
  playOne: 'Play GIF',

  search: 'Search GIFs',
  list: 'GIFs',
  untitled: 'GIF',
  close: 'Close GIFs',
  pause: 'Pause GIFs',
  play: 'Play GIFs',
  loading: 'Loading GIFs',
  failed: 'GIFs could not be loaded',
  none: 'No GIFs for that',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    gifs: typeof gifs;
  }
}
