import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import * as api from './api';

/** Login: requested, succeeded, failed (AUTH-02). */
export const logIn = createRequest('session/logIn', api.logIn);
export const verifyCode = createRequest('session/verifyCode', api.verifyCode);
export const resendCode = createRequest('session/resendCode', api.resendCode);
export const register = createRequest('session/register', api.register);
export const confirmEmail = createRequest('session/confirmEmail', api.confirmEmail, {
  key: (token) => token,
});
export const requestReset = createRequest('session/requestReset', api.requestReset);
export const resetPassword = createRequest('session/resetPassword', api.resetPassword);

/** Reads the member whom the stored token belongs to, and everything that a session starts with. */
export const loadMe = createRequest('session/loadMe', (context: CallContext) => api.fetchMe(context), {
  concurrency: 'latest',
});

/** Asks whether the product is under maintenance (SHELL-08). */
export const loadStatus = createResource('session/loadStatus', api.fetchStatus, { concurrency: 'latest' });
