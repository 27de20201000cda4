export const gifPicker = {
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
    gifPicker: typeof gifPicker;
  }
}
