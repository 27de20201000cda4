import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { PhotoState } from './useOpenPhoto';

/**
 * Leaves a photo that the address names: `close` goes back if opening it was a navigation of its own, `leave` only
 * removes it from the address.
 */
export function useLeavePhoto(without: (query: URLSearchParams) => URLSearchParams) {
  const [query, setQuery] = useSearchParams();
  const state = useLocation().state as PhotoState | null;
  const navigate = useNavigate();
  const leave = () => setQuery(without(query), { replace: true });
  return { leave, close: () => (state?.isPhotoOpened === true ? void navigate(-1) : leave()) };
}
