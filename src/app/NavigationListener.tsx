import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { setNavigator } from './navigator';

/**
 * Lets sagas navigate, and scrolls every newly opened page to its top; lists restore themselves on Back
 * (SHELL-15).
 */
export function NavigationListener() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    setNavigator((to, replace) => void navigate(to, { replace }));
    return () => setNavigator(null);
  }, [navigate]);

  const toTop = useEffectEvent(() => {
    if (type !== NavigationType.Pop) scrollTo(0, 0);
  });
  // Not on a change of the query alone: a photo opens over the page.
  useLayoutEffect(() => toTop(), [pathname]);
  return null;
}
