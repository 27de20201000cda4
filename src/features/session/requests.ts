import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import * as api from './api';

export const logIn = createRequest('session/logIn', api.logIn);
export const verifyCode = createRequest('session/verifyCode', api.verifyCode);
export const resendCode = createRequest('session/resendCode', api.resendCode, { key: (id) => id });
export const register = createRequest('session/register', api.register);
export const confirmEmail = createRequest('session/confirmEmail', api.confirmEmail, {
  key: (token) => token,
});
export const resendConfirmation = createRequest('session/resendConfirmation', api.resendConfirmation);
export const requestReset = createRequest('session/requestReset', api.requestReset);
export const resetPassword = createRequest('session/resetPassword', api.resetPassword);

/** Loads the member of the stored token, with everything that a session starts with. */
export const loadMe = createRequest('session/loadMe', (context: CallContext) => api.fetchMe(context), {
  concurrency: 'latest',
});

export const loadStatus = createResource('session/loadStatus', api.fetchStatus, { concurrency: 'latest' });
