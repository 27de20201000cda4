import type { Settings } from '../config/settings';
import type { Terms } from '../chain/contractReads';

/**
 * New tokens for an amount of old ones: by the contract's own rate, else one for one where the operator says that
 * there is no fee, else null.
 */
export function receivedFor(
  amount: bigint,
  terms: Terms | null,
  { NO_FEE }: Pick<Settings, 'NO_FEE'>,
): bigint | null {
  const rate = terms?.rate ?? null;
  if (rate !== null) return (amount * rate.numerator) / rate.denominator;
  return NO_FEE ? amount : null;
}
