export const coins = {
  title: 'Favourite coins',
  failed: 'Prices could not be loaded',
  empty: 'No coins to show yet.',
  swap: { question: 'Still holding the old token?', link: 'Swap old tokens' },
  change: '{{change}} in 24 hours',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    coins: typeof coins;
  }
}
