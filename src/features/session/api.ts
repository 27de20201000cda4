import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { noContent, perhaps, text, yesOrNo } from '@/shared/api/decode';
import { firstCalls } from '@/shared/api/firstCalls';
import { keepToken, readToken, storeToken } from '@/shared/api/token';
import type { CallContext } from '@/shared/store/attempt';
import { accountSchema, loggedUserKeys, type LoggedUser } from '@/features/people/types';
import {
  twoFactorEntrySchema,
  type Entered,
  type Login,
  type LoginResult,
  type NewPassword,
  type Registration,
  type TwoFactorMethod,
  type VerifyCode,
} from './types';

const tokenSchema = v.object({
  token: v.pipe(
    v.string(),
    v.check(({ length }) => length > 0),
  ),
});
const loginSchema = v.union([
  tokenSchema,
  v.object({
    twoFactorAuth: v.pipe(
      v.array(twoFactorEntrySchema),
      v.check(({ length }) => length > 0),
    ),
  }),
]);

/** Logs in; with `comesBack` also to a closed account, which is open again from then on (OWN-02). */
export async function logIn(
  { comesBack = false, ...credentials }: Login,
  context: CallContext,
): Promise<LoginResult> {
  const answer = await request({
    method: 'post',
    path: comesBack ? '/api/users/restore' : '/api/users/auth',
    body: credentials,
    answer: loginSchema,
    ...asGuest(context),
  });
  if ('token' in answer) return { kind: 'loggedIn', ...(await enter(answer.token, context)) };
  return { kind: 'twoFactor', methods: answer.twoFactorAuth.map(toMethod) };
}

/** A login over the page carries no dead token (HOUR-05). */
const asGuest = ({ signal }: CallContext) => ({ signal, token: null });

/** Takes the token of a login; over a member's page only after it is known whose it is (HOUR-05). */
async function enter(token: string, context: CallContext): Promise<Entered> {
  if (readToken() === null) {
    storeToken(token);
    return {};
  }
  const member = await fetchMe(context, token);
  keepToken(token);
  return { member };
}

/** A second factor for display. */
export function toMethod(entry: v.InferOutput<typeof twoFactorEntrySchema>): TwoFactorMethod {
  if ('twoFactorAuthApp' in entry) {
    const { id, accountName } = entry.twoFactorAuthApp;
    return { type: 'app', id, label: accountName };
  }
  const { id, countryCode, phoneNumber, codeSent } = entry.twoFactorAuthPhone;
  const label = countryCode === '' ? phoneNumber : `+${countryCode.replace('+', '')} ${phoneNumber}`;
  return { type: 'phone', id, label, ...(codeSent === undefined ? {} : { isCodeSent: codeSent }) };
}

export async function verifyCode({ type, id, code }: VerifyCode, context: CallContext): Promise<Entered> {
  const { token } = await request({
    method: 'post',
    path: `/api/users/auth/${type}/validateToken/${encodeURIComponent(id)}`,
    body: { token: code },
    answer: tokenSchema,
    ...asGuest(context),
  });
  return enter(token, context);
}

export function resendCode(id: string, context: CallContext): Promise<undefined> {
  return request({
    method: 'post',
    path: `/api/2fa/phone/resendToken/${encodeURIComponent(id)}`,
    answer: noContent,
    ...asGuest(context),
  });
}

export async function register(
  registration: Registration,
  { signal }: CallContext,
): Promise<{ email: string }> {
  await request({
    method: 'post',
    path: '/api/users/register',
    body: registration,
    answer: noContent,
    signal,
  });
  return { email: registration.email };
}

/** Confirms the address of a mailed link (AUTH-07); null where the backend does not tell which that is. */
export async function confirmEmail(
  token: string,
  { signal }: CallContext,
): Promise<{ email: string | null }> {
  const answer = await request({
    method: 'get',
    path: '/api/users/confirm',
    query: { token },
    isWrite: true,
    answer: perhaps(v.object({ email: v.string() })),
    signal,
  });
  return { email: answer?.email ?? null };
}

/** Asks for another confirmation mail (AUTH-05). */
export function resendConfirmation(email: string, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'post',
    path: '/api/users/confirm/resend',
    body: { email },
    answer: noContent,
    signal,
  });
}

export function requestReset(email: string, { signal }: CallContext): Promise<undefined> {
  return request({ method: 'post', path: '/api/users/reset', body: { email }, answer: noContent, signal });
}

export function resetPassword(body: NewPassword, { signal }: CallContext): Promise<undefined> {
  return request({ method: 'post', path: '/api/users/emailReset', body, answer: noContent, signal });
}

/** Revokes the token on the server; a failure changes nothing for the member. */
export async function logOut(): Promise<void> {
  await request({ method: 'post', path: '/api/users/logout', answer: noContent, timeoutMs: 5000 }).catch(
    () => undefined,
  );
}

/** Fetches the member of this tab's token, or of another one. */
export function fetchMe({ signal }: CallContext, token?: string): Promise<LoggedUser> {
  return request({
    method: 'get',
    path: firstCalls.me,
    answer: accountSchema,
    keepKeysAt: loggedUserKeys,
    signal,
    ...(token === undefined ? {} : { token }),
  });
}

export interface Told {
  isMaintanceMode: boolean;
  /** Calls beyond the customer's that the backend speaks (ANY-06). */
  features?: string[];
}

export function fetchStatus({ signal }: CallContext): Promise<Told> {
  return request({
    method: 'get',
    path: '/api/status',
    answer: v.object({ isMaintanceMode: yesOrNo, features: v.fallback(v.array(text), []) }),
    signal,
  });
}
