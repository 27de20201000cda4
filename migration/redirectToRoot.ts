/** The page has the one route `/` (MIG-01), below `/migration` or on an origin of its own; every other leads to it. */
export function redirectToRoot(): void {
  const root = /^\/migration(\/|$)/.test(location.pathname) ? '/migration/' : '/';
  if (location.pathname !== root) history.replaceState(null, '', root + location.search);
}
