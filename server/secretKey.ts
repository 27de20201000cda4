import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const minLength = 32;

/**
 * Reads the key of all signatures, such as those of private files' addresses. Creates and stores it at the first start,
 * so that they survive restarts.
 */
export async function readSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret.key');
  const stored = await readFile(path, 'utf8').catch(() => null);
  if (stored !== null && stored.trim().length >= minLength) return stored.trim();
  const made = randomBytes(32).toString('base64url');
  await writeFile(path, `${made}\n`, { mode: 0o600 });
  return made;
}
