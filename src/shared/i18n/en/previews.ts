export const previews = {
  playVideo: 'Play {{title}}',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    previews: typeof previews;
  }
}
