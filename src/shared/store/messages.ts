import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '../errors/appError';
import type { MessageKey } from '../i18n/messageKey';

/**
 * Something to tell the member in a toast. The one place that shows them translates `text`; a failure that has a
 * text of its own in the error catalogue shows that one instead (API-05, ERR-02).
 */
export const messageRaised = createAction<{
  kind: 'success' | 'failure';
  text: MessageKey;
  error?: AppError;
}>('messages/raised');
