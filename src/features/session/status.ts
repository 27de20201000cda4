import { maintenanceFlag } from '@/shared/config/env';
import type { RequestsState } from '@/shared/store/requests';
import { loadStatus } from './requests';

export interface Status {
  hasLoaded: boolean;
  isLoading: boolean;
  isMaintanceMode: boolean;
}

/**
 * Maintenance as the server says, unless the local flag is set. An unreadable status counts as no maintenance (SHELL-08).
 * Compare with `shallowEqual`.
 */
export function selectStatus(state: { requests: RequestsState }): Status {
  const { status, data } = loadStatus.select(state);
  return {
    hasLoaded: data !== undefined || status === 'failed',
    isLoading: status === 'pending',
    isMaintanceMode: maintenanceFlag ?? data?.isMaintanceMode ?? false,
  };
}
