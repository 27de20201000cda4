/** Token swap before a wallet is connected. */
export const migration = {
  title: 'Swap your ONG',
  name: 'Token migration',
  poster: 'Old for new.',
  posterText: 'Move your balance to the new token, from your own wallet. No rush.',
  back: 'Back to {{product}}',
  closed: {
    heading: 'The swap is not open yet',
    lead: 'Nothing can be swapped on this server today, and nobody from {{product}} will ask you to. Your old tokens stay where they are.',
  },
  unreadable: {
    heading: 'The swap could not be loaded',
    text: 'Try again in a moment.',
  },
  wrong: {
    heading: 'The swap is not set up correctly',
    text: 'Its settings do not make sense, so nothing is offered here. Your tokens are safe where they are.',
  },
  whyWallet: {
    heading: 'Your own wallet',
    text: 'Your tokens never pass through us. The swap runs from your wallet, and nothing moves until you approve it there.',
  },
  exact: {
    heading: 'Exactly your amount',
    text: 'You approve the amount you swap and not one token more.',
  },
  final: {
    heading: 'Final once sent',
    text: 'A transfer on the chain cannot be undone and may take from minutes up to an hour.',
  },
  steps: {
    label: 'Steps',
    step: 'Step {{number}}',
    connect: 'Connect',
    amount: 'Amount',
    done: 'Done',
  },
  connect: {
    heading: 'Connect your wallet',
    lead: 'Your tokens never pass through us. The swap runs from your own wallet, and nothing moves until you approve it there.',
    read: { heading: 'We only read', text: 'Connecting shows us your address and balances.' },
    twice: { heading: 'You approve twice', text: 'Once to allow the amount, once to move it.' },
    audit: {
      heading: 'The contract is audited',
      headingUnaudited: 'Read about it first',
      text: 'Read what others say of it before you start.',
      article: 'Article',
      report: 'Audit report',
    },
    button: 'Connect to MetaMask',
    connecting: 'Connecting',
    continue: 'Continue as {{account}}',
    other: 'Use {{wallet}} instead',
    found: 'Found: {{wallet}}',
    noWallet: 'No wallet yet?',
    setUp: 'How to set one up',
    openInApp: 'Open this page in the MetaMask app',
  },
  failures: {
    absent: 'Metamask is not installed or enabled in your browser.',
    rejected: 'You rejected the request in your wallet.',
    busy: 'Your wallet already has an open request. Open MetaMask to continue.',
    other: 'Your wallet did not answer as expected. Open it, then try again.',
    noAccount: 'Your wallet gave no account. Unlock it, then try again.',
    code: 'The rest of this page could not be loaded. Check your connection, then try again.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    migration: typeof migration;
  }
}
