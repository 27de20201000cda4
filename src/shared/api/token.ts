const storageKey = 'kith.token';
/** Written for a moment before a refused token goes, so that the other tabs do not take its end for a logout. */
const refusedKey = 'kith.refused';
/**
 * The token that this tab goes by, null for a guest; not known before the first look. What another tab stores counts
 * here only once it was followed, so that no call of one member carries another one's token (SHELL-12).
 */
let own: string | null | undefined;

/**
 * The session's token, under one fixed key (AUTH-02). This is the only module that reads it: it is never in the
 * store, in an address or in a log. Where storage is blocked the session lasts as long as the page.
 */
export function readToken(): string | null {
  if (own === undefined) own = readStored();
  return own;
}

export function storeToken(token: string): void {
  own = token;
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // The session goes on in memory.
  }
}

/**
 * Ends this tab's session; a token that another tab has stored since stays.
 * @param isRefused the server ended it, not the member
 */
export function clearToken(isRefused = false): void {
  const former = readToken();
  own = null;
  const stored = readStored();
  if (stored !== null && stored !== former) return;
  try {
    if (isRefused) localStorage.setItem(refusedKey, '');
    localStorage.removeItem(storageKey);
    localStorage.removeItem(refusedKey);
  } catch {
    // Nothing was stored.
  }
}

/** From here on this tab goes by what another one has stored. */
export function followStoredToken(): void {
  own = readStored();
}

/**
 * Tells the token that another tab has stored, or null once it has logged out (SHELL-12). Of a token that was refused
 * there nothing is told: this tab's next call learns it too. Returns how to stop listening.
 */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  let isRefused = false;
  const tell = ({ key, newValue }: StorageEvent) => {
    if (key === refusedKey) isRefused ||= newValue !== null;
    // Without a key everything was erased.
    if (key !== storageKey && key !== null) return;
    const stored = readStored();
    const isToTell = stored !== readToken() && (stored !== null || !isRefused);
    isRefused = false;
    if (isToTell) listener(stored);
  };
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
