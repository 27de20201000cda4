const key = 'kith.reloadedAt';
const pauseMs = 30_000;

/**
 * A chunk that is gone means that a new build was deployed: the page is loaded anew, once in 30 s at most, so that a
 * fault that lasts cannot loop. Then the error page takes over.
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
