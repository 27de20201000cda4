import type { AppError } from '@/shared/errors/appError';
import type { RequestsState } from '@/shared/store/requests';
import type { Feature } from '@/shared/wire/features';
import { loadStatus } from './requests';
import type { SessionState } from './slice';

/** True where the backend speaks a call or field beyond the customer's; else its control stays hidden (ANY-06). */
export function selectSpeaks(
  { requests, session }: { requests: RequestsState; session: SessionState },
  feature: Feature,
): boolean {
  const named = loadStatus.select({ requests }).data?.features ?? [];
  return named.includes(feature) && !session.missed.includes(feature);
}

/** True if the backend does not know the call: a 404 with a code speaks of the thing instead. */
export function isUnknownCall({ status, code }: AppError): boolean {
  return status === 405 || status === 501 || (status === 404 && code === 'genericError');
}
