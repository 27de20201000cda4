import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import { isUnknownCall, toAppError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import type { Alts } from './alts';

/** Describes a stored picture for those who do not see it; '' takes the description away. */
export interface Description {
  key: string;
  alt: string;
}

/** Describes a picture of the caller wherever it is shown. */
export function describePhoto({ key, alt }: Description, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'patch',
    path: `/api/files/key/${encodeURIComponent(key)}`,
    body: { alt },
    answer: noContent,
    signal,
  });
}

/** The descriptions of uploads by the keys that these have got, both in the same order. */
export function describedUploads(
  uploads: readonly string[],
  keys: readonly string[],
  alts: Alts,
): Description[] {
  return uploads.flatMap((id, index) => {
    const [key, alt] = [keys[index], alts[id]];
    return key === undefined || alt === undefined ? [] : [{ key, alt: alt.trim() }];
  });
}

/**
 * Describes pictures before a call names them. Leaves those alone that are gone, which that call will refuse, and all
 * of them where the backend takes no descriptions (ANY-06).
 */
export async function describePhotos(all: readonly Description[], context: CallContext): Promise<void> {
  for (const description of all) {
    try {
      await describePhoto(description, context);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status !== 404 && !isUnknownCall(error)) throw thrown;
    }
  }
}
