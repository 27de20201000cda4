/** The first frame of a GIF of this origin, which the server makes. */
export function stillOf(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}still`;
}
