export const gifs = {
  alt: 'GIF',
  badge: 'GIF',
  link: 'GIF from {{host}}',
  pauseOne: 'Pause GIF',
  playOne: 'Play GIF',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    gifs: typeof gifs;
  }
}
