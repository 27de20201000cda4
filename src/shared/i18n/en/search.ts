/** The search box of the header; what it offers and finds is in `results`. */
export const search = {
  label: 'Search',
  placeholder: 'Search people, groups, companies, tags',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    search: typeof search;
  }
}
