const key = 'kith.reloadedAt';
const pauseMs = 30_000;

/**
 * Reloads the page for a missing chunk, which means that a new build was deployed; at most once in 30 s, so that a
 * lasting fault cannot loop. After that the error page shows.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(key));
      if (Date.now() - last < pauseMs) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
