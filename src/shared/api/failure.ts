import axios from 'axios';
import * as v from 'valibot';
import { apiError, malformedError, networkError, RequestError, timeoutError } from '../errors/appError';
import { convertKeys } from './keys';

const errorBody = v.object({
  dictionaryCode: v.string(),
  params: v.fallback(v.optional(v.record(v.string(), v.union([v.string(), v.number()]))), {}),
  fields: v.fallback(v.optional(v.record(v.string(), v.string())), {}),
});

/** Converts anything axios throws (API-03, API-05). */
export function toRequestError(thrown: unknown): RequestError {
  if (!axios.isAxiosError(thrown)) return new RequestError(malformedError, { cause: thrown });
  if (thrown.code === 'ETIMEDOUT' || thrown.code === 'ECONNABORTED') {
    return new RequestError(timeoutError, { cause: thrown });
  }
  const { response } = thrown;
  if (!response) return new RequestError(networkError, { cause: thrown });
  if (response.status < 400) return new RequestError(malformedError, { cause: thrown });

  const body = v.safeParse(errorBody, readBody(response.data));
  return new RequestError(
    apiError({
      status: response.status,
      code: body.success ? body.output.dictionaryCode : 'genericError',
      params: body.success ? (body.output.params ?? {}) : {},
      fields: body.success ? (body.output.fields ?? {}) : {},
      retryAfter: readSeconds(response.headers['retry-after']),
    }),
    { cause: thrown },
  );
}

/** Axios hands over the raw text of an HTML or truncated error page. */
function readBody(data: unknown): unknown {
  try {
    return convertKeys(data, ['params', 'fields']);
  } catch {
    return null;
  }
}

function readSeconds(header: unknown): number | null {
  const seconds = Number(header);
  return typeof header === 'string' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
