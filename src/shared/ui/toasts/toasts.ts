/** How a toast is meant: `error` is said at once and stays, the others leave after five seconds. */
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
 * Shows a message at the edge of the window, from components and sagas alike. A text that stands there already is
 * not shown twice; of more than three the oldest goes, messages before errors. Returns the toast's id.
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

/** Takes a toast away; unknown ids are ignored. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id));
}

/** Takes all toasts away, as at the end of a session. */
export function clearToasts(): void {
  if (toasts.length > 0) change([]);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

/** For `useSyncExternalStore`. Returns the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
