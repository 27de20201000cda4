/** The page's only route is `/` (MIG-01), under `/migration` or on its own origin; any other path is replaced by it. */
export function redirectToRoot(): void {
  const root = /^\/migration(\/|$)/.test(location.pathname) ? '/migration/' : '/';
  if (location.pathname !== root) history.replaceState(null, '', root + location.search);
}
