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
