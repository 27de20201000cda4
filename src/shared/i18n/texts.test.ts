import { describe, expect, it } from 'vitest';
import { apiError, networkError, timeoutError } from '../errors/appError';
import { errorText, fieldErrorText } from './errorText';

const failure = (code: string, params: Record<string, string | number> = {}) =>
  apiError({ code, status: 400, params });

describe('error catalogue', () => {
  it.each([
    ['genericError', 'Something went wrong'],
    ['userNotEnabled', "Your account isn't confirmed yet, please check your email for confirmation"],
    ['userNotFound', 'User not found'],
    ['notFound', 'User not found'],
    ['validationUserNotFound', 'User not found'],
    ['accountLockedNow', 'Account locked for 10 minutes'],
    ['accountLocked', 'Account locked'],
    ['tokenExpired', 'Invalid verification code'],
    ['invalid_token', 'Invalid verification code'],
    ['validationUserAlreadyExists', 'User already exists'],
    ['validationInvalidCredentials', 'Invalid old password'],
    ['cantVoteOnOwnPost', "You can't vote for your own post"],
    ['invalidAccessRole', 'Authentication failed, you are not approved for the beta release'],
  ])('ERR-01 says for %s: %s', (code, text) => {
    expect(errorText(failure(code))).toBe(text);
  });

  it.each([1, 4])('ERR-01 tells that %i attempts are left', (count) => {
    expect(errorText(failure('invalidAttempt', { count }))).toBe(
      `Invalid password, attempts to login ${count}`,
    );
  });

  it('leaves no hole when the server sent no count', () => {
    expect(errorText(failure('invalidAttempt'))).toBe('Invalid password, attempts to login');
  });

  it.each(['notAllowed', 'tooManyRequests', 'validationError', 'constructor', 'toString', ''])(
    'ERR-03 API-05 shows the generic message for %s',
    (code) => {
      expect(errorText(failure(code))).toBe('Something went wrong');
    },
  );

  it.each([
    ['fileTooLarge', 'Image size is greater than 10mb'],
    ['unsupportedMediaType', 'Incorrect image format, only PNG, JPEG and JPG are allowed'],
    [
      'commentTooLong',
      'Max limit is 1000 characters - please edit your comment to lower your character count',
    ],
  ])('ERR-03 shows the validation text for %s', (code, text) => {
    expect(errorText(failure(code))).toBe(text);
  });

  it('API-03 names a time-out and a request without result', () => {
    expect(errorText(timeoutError)).toBe('Request timeout');
    expect(errorText(networkError)).toBe('Request failed');
  });
});

describe('validation texts', () => {
  it.each([
    ['required', 'This is required.'],
    ['maxLength:50', 'The maximum length is 50.'],
    ['minLength:3', 'The minimum length is 3.'],
    ['email', 'Email not in a valid format or is unknown type.'],
    ['invalid', 'Invalid value.'],
    ['mismatch', 'Values do not match.'],
  ])('VAL-01 says for %s: %s', (code, text) => {
    expect(fieldErrorText(code)).toBe(text);
  });

  it('VAL-01 shows the catalogue for a field that the server refuses, else "Invalid value."', () => {
    expect(fieldErrorText('validationUserAlreadyExists')).toBe('User already exists');
    expect(fieldErrorText('whatever')).toBe('Invalid value.');
  });
});
