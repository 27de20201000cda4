import type { AppError } from '../errors/appError';
import { errors } from './en/errors';
import { validation } from './en/validation';
import { i18n } from './i18n';

type ErrorCode = keyof typeof errors.codes;
type ValidationCode = keyof typeof validation;

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors.codes, code);
const isValidationCode = (code: string): code is ValidationCode => Object.hasOwn(validation, code);

/** The text of a failure by its dictionary code; unknown codes show the generic message (API-05, ERR-01). */
export function errorText(error: Pick<AppError, 'code' | 'params'>): string {
  return codeText(error.code, error.params);
}

/** True when the catalogue says more of a failure than that something went wrong. */
export function hasOwnText(error: Pick<AppError, 'code'>): boolean {
  const code = error.code === 'invalid_token' ? 'invalidToken' : error.code;
  return code !== 'genericError' && isErrorCode(code);
}

function codeText(code: string, params: Record<string, string | number>): string {
  // i18next would read the underscore as a variant of the key `invalid`.
  const key = code === 'invalid_token' ? 'invalidToken' : code;
  const known = isErrorCode(key) ? key : 'genericError';
  const text = i18n.getFixedT(null, 'errors')(`codes.${known}`, {
    // Chooses a plural form, should a text have one; what is shown comes from `replace`.
    count: Number(params['count'] ?? 0),
    replace: params,
  });
  // A number that the server did not send must not leave a hole in the sentence.
  return text.replace(/\{\{\w+\}\}/g, '').trimEnd();
}

/**
 * The text under a field. `code` is a validation code, with its length after a colon where it has one
 * (`required`, `maxLength:50`), or a dictionary code of the server; anything else reads "Invalid value." (VAL-01).
 */
export function fieldErrorText(code: string): string {
  const [name = '', length = ''] = code.split(':');
  if (isValidationCode(name)) return i18n.t(name, { ns: 'validation', length });
  return isErrorCode(name) ? codeText(name, {}) : i18n.t('invalid', { ns: 'validation' });
}
