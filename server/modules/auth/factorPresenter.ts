import type { WireTwoFactorEntry } from '@/shared/wire/auth';
import type { twoFactorMethods } from '../../db/schema';

/** A second factor as it is stored. */
export type Factor = typeof twoFactorMethods.$inferSelect;

/** A second factor as the wire names it; `id` is a login's challenge, or the factor's own in its owner's settings. */
export function presentFactor(
  factor: Factor,
  id: string,
  login?: { isCodeSent: boolean },
): WireTwoFactorEntry {
  if (factor.kind === 'app') return { two_factor_auth_app: { id, account_name: factor.accountName ?? '' } };
  return {
    two_factor_auth_phone: {
      id,
      country_code: factor.countryCode ?? '',
      phone_number: maskPhone(factor.phoneNumber ?? ''),
      ...(login === undefined ? {} : { code_sent: login.isCodeSent }),
    },
  };
}

/** All but the last two digits hidden. */
function maskPhone(phoneNumber: string): string {
  return phoneNumber.slice(0, -2).replace(/\d/g, '•') + phoneNumber.slice(-2);
}

/** Where a phone's codes go: `+` and digits. */
export function numberOf({ countryCode, phoneNumber }: Factor): string {
  return `+${`${countryCode ?? ''}${phoneNumber ?? ''}`.replace(/\D/g, '')}`;
}
