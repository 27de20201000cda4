import type { WireTwoFactorEntry } from '@/shared/wire/auth';
import type { twoFactorMethods } from '../../db/schema';

export type Factor = typeof twoFactorMethods.$inferSelect;

/** Presents a second factor. `id` is a login's challenge, or the factor's own in the settings. */
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

/** Name of a second factor that tells nobody its number. */
export function factorLabel({ kind, accountName, countryCode, phoneNumber }: Factor): string {
  if (kind === 'app') return accountName ?? '';
  return `+${countryCode ?? ''} ${maskPhone(phoneNumber ?? '')}`;
}

/** Hides all but the last two digits. */
function maskPhone(phoneNumber: string): string {
  return phoneNumber.slice(0, -2).replace(/\d/g, '•') + phoneNumber.slice(-2);
}

/** Full phone number: `+` and digits. */
export function numberOf({ countryCode, phoneNumber }: Factor): string {
  return `+${`${countryCode ?? ''}${phoneNumber ?? ''}`.replace(/\D/g, '')}`;
}
