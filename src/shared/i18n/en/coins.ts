export const coins = {
  title: 'Favourite coins',
  failed: 'Prices could not be loaded',
  none: 'Prices are not available.',
  demo: 'Invented prices, for demonstration only.',
  asOf: 'Prices fetched:',
  change: '{{change}} in 24 hours',
  noPrice: 'No price',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    coins: typeof coins;
  }
}
