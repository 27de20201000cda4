import { beforeAll, describe, expect, it } from 'vitest';
import { apiError, cancelledError, networkError, timeoutError } from '@/shared/errors/appError';
import { errors } from '@/shared/i18n/en/errors';
import { memberErrors } from '@/shared/i18n/en/memberErrors';
import { videoErrors } from '@/shared/i18n/en/videoErrors';
import { addErrorTexts, errorText } from '@/shared/i18n/errorText';
import { ApiError, errorResponse, isErrorCode } from '../../server/errors';

/** Catalogue of the customer, word for word (ERR-01). */
const catalogue: readonly [code: string, text: string][] = [
  ['genericError', 'Something went wrong'],
  ['userNotEnabled', "Your account isn't confirmed yet, please check your email for confirmation"],
  ['userNotFound', 'User not found'],
  ['notFound', 'User not found'],
  ['validationUserNotFound', 'User not found'],
  ['invalidAttempt', 'Invalid password, attempts to login 3'],
  ['accountLockedNow', 'Account locked for 10 minutes'],
  ['accountLocked', 'Account locked'],
  ['tokenExpired', 'Invalid verification code'],
  ['invalid_token', 'Invalid verification code'],
  ['validationUserAlreadyExists', 'User already exists'],
  ['validationInvalidCredentials', 'Invalid old password'],
  ['cantVoteOnOwnPost', "You can't vote for your own post"],
  ['invalidAccessRole', 'Authentication failed, you are not approved for the beta release'],
];

/** Codes of the wire contract without a text of their own. */
const addedCodes = ['validationError', 'notAllowed', 'tooManyRequests', 'unauthorized'];

const params = { count: 3 };
const shown = (code: string) => errorText(apiError({ code, status: 400, params }));

describe('the error catalogue', () => {
  beforeAll(() => {
    addErrorTexts(memberErrors);
    addErrorTexts(videoErrors);
  });

  it.each(catalogue)('ERR-01 shows %s as: %s', (code, text) => {
    expect(shown(code)).toBe(text);
  });

  it.each([0, 1, 2, 4])('ERR-01 fills {count} with %i', (count) => {
    expect(errorText(apiError({ code: 'invalidAttempt', status: 401, params: { count } }))).toBe(
      `Invalid password, attempts to login ${count}`,
    );
  });

  it.each(catalogue.filter(([code]) => isErrorCode(code) && code !== 'notFound'))(
    'ERR-01 has the server say the same of %s: %s',
    async (code, text) => {
      if (!isErrorCode(code)) throw new Error(`${code} is not the server's`);
      const body: unknown = await errorResponse(new ApiError(401, code, { params })).json();
      expect(body).toMatchObject({ code: 401, dictionary_code: code, message: text, params });
    },
  );

  it('ERR-03 shows the validation texts for the added codes that have one, and the generic message for the others', () => {
    expect(shown('fileTooLarge')).toBe('Image size is greater than 10mb');
    expect(shown('unsupportedMediaType')).toBe('Incorrect image format, only PNG, JPEG and JPG are allowed');
    expect(shown('commentTooLong')).toBe(
      'Max limit is 1000 characters - please edit your comment to lower your character count',
    );
    expect(shown('quotaExceeded')).toBe(
      'There is no room left in your account. Delete photos that you no longer need, then try again.',
    );
    expect(shown('serverFull')).toBe('The server is full. Please try again later.');
    expect(shown('accountClosed')).toBe('Your account is closed.');
    expect(shown('ownsCommunities')).toBe(
      'You are the only owner of a group or company. Hand it over or delete it first.',
    );
    expect(shown('videoTooLarge')).toBe('Video is larger than 100 MB');
    expect(shown('tooManySignUps')).toBe('Too many accounts were created from your network.');
    for (const code of addedCodes) expect(shown(code)).toBe('Something went wrong');
  });

  it('API-03 names connectivity errors', () => {
    expect(errorText(timeoutError)).toBe('Request timeout');
    expect(errorText(networkError)).toBe('Request failed');
  });

  it('API-03 names a request that the member gave up', () => {
    expect(errorText(cancelledError)).toBe('Request cancelled');
  });

  it('ERR-01 has no other entry', () => {
    const inClient = Object.keys({ ...errors.codes, ...memberErrors, ...videoErrors }).map((code) =>
      code === 'invalidToken' ? 'invalid_token' : code,
    );
    expect(inClient.toSorted()).toEqual(
      [
        ...catalogue.map(([code]) => code),
        'tooManySignUps',
        'quotaExceeded',
        'serverFull',
        'accountClosed',
        'ownsCommunities',
        'fileTooLarge',
        'unsupportedMediaType',
        'commentTooLong',
        ...Object.keys(videoErrors),
        'requestTimeout',
        'requestFailed',
        'requestCancelled',
      ].toSorted(),
    );
  });

  it('SHELL-07 has the words of the generic error page', () => {
    expect(errors.page.heading).toBe('Oops, that was unexpected');
  });
});

describe('what failed', () => {
  it.each([
    ['updateSettings', 'Failed to update settings. Please try again later.'],
    ['changePassword', 'Failed to change password. Please try again later.'],
    ['createPost', 'Failed to create post. Please try again later.'],
    ['editPost', 'Failed to edit post. Please try again later.'],
    ['deletePost', 'Failed to delete post. Please try again later.'],
    ['addComment', 'Failed to add comment. Please try again later.'],
    ['editComment', 'Failed to edit comment. Please try again later.'],
    ['deleteComment', 'Failed to delete comment. Please try again later.'],
    ['bookmark', 'Failed to bookmark. Please try again later.'],
    ['report', 'Failed to report. Please try again later.'],
    ['uploadImage', 'Failed to upload image. Please try again later.'],
    ['deleteImage', 'Failed to delete image. Please try again later.'],
    ['unfollow', 'Failed to unfollow. Please try again later.'],
    ['removeFollower', 'Failed to remove follower. Please try again later.'],
  ] as const)('ERR-02 has a retry-later text of its own for %s', (action, text) => {
    expect(errors.failedTo[action]).toBe(text);
  });

  it('ERR-02 tells every failure apart, each with its way on', () => {
    const texts = Object.values(errors.failedTo);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^Failed to .+\. Please try again later\.$/);
    expect(errors.failedTo.unexpected).toContain('unexpected error');
  });
});
