/** A post named in one line. */
export const postLine = {
  wordless: 'A post without words',
  photos_one: '{{count}} photo',
  photos_other: '{{count}} photos',
  likes_one: '{{figure}} like',
  likes_other: '{{figure}} likes',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    postLine: typeof postLine;
  }
}
