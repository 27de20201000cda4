/** Pixels: twice the width in an editor's grid, for dense screens. */
const width = 320;
const height = 240;

const addresses = new Map<string, string>();
const listeners = new Set<() => void>();
let turn: Promise<void> = Promise.resolve();

/**
 * Renders a thumbnail of a file, one at a time: a hundred camera photos decoded at once exceed a phone's memory.
 * Falls back to the file itself where the browser cannot.
 */
export function makeThumbnail(id: string, file: Blob, isWanted: () => boolean): void {
  turn = turn.then(async () => {
    if (!isWanted()) return;
    const picture = await shrunk(file).catch(() => file);
    if (isWanted()) showThumbnail(id, URL.createObjectURL(picture));
  });
}

export function showThumbnail(id: string, address: string): void {
  addresses.set(id, address);
  tell();
}

/** Frees the memory of a thumbnail. */
export function dropThumbnail(id: string): void {
  const address = addresses.get(id);
  if (address === undefined) return;
  if (address.startsWith('blob:')) URL.revokeObjectURL(address);
  addresses.delete(id);
  tell();
}

export function thumbnailOf(id: string): string | undefined {
  return addresses.get(id);
}

/** For `useSyncExternalStore`. */
export function subscribeThumbnails(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Crops like the grid does, so that no larger picture is decoded. */
async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
  try {
    const canvas = new OffscreenCanvas(width, Math.min(height, bitmap.height));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.drawImage(bitmap, 0, (canvas.height - bitmap.height) / 2);
    return await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  } finally {
    bitmap.close();
  }
}
