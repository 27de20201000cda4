import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { CancelledError } from './cancelled';
import { toRequestError } from './failure';
import { convertKeys } from './keys';

/** The only axios client, in a chunk of its own so that the first screen paints without it. */
const client = axios.create({
  baseURL: '/',
  responseType: 'json',
  // Without these, axios takes broken JSON for text and sends the token to absolute URLs.
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  allowAbsoluteUrls: false,
});

type Message = Pick<
  AxiosRequestConfig,
  'method' | 'url' | 'params' | 'data' | 'headers' | 'signal' | 'timeout' | 'onUploadProgress'
>;

/**
 * Sends a message. Returns the body with keys in camelCase and the `Date` header.
 * @throws RequestError, or CancelledError when the signal aborts
 */
export async function exchange(
  message: Message,
  keepKeysAt: readonly string[],
): Promise<{ body: unknown; date: string | null }> {
  let response: AxiosResponse<unknown>;
  try {
    response = await client.request<unknown>(message);
  } catch (thrown) {
    if (axios.isCancel(thrown)) throw new CancelledError();
    throw toRequestError(thrown);
  }
  const date: unknown = response.headers['date'];
  try {
    return { body: convertKeys(response.data, keepKeysAt), date: typeof date === 'string' ? date : null };
  } catch (thrown) {
    throw toRequestError(thrown);
  }
}
