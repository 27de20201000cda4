import { maintenanceFlag } from '@/shared/config/env';
import type { RequestsState } from '@/shared/store/requests';
import { loadStatus } from './requests';

type State = { requests: RequestsState };

/**
 * Maintenance as the server says, unless the local flag is set. An unreadable status counts as no maintenance
 * (SHELL-08).
 */
export function selectIsMaintenance(state: State): boolean {
  return maintenanceFlag ?? loadStatus.select(state).data?.isMaintanceMode ?? false;
}

/** True once the product's status is known, or cannot be. */
export function selectIsStatusKnown(state: State): boolean {
  const { status, data } = loadStatus.select(state);
  return data !== undefined || status === 'failed';
}
