export const postVideo = {
  label: 'Short video of the post',
  gone: 'This video is not available.',
  failed: 'The video could not be played.',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    postVideo: typeof postVideo;
  }
}
