import { isOwnPath } from '@/shared/store/navigation';

/** Address of the first frame of a GIF of this origin, which the server renders; null for others, which cannot rest. */
export function stillOf(address: string): string | null {
  if (!isOwnPath(address)) return null;
  return `${address}${address.includes('?') ? '&' : '?'}still`;
}
