import type { WireError } from '@/shared/wire/common';

/** Error catalogue of the customer (ERR-01) and of the contract, in English for the log and API users. */
const messages = {
  genericError: 'Something went wrong',
  validationError: 'Some fields are not valid',
  notAllowed: 'Not allowed',
  notFound: 'Not found',
  unauthorized: 'No valid token',
  tooManyRequests: 'Too many requests',
  tooManySignUps: 'Too many accounts were created from your network.',
  unsupportedMediaType: 'Incorrect image format, only PNG, JPEG and JPG are allowed',
  fileTooLarge: 'Image size is greater than 10mb',
  quotaExceeded: 'There is no room left',
  serverFull: 'The server is full. Please try again later.',
  videoNotReadable: 'This video cannot be read',
  videoCodecUnknown: 'This kind of video is not supported. Save it as MP4 or WebM, then try again.',
  videoTooLong: 'Videos may be three minutes long',
  videoTooLarge: 'Video is larger than 100 MB',
  videoKeptTooLarge: 'Video is larger than 50 MB. Save it in a lower quality, then try again.',
  videoTooWide: 'Videos may have 1280 pixels on the longer side',
  videoTooManyFrames: 'Videos may have 60 frames a second',
  videoStartsEarly: 'This video still holds what was cut off its start. Save it anew, then try again.',
  captionsNotReadable: 'These captions cannot be read. Use a WebVTT or SRT file of at most 100 kB.',
  commentTooLong: 'Max limit is 1000 characters',
  userNotEnabled: "Your account isn't confirmed yet, please check your email for confirmation",
  userNotFound: 'User not found',
  invalidAttempt: 'Invalid password, attempts to login {count}',
  accountLockedNow: 'Account locked for 10 minutes',
  accountLocked: 'Account locked',
  tokenExpired: 'Invalid verification code',
  invalid_token: 'Invalid verification code',
  validationUserAlreadyExists: 'User already exists',
  validationInvalidCredentials: 'Invalid old password',
  cantVoteOnOwnPost: "You can't vote for your own post",
  accountClosed: 'Your account is closed.',
  ownsCommunities: 'You are the only owner of a group or company. Hand it over or delete it first.',
  invalidAccessRole: 'Authentication failed, you are not approved for the beta release',
  inviteLinkUnknown: 'There is no such invite link',
  inviteLinkOver: 'The invite link is over',
  inviteLinkUsedUp: 'The invite link is used up',
} as const;

export type ErrorCode = keyof typeof messages;
export type ErrorStatus =
  400 | 401 | 403 | 404 | 408 | 409 | 411 | 412 | 413 | 415 | 422 | 423 | 429 | 500 | 503 | 507;

/** True for a code of the catalogue. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(messages, value);
}

interface ErrorExtras {
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
  /** Value of `Retry-After`. */
  retryAfterSeconds?: number;
}

/** An answer other than 2xx; thrown anywhere below a route. */
export class ApiError extends Error {
  constructor(
    readonly status: ErrorStatus,
    readonly code: ErrorCode,
    readonly extras: ErrorExtras = {},
  ) {
    super(code);
    this.name = 'ApiError';
  }
}

/** Hidden things answer like missing ones. */
export const notFound = () => new ApiError(404, 'notFound');
export const notAllowed = () => new ApiError(403, 'notAllowed');
/** Allowed, but not in the present state of things, or answered by somebody else meanwhile. */
export const conflict = () => new ApiError(409, 'notAllowed');

/** 422 with a code for each field; `validationError` is the default code. */
export function invalidFields(
  fields: Record<string, ErrorCode>,
  code: ErrorCode = 'validationError',
): ApiError {
  return new ApiError(422, code, { fields });
}

/** Builds the contract's answer for an error; `requestId` marks unforeseen errors. */
export function errorResponse(error: ApiError, requestId?: string): Response {
  const { params, fields, retryAfterSeconds } = error.extras;
  const body: WireError = {
    code: error.status,
    dictionary_code: error.code,
    message: messages[error.code].replace('{count}', String(params?.count ?? '')),
    ...(params === undefined ? {} : { params }),
    ...(requestId === undefined ? {} : { params: { ...params, request_id: requestId } }),
    ...(fields === undefined ? {} : { fields }),
  };
  const response = Response.json(body, { status: error.status });
  if (retryAfterSeconds !== undefined) response.headers.set('Retry-After', String(retryAfterSeconds));
  return response;
}
