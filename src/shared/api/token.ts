export const tokenKey = 'kith.token';
/** Set briefly before a refused token is removed, so that other tabs do not take the removal for a logout. */
const refusedKey = 'kith.refused';
/**
 * Token of this tab; null for a guest, undefined before the first read. A token stored by another tab applies only
 * after `adoptStoredToken`, so that no call of one member carries another's token (SHELL-12).
 */
let own: string | null | undefined;
/** Token that the storage did not take. */
let unkept: string | null = null;

/**
 * Reads the session's token (AUTH-02). No other module touches its key: it never gets into the store, a URL or a log.
 * Where storage is blocked the session lasts as long as the page.
 */
export function readToken(): string | null {
  if (own === undefined) own = readStored();
  return own;
}

export function storeToken(token: string): void {
  own = token;
  keepToken(token);
}

/** Stores a token that applies here, too, only after `adoptStoredToken`. */
export function keepToken(token: string): void {
  unkept = null;
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    // Storage is blocked: the session lives in memory.
    unkept = token;
  }
}

/**
 * Ends this tab's session, but keeps a token that another tab has stored since.
 * @param isRefused the server ended the session, not the member
 */
export function clearToken(isRefused = false): void {
  const former = readToken();
  own = unkept = null;
  const stored = readStored();
  if (stored !== null && stored !== former) return;
  try {
    if (isRefused) localStorage.setItem(refusedKey, '');
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(refusedKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Adopts the token that another tab, or a login over the page, has stored. */
export function adoptStoredToken(): void {
  own = readStored();
}

/**
 * Calls the listener with the token another tab has stored, or null after a logout there (SHELL-12). A refusal in
 * another tab is not reported: this tab's next call learns of it. Returns the unsubscribe function.
 */
export function onTokenChangedElsewhere(listener: (token: string | null) => void): () => void {
  let isRefused = false;
  const tell = ({ key, newValue }: StorageEvent) => {
    if (key === refusedKey) isRefused ||= newValue !== null;
    // A null key means that the whole storage was cleared.
    if (key !== tokenKey && key !== null) return;
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
    return unkept ?? localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}
