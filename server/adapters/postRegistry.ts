/**
 * Where digests of posts are written down for good (POST-10): a contract on a blockchain, or whatever else keeps a
 * digest once. A digest is `0x` and 64 hex digits. Set as `registry` of the app's dependencies; without one, posts wait.
 */
export interface PostRegistry {
  /**
   * The transaction that wrote a digest before, mined or still waiting to be; null for none. It is asked before each
   * attempt, so that one that was interrupted is never sent a second time. Throws when the registry cannot be asked.
   */
  find(digest: string): Promise<{ tx: string } | null>;
  /** Writes a digest and waits until that is sure. Throws when it did not happen; it is tried again later. */
  publish(digest: string): Promise<{ tx: string }>;
}
