// It is CommonJS: its names cannot be imported one by one everywhere.
import ipaddr from 'ipaddr.js';

/** Where all public IPv6 addresses are; what is outside it may mean an IPv4 address. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * True for an address of one machine on the public internet. Loopback, private, link-local, shared, multicast, mapped,
 * translated (NAT64, 6to4, Teredo) and reserved ranges are not, nor is what is no address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (!(address instanceof ipaddr.IPv6) || address.match(globalUnicast));
}
