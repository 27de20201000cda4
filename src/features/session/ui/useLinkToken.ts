import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * The token of a mailed link. It leaves the address bar at once, to stay out of the history, screenshots and
 * referrers.
 */
export function useLinkToken(): string {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const [token] = useState(() => params.get('token') ?? '');
  useEffect(() => {
    // Bypasses the router, for which this would be a navigation.
    if (location.search !== '') history.replaceState(history.state, '', pathname);
  }, [pathname]);
  return token;
}
