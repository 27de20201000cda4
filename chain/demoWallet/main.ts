import { demoWallet } from './identity';
import { createProvider } from './provider';

/**
 * A wallet for trying the swap without installing one. Announces itself by EIP-6963 and signs with the unlocked
 * accounts of the server's own chain. The server serves it only while it runs that chain.
 */
const detail = Object.freeze({
  info: Object.freeze({
    uuid: crypto.randomUUID(),
    name: demoWallet.name,
    rdns: demoWallet.rdns,
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }),
  provider: createProvider(),
});
const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

window.addEventListener('eip6963:requestProvider', announce);
announce();
