import axios from 'axios';
import { apiError, malformedError, networkError, RequestError, timeoutError } from '../errors/appError';
import { convertKeys } from './keys';

/** Converts anything axios throws (API-03, API-05). */
export function toRequestError(thrown: unknown): RequestError {
  if (!axios.isAxiosError(thrown)) return new RequestError(malformedError, { cause: thrown });
  if (thrown.code === 'ETIMEDOUT') return new RequestError(timeoutError, { cause: thrown });
  const { response } = thrown;
  if (!response) return new RequestError(networkError, { cause: thrown });
  if (response.status < 400) return new RequestError(malformedError, { cause: thrown });

  const { dictionaryCode, count, params, fields } = readBody(response.data);
  return new RequestError(
    apiError({
      status: response.status,
      code: isText(dictionaryCode) ? dictionaryCode : 'genericError',
      params: { ...readable({ count }, isTextOrNumber), ...readable(params, isTextOrNumber) },
      fields: readable(fields, isText),
      retryAfter: readSeconds(response.headers['retry-after']),
    }),
    { cause: thrown },
  );
}

/**
 * What an error says may stand at its root, in `data` or in `error` (ANY-03). Axios hands over the raw text of an HTML
 * or truncated error page, which says nothing.
 */
function readBody(body: unknown): Record<string, unknown> {
  try {
    const { data, error, ...root } = toRecord(body);
    return toRecord(convertKeys({ ...toRecord(error), ...toRecord(data), ...root }, ['params', 'fields']));
  } catch {
    return {};
  }
}

/** Tells whether the browser itself broke the request off. */
export const isBrokenOff = (thrown: unknown): boolean =>
  axios.isAxiosError(thrown) && thrown.code === 'ECONNABORTED';

/** The entries of a map that are what they should be. */
function readable<T>(map: unknown, isMeant: (told: unknown) => told is T): Record<string, T> {
  const entries = Object.entries(toRecord(map));
  return Object.fromEntries(entries.flatMap(([name, told]) => (isMeant(told) ? [[name, told]] : [])));
}

function toRecord(told: unknown): Record<string, unknown> {
  return isRecord(told) ? told : {};
}

const isRecord = (told: unknown): told is Record<string, unknown> =>
  typeof told === 'object' && told !== null;
const isText = (told: unknown): told is string => typeof told === 'string';
const isTextOrNumber = (told: unknown): told is string | number => isText(told) || typeof told === 'number';

function readSeconds(header: unknown): number | null {
  const seconds = Number(header);
  return typeof header === 'string' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
