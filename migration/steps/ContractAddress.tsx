import { getAddress } from 'ethers';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import type { Settings } from '../config/settings';

/** A whole address with its checksum, linked where there is an explorer. */
export function ContractAddress({ settings, address }: { settings: Settings; address: string }) {
  const shown = checksummed(address);
  if (settings.EXPLORER_URL === '') return shown;
  return <ExternalLink href={`${settings.EXPLORER_URL}/address/${shown}`}>{shown}</ExternalLink>;
}

function checksummed(address: string): string {
  try {
    return getAddress(address);
  } catch {
    return address;
  }
}
