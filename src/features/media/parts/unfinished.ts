const paths = new Map<string, string>();

/** Notes where an upload in parts stands on the server, so that a later try finds it. */
export function noteUnfinished(id: string, path: string): void {
  paths.set(id, path);
}

/** The path of an upload that was begun; null for any other. */
export function unfinishedOf(id: string): string | null {
  return paths.get(id) ?? null;
}

/** Hands out the paths of those among the uploads that were begun, and forgets them. */
export function takeUnfinished(ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const path = unfinishedOf(id);
    paths.delete(id);
    return path ?? [];
  });
}
