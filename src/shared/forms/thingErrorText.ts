import type { AppError } from '../errors/appError';
import { errorText } from '../i18n/errorText';

/** Text of a failure of a form about something that is no person: nothing is said of a user then (ERR-01). */
export const thingErrorText = (failure: AppError): string =>
  errorText(failure.code === 'notFound' ? { ...failure, code: 'genericError' } : failure);
