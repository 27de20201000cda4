/** Removes service workers and caches of an earlier product (SHELL-01). Never throws. */
export async function removeServiceWorkers(): Promise<void> {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser that forbids or lacks service workers has none.
  }
}
