import { maintenanceFlag } from '@/shared/config/env';
import type { RequestsState } from '@/shared/store/requests';
import { loadStatus } from './requests';

export interface Status {
  hasLoaded: boolean;
  isLoading: boolean;
  isMaintanceMode: boolean;
}

/**
 * Whether the product is under maintenance: the server's word, unless the local flag is set. That the status cannot be
 * read is no maintenance (SHELL-08). Compare with `shallowEqual`.
 */
export function selectStatus(state: { requests: RequestsState }): Status {
  const { status, data } = loadStatus.select(state);
  return {
    hasLoaded: data !== undefined || status === 'failed',
    isLoading: status === 'pending',
    isMaintanceMode: maintenanceFlag ?? data?.isMaintanceMode ?? false,
  };
}
