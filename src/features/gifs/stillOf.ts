/** Address of the first frame of a GIF of this origin; the server renders it. */
export function stillOf(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}still`;
}
