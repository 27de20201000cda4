import type { AppError } from '../errors/appError';
import { errors } from './en/errors';
import { validation } from './en/validation';
import { i18n } from './i18n';
import type { MessageKey } from './messageKey';

type ErrorCode = keyof typeof errors.codes;
type ValidationCode = keyof typeof validation;

const codes: Record<string, string> = { ...errors.codes };
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(codes, code);
const isValidationCode = (code: string): code is ValidationCode => Object.hasOwn(validation, code);

/** Adds a feature's texts of dictionary codes when its code is loaded. */
export function addErrorTexts(texts: Record<string, string>): void {
  Object.assign(codes, texts);
  i18n.addResourceBundle('en', 'errors', { codes }, true);
}

/** Text of a dictionary code; the generic message for unknown ones (API-05, ERR-01). */
export function errorText(error: Pick<AppError, 'code' | 'params'>): string {
  return codeText(error.code, error.params);
}

/** True unless only the generic message applies. */
export function hasOwnText(error: Pick<AppError, 'code'>): boolean {
  const code = error.code === 'invalid_token' ? 'invalidToken' : error.code;
  return code !== 'genericError' && isErrorCode(code);
}

/** Only these are about a person: anything else that is not found has the feature's text, not "User not found". */
const aboutPeople: readonly MessageKey[] = [
  'errors:failedTo.follow',
  'errors:failedTo.unfollow',
  'errors:failedTo.removeFollower',
];

/**
 * Text of a failed action: the error catalogue's if it has one, else the feature's; connectivity errors show both,
 * "Request timeout. Failed to vote. Please try again later." (API-03, API-05, ERR-01, ERR-02).
 */
export function failureText(
  text: MessageKey,
  error: Pick<AppError, 'kind' | 'code' | 'params' | 'status'>,
): string {
  if (error.kind !== 'api') return `${errorText(error)}. ${i18n.t(text)}`;
  const isSomethingElse = error.status === 404 && !aboutPeople.includes(text);
  return hasOwnText(error) && !isSomethingElse ? errorText(error) : i18n.t(text);
}

function codeText(code: string, params: Record<string, string | number>): string {
  // i18next would read the underscore as a variant of the key `invalid`.
  const key = code === 'invalid_token' ? 'invalidToken' : code;
  const known = isErrorCode(key) ? key : 'genericError';
  const text = i18n.getFixedT(null, 'errors')(`codes.${known}`, {
    // Selects the plural form; `replace` supplies the shown number.
    count: Number(params['count'] ?? 0),
    replace: params,
  });
  // Removes placeholders that the server sent no value for.
  return text.replace(/\{\{\w+\}\}/g, '').trimEnd();
}

/**
 * Text under a field. `code` is a validation code, optionally with a length (`required`, `maxLength:50`), or a
 * dictionary code of the server; anything else reads "Invalid value." (VAL-01).
 */
export function fieldErrorText(code: string): string {
  const [name = '', length = ''] = code.split(':');
  if (isValidationCode(name)) return i18n.t(name, { ns: 'validation', length });
  return isErrorCode(name) ? codeText(name, {}) : i18n.t('invalid', { ns: 'validation' });
}
