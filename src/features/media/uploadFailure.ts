import type { AppError } from '@/shared/errors/appError';
import { errorText, failureText } from '@/shared/i18n/errorText';
import type { Upload } from './types';

/** Answers to a file that no other try can make acceptable, by status (VAL-03, ERR-03). */
const codeOfStatus: Readonly<Record<number, string>> = { 413: 'fileTooLarge', 415: 'unsupportedMediaType' };

function refusal({ code, status }: AppError): string | undefined {
  return Object.values(codeOfStatus).find((known) => known === code) ?? codeOfStatus[status ?? 0];
}

/** True if sending the same file again may help. */
export function canRetryUpload({ error }: Upload): boolean {
  return error === null || refusal(error) === undefined;
}

/** Text of a failed upload: about its file if that is the reason, else that of image uploads (ERR-02). */
export function uploadFailureText(error: AppError | null): string {
  if (error === null) return '';
  const code = refusal(error);
  return code === undefined
    ? failureText('errors:failedTo.uploadImage', error)
    : errorText({ code, params: {} });
}
