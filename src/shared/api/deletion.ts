import { isUnknownCall, RequestError } from '../errors/appError';
import { request, type Call } from './client';
import { noContent } from './decode';

/**
 * Deletes something. What the server has no more is deleted too: by a former try whose answer was lost, or elsewhere
 * (ANY-04). It says so by a code; a 404 without one is of a server that does not know the call (ANY-06).
 */
export async function requestDeletion(call: Omit<Call<undefined>, 'method' | 'answer'>): Promise<undefined> {
  try {
    await request({ ...call, method: 'delete', answer: noContent });
  } catch (thrown) {
    if (!(thrown instanceof RequestError)) throw thrown;
    const { appError } = thrown;
    if (appError.status !== 404 || isUnknownCall(appError)) throw thrown;
  }
  return undefined;
}
