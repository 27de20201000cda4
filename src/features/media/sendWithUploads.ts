import { RequestError } from '@/shared/errors/appError';
import { keysOf, renewFiles } from './registry';

/**
 * Makes a call that refers to uploads, once all of them are sent; if one failed, the call is not made.
 * The server deletes uploads that nothing refers to after a day: if it refuses them, they are sent again, once.
 * @param ids of the uploads in their order
 */
export async function sendWithUploads<Result>(
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
