import camelcaseKeys from 'camelcase-keys';

/**
 * Converts keys to camelCase, deep (API-02), except those of the maps at `keepKeysAt` (`statuses`, `user.counts`),
 * whose keys are ids.
 */
export function convertKeys(body: unknown, keepKeysAt: readonly string[] = []): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return camelcaseKeys(body as Record<string, unknown>, { deep: true, stopPaths: keepKeysAt });
}
