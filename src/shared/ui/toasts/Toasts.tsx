import { useState, useSyncExternalStore } from 'react';
import { lazyExtra } from '../lazyPart/lazyExtra';
import { readToasts, subscribeToToasts } from './toasts';

const ToastStack = lazyExtra(async () => (await import('./ToastStack')).ToastStack);

/** Loads the code of messages ahead. */
export const prepareToasts = ToastStack.prepare;

/** Must be mounted once near the app's root. Its code loads with the first toast. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts);
  const [isNeeded, setIsNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return <ToastStack toasts={toasts} />;
}
