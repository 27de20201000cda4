import { mediaHosts } from '../../config/env';

/**
 * True for the absolute address of a picture on a host of the settings, which the page's policy lets through (ANY-05).
 * By http only where the page itself is.
 */
export function isOnMediaHost(address: string, page: Pick<Location, 'protocol'> = location): boolean {
  if (mediaHosts.length === 0 || !/^https?:\/\//.test(address) || !URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  const isSafe = protocol === 'https:' || protocol === page.protocol;
  return isSafe && username === '' && password === '' && mediaHosts.includes(host);
}
