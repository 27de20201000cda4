import { isPageLeft } from '../api/leaving';

/** Calls of acts that wait, by the item that they are for. */
const unsent = new Map<unknown, () => Promise<unknown>>();

addEventListener('pagehide', () => {
  if (isPageLeft()) void sendUnsent();
});

/** Remembers the call of an item until it is made. */
export function keepUnsent(item: unknown, send: () => Promise<unknown>): void {
  unsent.set(item, send);
}

export function isUnsent(item: unknown): boolean {
  return unsent.has(item);
}

export function dropUnsent(item: unknown): void {
  unsent.delete(item);
}

/** Makes all calls that wait, at once; their answers are not looked at. For a page or a session that ends. */
export async function sendUnsent(): Promise<void> {
  const calls = [...unsent.values()];
  unsent.clear();
  await Promise.allSettled(calls.map((send) => send()));
}
