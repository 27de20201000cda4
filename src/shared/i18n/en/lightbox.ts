export const lightbox = {
  label: 'Photos',
  previous: 'Previous photo',
  next: 'Next photo',
  close: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  download: 'Download',
  showText: 'Show text',
  hideText: 'Hide text',
  alt: 'Text',
  describe: 'Describe photo',
  photo: 'Photo {{position}} of {{total}}',
  photoBy: 'Photo {{position}} of {{total}} by {{name}}',
  showBeside: 'Show post',
  hideBeside: 'Hide post',
  counter: '{{position}} of {{total}}',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    lightbox: typeof lightbox;
  }
}
