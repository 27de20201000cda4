export const completions = {
  label: 'Suggestions',
  posts_one: '{{count}} post',
  posts_other: '{{count}} posts',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    completions: typeof completions;
  }
}
