/** EIP-6963 identity of the demo wallet; the server allows it on its own chain only. */
export const demoWallet = { rdns: 'example.kith.demo-wallet', name: 'Demo wallet' } as const;

/** Path at which the server serves the wallet's script. */
export const demoWalletPath = '/demo-wallet.js';
