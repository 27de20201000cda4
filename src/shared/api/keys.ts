import camelcaseKeys from 'camelcase-keys';

/**
 * Response keys in camelCase, deep (API-02). `keepKeysAt` are paths (`statuses`, `user.counts`) whose values are
 * free-form maps keyed by id: their keys stay as they are.
 */
export function convertKeys(body: unknown, keepKeysAt: readonly string[] = []): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return camelcaseKeys(body as Record<string, unknown>, { deep: true, stopPaths: keepKeysAt });
}
