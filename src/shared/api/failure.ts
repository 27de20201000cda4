import axios from 'axios';
import * as v from 'valibot';
import { apiError, malformedError, networkError, RequestError, timeoutError } from '../errors/appError';
import { convertKeys } from './keys';

const value = v.union([v.string(), v.number()]);
const errorBody = v.object({
  dictionaryCode: v.fallback(v.string(), 'genericError'),
  count: v.fallback(v.nullable(value), null),
  params: readable(value),
  fields: readable(v.string()),
});

/** Schema of a map that leaves out what it cannot read. */
function readable<T>(schema: v.GenericSchema<unknown, T>) {
  return v.fallback(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((map) => {
        const read: Record<string, T> = {};
        for (const [name, told] of Object.entries(map)) {
          const result = v.safeParse(schema, told);
          if (result.success) read[name] = result.output;
        }
        return read;
      }),
    ),
    {},
  );
}

/** Converts anything axios throws (API-03, API-05). */
export function toRequestError(thrown: unknown): RequestError {
  if (!axios.isAxiosError(thrown)) return new RequestError(malformedError, { cause: thrown });
  if (thrown.code === 'ETIMEDOUT' || thrown.code === 'ECONNABORTED') {
    return new RequestError(timeoutError, { cause: thrown });
  }
  const { response } = thrown;
  if (!response) return new RequestError(networkError, { cause: thrown });
  if (response.status < 400) return new RequestError(malformedError, { cause: thrown });

  const { dictionaryCode, count, params, fields } = readBody(response.data);
  return new RequestError(
    apiError({
      status: response.status,
      code: dictionaryCode,
      params: count === null ? params : { count, ...params },
      fields,
      retryAfter: readSeconds(response.headers['retry-after']),
    }),
    { cause: thrown },
  );
}

/** What an error says may stand at its root, in `data` or in `error` (ANY-03). Without JSON it says nothing. */
function readBody(body: unknown) {
  try {
    const { data, error, ...root } = v.parse(v.looseObject({}), body);
    const said = [error, data, root].map((part) => convertKeys(part, ['params', 'fields']));
    return v.parse(errorBody, Object.assign({}, ...said));
  } catch {
    return v.parse(errorBody, {});
  }
}

function readSeconds(header: unknown): number | null {
  const seconds = Number(header);
  return typeof header === 'string' && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
