export const coins = {
  title: 'Favourite coins',
  failed: 'Prices could not be loaded',
  empty: 'No coins to show yet.',
  change: '{{change}} in 24 hours',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    coins: typeof coins;
  }
}
