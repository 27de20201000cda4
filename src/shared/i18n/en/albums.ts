export const albums = {
  of: 'Photos of {{name}}',
  failed: 'The photos could not be loaded',
  none: {
    title: 'No photos here yet',
    text: 'Photos of posts show here, the latest first.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    albums: typeof albums;
  }
}
