/** Other tabs that hear of the same news do so within this time. */
const holdMs = 90_000;

/** True in the first of the browser's tabs that asks with this name; in all of them without Web Locks. */
export function isFirstTab(
  name: string,
  { locks }: { locks?: LockManager | null } = navigator,
): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, async (lock) => {
        resolve(lock !== null);
        if (lock !== null) await new Promise((release) => setTimeout(release, holdMs));
      })
      // Browsers that block storage may refuse locks too.
      .catch(() => resolve(true));
  });
}
