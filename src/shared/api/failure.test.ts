import { AxiosError, AxiosHeaders, type AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { toRequestError } from './failure';

function failure(status: number, data: unknown, headers: Record<string, string> = {}) {
  const config = { headers: new AxiosHeaders() };
  const response: AxiosResponse = { status, statusText: '', data, headers, config };
  return toRequestError(new AxiosError('Failed', undefined, config, null, response)).appError;
}

describe('the failure of a call', () => {
  it.each([
    [{ dictionary_code: 'notAllowed' }],
    [{ data: { dictionary_code: 'notAllowed' } }],
    [{ error: { dictionary_code: 'notAllowed' } }],
    [{ error: { dictionary_code: 'other' }, data: { dictionary_code: 'notAllowed' } }],
    [{ data: { dictionary_code: 'other' }, dictionary_code: 'notAllowed' }],
    [{ data: null, error: 'Forbidden', dictionary_code: 'notAllowed' }],
  ])('ANY-03 is named in %j', (body) => {
    expect(failure(403, body)).toMatchObject({ kind: 'api', code: 'notAllowed', status: 403 });
  });

  it.each([[null], ['<h1>Bad gateway</h1>'], [''], [{}], [{ dictionary_code: 5 }], [{ error: 'No' }], [[1]]])(
    'API-05 is the generic error where the body is %j',
    (body) => {
      expect(failure(500, body)).toEqual({
        ...{ kind: 'api', code: 'genericError', status: 500 },
        ...{ params: {}, fields: {}, retryAfter: null },
      });
    },
  );

  it('API-05 holds of its parameters and fields what can be shown', () => {
    const body = {
      ...{ dictionary_code: 'invalid', count: 2 },
      params: { first_part: 'a', seconds: 30, list: [1], none: null },
      fields: { first_name: 'required', lastName: 'maxLength:50', age: 5 },
    };
    expect(failure(422, body)).toMatchObject({
      params: { count: 2, first_part: 'a', seconds: 30 },
      fields: { first_name: 'required', lastName: 'maxLength:50' },
    });
    expect(Object.keys(failure(422, body).params)).toHaveLength(3);
    expect(Object.keys(failure(422, body).fields)).toHaveLength(2);
  });

  it.each([
    ['30', 30],
    ['0', 0],
    ['-1', null],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    ['soon', null],
  ])('API-03 with "Retry-After: %s" waits %j seconds', (header, seconds) => {
    expect(failure(429, {}, { 'retry-after': header }).retryAfter).toBe(seconds);
  });

  it.each([
    ['ETIMEDOUT', 'timeout'],
    ['ECONNABORTED', 'network'],
    ['ERR_NETWORK', 'network'],
    [undefined, 'network'],
  ])('API-03 with the code %j and without an answer is of the kind %s', (code, kind) => {
    expect(toRequestError(new AxiosError('Failed', code)).appError.kind).toBe(kind);
  });

  it('API-07 is a malformed answer where the server said that all is well', () => {
    expect(failure(200, '{"id": "1')).toMatchObject({ kind: 'malformed', status: null });
    expect(failure(399, '')).toMatchObject({ kind: 'malformed' });
    expect(toRequestError(new SyntaxError('Unexpected end')).appError.kind).toBe('malformed');
  });
});
