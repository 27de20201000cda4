/** Files that follow a short video once its bytes have arrived. */
export interface Extras {
  cover: Blob | null;
  captions: { file: Blob; lang: string } | null;
}

const kept = new Map<string, Extras>();

/** Keeps the files that belong to an upload, since files never enter actions or state. */
export function keepExtras(uploadId: string, extras: Extras): void {
  kept.set(uploadId, extras);
}

/** Hands out the files of an upload and forgets them. */
export function takeExtras(uploadId: string): Extras {
  const extras = kept.get(uploadId) ?? { cover: null, captions: null };
  kept.delete(uploadId);
  return extras;
}
