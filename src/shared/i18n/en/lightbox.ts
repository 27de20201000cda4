export const lightbox = {
  label: 'Photos',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  counter: '{{position}} of {{total}}',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    lightbox: typeof lightbox;
  }
}
