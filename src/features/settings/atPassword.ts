import { apiError, RequestError, toAppError } from '@/shared/errors/appError';

const wrong = 'validationInvalidCredentials';

/**
 * Waits for a call with a password and puts its refusal at the field; some backends refuse a wrong password with the
 * status of a refused token.
 * @param fields the field by the name that the call has for it, and the code of the words there
 */
export async function atPassword<T>(fields: Record<string, string>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (thrown) {
    const { status, code } = toAppError(thrown);
    const isRefused = status === 401 && code !== 'unauthorized';
    if (!isRefused && code !== wrong) throw thrown;
    throw new RequestError(apiError({ status, code: wrong, fields }), { cause: thrown });
  }
}
