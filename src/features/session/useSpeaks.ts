import { useSelector } from 'react-redux';
import type { RequestsState } from '@/shared/store/requests';
import type { Feature } from '@/shared/wire/features';
import type { SessionState } from './slice';
import { selectSpeaks } from './speaks';

type State = { requests: RequestsState; session: SessionState };

/** True where the backend speaks a call or field beyond the customer's; else its control stays hidden (ANY-06). */
export function useSpeaks(feature: Feature): boolean {
  return useSelector((state: State) => selectSpeaks(state, feature));
}
