import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The token of a mailed link. It leaves the address bar at once, so that it stays out of the history, of screenshots
 * and of the addresses sent along with requests.
 */
export function useLinkToken(): string {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const [token] = useState(() => params.get('token') ?? '');
  useEffect(() => {
    // Beside the router: it must not take this for a navigation.
    if (location.search !== '') history.replaceState(history.state, '', pathname);
  }, [pathname]);
  return token;
}
