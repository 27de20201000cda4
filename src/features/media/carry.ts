import { RequestError } from '@/shared/errors/appError';
import { keysOf, renewFiles } from './registry';

/**
 * Makes a call that carries uploads once all of them are sent; when one failed it is not made. The server removes what
 * nothing has carried for a day: where it refuses the photos, they are sent anew, once.
 * @param ids of the uploads in their order
 */
export async function carry<Result>(
  ids: readonly string[],
  make: (keys: string[]) => Promise<Result>,
): Promise<Result> {
  const keys = await keysOf(ids);
  try {
    return await make(keys);
  } catch (thrown) {
    if (!refusesPhotos(thrown) || !renewFiles(ids)) throw thrown;
    return make(await keysOf(ids));
  }
}

function refusesPhotos(thrown: unknown): boolean {
  if (!(thrown instanceof RequestError)) return false;
  const { status, fields } = thrown.appError;
  return status === 422 && 'photos' in fields;
}
