import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiError } from '../errors/appError';
import { onTokenRefused, settleRefused, tokenAfter } from './client';
import { clearToken, storeToken } from './token';

let stop: (() => void) | null = null;
let told: string[] = [];

/** Listens as the session does: tells the client at once that there is no other token, or the next one. */
function listen(next: string | null = null): void {
  stop = onTokenRefused((token) => {
    told.push(token);
    if (next !== null) storeToken(next);
    settleRefused(next === null ? null : token);
  });
}
// Other tests may have renewed a token of the same name.
beforeEach(() => settleRefused());
afterEach(() => {
  stop?.();
  settleRefused();
  clearToken();
  told = [];
});

const failed = (status: number, code = 'genericError') => apiError({ status, code });

describe('a refused call (API-06)', () => {
  it.each([
    [{}, 401, 'genericError', true],
    [{}, 401, 'unauthorized', true],
    [{}, 401, 'validationInvalidCredentials', false],
    [{}, 403, 'unauthorized', false],
    [{}, 500, 'unauthorized', false],
    [{ hasPassword: true }, 401, 'unauthorized', true],
    [{ hasPassword: true }, 401, 'wrongPassword', false],
  ])('a call %j with %i %s speaks of the token: %s', async (call, status, code, speaks) => {
    listen();
    storeToken('first');
    expect(await tokenAfter(call, failed(status, code), 'first')).toBeNull();
    expect(told).toEqual(speaks ? ['first'] : []);
  });

  it('says nothing of a guest, of a token that is not the tab’s, or where nobody listens', async () => {
    storeToken('first');
    expect(await tokenAfter({}, failed(401), 'first')).toBeNull();
    listen();
    expect(await tokenAfter({}, failed(401), null)).toBeNull();
    expect(await tokenAfter({}, failed(401), 'of another member')).toBeNull();
    stop?.();
    expect(await tokenAfter({}, failed(401), 'first')).toBeNull();
    expect(told).toEqual([]);
  });

  it('HOUR-05 gets the next token, also when it comes late; a lost login forgets that', async () => {
    listen('second');
    storeToken('first');
    expect(await tokenAfter({}, failed(401), 'first')).toBe('second');
    expect(await tokenAfter({}, failed(401), 'first')).toBe('second');
    expect(told).toEqual(['first']);
    settleRefused();
    expect(await tokenAfter({}, failed(401), 'first')).toBeNull();
  });
});
