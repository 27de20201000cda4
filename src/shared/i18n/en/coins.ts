export const coins = {
  title: 'Favourite coins',
  failed: 'Prices could not be loaded',
  none: 'Prices are not available.',
  demo: 'Invented prices, for demonstration only.',
  asOf: 'Prices fetched:',
  swap: { question: 'Still holding the old token?', link: 'Swap old tokens' },
  change: '{{change}} in 24 hours',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    coins: typeof coins;
  }
}
