/**
 * Permanent record of posts' digests (POST-10): a contract on a blockchain, or any store that keeps a digest once. A
 * digest is `0x` and 64 hex digits. Without a registry, posts wait.
 */
export interface PostRegistry {
  /**
   * Finds the transaction that wrote a digest, mined or pending; null for none. Asked before each attempt, so that an
   * interrupted one is not sent twice. Throws when the registry does not answer.
   */
  find(digest: string): Promise<{ tx: string } | null>;
  /** Writes a digest and waits for confirmation. Throws when that fails; the caller tries again later. */
  publish(digest: string): Promise<{ tx: string }>;
}
