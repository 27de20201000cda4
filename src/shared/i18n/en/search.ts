/** The header's search box only: its texts load with the first screen, `results` later. */
export const search = {
  label: 'Search',
  placeholder: 'Search people and tags',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    search: typeof search;
  }
}
