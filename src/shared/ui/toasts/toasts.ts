/** `error` is announced assertively and stays; the others disappear after five seconds. */
type ToastKind = 'ok' | 'info' | 'error';

interface ToastAction {
  label: string;
  onSelect: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
}

const maxToasts = 3;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; also callable from sagas. A visible text is not repeated. At most three are shown: the oldest is
 * dropped, messages before errors. Returns its id.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const shown = toasts.find(({ kind, text }) => kind === toast.kind && text === toast.text);
  if (shown) return shown.id;
  lastId += 1;
  const next = [...toasts, { ...toast, id: lastId }];
  if (next.length > maxToasts) {
    const oldest = next.findIndex(({ kind, id }) => kind !== 'error' && id !== lastId);
    next.splice(Math.max(oldest, 0), 1);
  }
  change(next);
  return lastId;
}

export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  if (toasts.length > 0) change([]);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

/** For `useSyncExternalStore`. Returns the unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
