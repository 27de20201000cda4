import { RequestError } from '../errors/appError';
import { request, type Call } from './client';
import { noContent } from './decode';

/**
 * Deletes something. What the server has no more is deleted too: by a former try whose answer was lost, or elsewhere
 * (ANY-04).
 */
export async function requestDeletion(call: Omit<Call<undefined>, 'method' | 'answer'>): Promise<undefined> {
  try {
    await request({ ...call, method: 'delete', answer: noContent });
  } catch (thrown) {
    if (!(thrown instanceof RequestError) || thrown.appError.status !== 404) throw thrown;
  }
  return undefined;
}
