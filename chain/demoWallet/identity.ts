/** How the demo wallet announces itself (EIP-6963); the server allows it on its own chain only. */
export const demoWallet = { rdns: 'example.kith.demo-wallet', name: 'Demo wallet' } as const;

/** Where the server serves it. */
export const demoWalletPath = '/demo-wallet.js';
