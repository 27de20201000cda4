import type { BrowserContext, Page } from '@playwright/test';

/** Texts and photos stored by the browser, read once they contain `wanted`, with the time. */
async function readKept(wanted: string): Promise<{ kept: string; at: number }> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('Not read'));
    });
  for (;;) {
    const database = await settled(indexedDB.open('keyval-store'));
    let kept = '';
    if (database.objectStoreNames.contains('keyval')) {
      const store = database.transaction('keyval').objectStore('keyval');
      kept = JSON.stringify(await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]));
    }
    database.close();
    if (kept.includes(wanted)) return { kept, at: Date.now() };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A second tab that reads the storage without affecting the tab under test. */
export async function openObserver(context: BrowserContext): Promise<Page> {
  const observer = await context.newPage();
  await observer.goto('/health');
  return observer;
}

export async function keptIn(observer: Page): Promise<string> {
  return (await observer.evaluate(readKept, '')).kept;
}

/**
 * Types into the focused field. Returns the milliseconds from the last key until another tab finds the whole text
 * stored.
 */
export async function typeUntilKept(
  page: Page,
  observer: Page,
  typed: string,
  text: string,
): Promise<number> {
  await page.evaluate(() => {
    document.addEventListener('input', () => Reflect.set(globalThis, 'lastInput', Date.now()), true);
  });
  const reading = observer.evaluate(readKept, text);
  await page.keyboard.type(typed);
  const lastInput = await page.evaluate(() => Number(Reflect.get(globalThis, 'lastInput')));
  return (await reading).at - lastInput;
}
