import { canRetryUpload } from '@/features/media/uploadFailure';
import type { Upload } from '@/features/media/types';
import { apiError, type AppError } from '@/shared/errors/appError';

/** Failure of a file of an earlier visit whose bytes the browser no longer has (ALB-02). */
export const lostBytes = apiError({ code: 'lostBytes', status: null });

/** State of a file of an earlier visit that waits until the member wants it sent from here (ALB-02). */
export const leftBehind = apiError({ code: 'leftBehind', status: null });

export function hasLostBytes(error: AppError | null): boolean {
  return error?.code === lostBytes.code;
}

export function isLeftBehind(error: AppError | null): boolean {
  return error?.code === leftBehind.code;
}

/** True if sending the same file again may help, and its bytes are here. */
export function canSendAgain(upload: Upload): boolean {
  return canRetryUpload(upload) && !hasLostBytes(upload.error);
}
