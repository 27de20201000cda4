// CommonJS package: named imports fail in some environments.
import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses; others may embed an IPv4 address. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * True for a unicast address of the public internet. False for loopback, private, link-local, shared, multicast,
 * mapped, translated (NAT64, 6to4, Teredo) and reserved ranges, and for other text.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (!(address instanceof ipaddr.IPv6) || address.match(globalUnicast));
}
