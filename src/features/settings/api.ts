import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, listOf, noContent, perhaps, whole } from '@/shared/api/decode';
import { apiError, malformedError, RequestError, toAppError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import { users } from '@/features/people/entities';
import { accountSchema, loggedUserKeys, profileSchema, type LoggedUser } from '@/features/people/types';
import { fetchMe, toMethod } from '@/features/session/api';
import type { TwoFactorMethod } from '@/features/session/types';
import {
  appOfferSchema,
  deviceSchema,
  factorSchema,
  type AccountChanges,
  type AppOffer,
  type BlockchainSettings,
  type Device,
  type Factor,
  type NewApp,
  type NewPhone,
  type PasswordChange,
} from './types';

/** The changed account, and its public side for every place that shows it. */
export interface ChangedAccount {
  user: LoggedUser;
  entities: Record<string, Record<string, { id: string }>>;
}

/** Sends changes; the changed account is read where the backend does not answer with the whole of it (ANY-02). */
async function change(
  method: 'patch' | 'post',
  path: string,
  body: AccountChanges | BlockchainSettings,
  context: CallContext,
): Promise<ChangedAccount> {
  const answer = await request({
    method,
    path,
    body,
    answer: whole(accountSchema, ['email', 'privacy', 'notification']),
    keepKeysAt: loggedUserKeys,
    signal: context.signal,
  });
  const user = answer ?? (await fetchMe(context));
  return { user, entities: { [users.kind]: { [user.id]: v.parse(profileSchema, user) } } };
}

export function saveAccount(changes: AccountChanges, context: CallContext): Promise<ChangedAccount> {
  return change('patch', '/api/user/edit', changes, context);
}

export function saveBlockchain(settings: BlockchainSettings, context: CallContext): Promise<ChangedAccount> {
  return change('post', '/api/profile/editBlockchainSetting', settings, context);
}

/** Changes the password. Some backends refuse a wrong old one with the status of a refused token. */
export async function changePassword(body: PasswordChange, { signal }: CallContext): Promise<void> {
  const path = '/api/profile/change-password';
  try {
    await request({ method: 'post', path, body, answer: noContent, signal });
  } catch (thrown) {
    const { status, code } = toAppError(thrown);
    if (status !== 401 || code === 'unauthorized') throw thrown;
    const wrong = 'validationInvalidCredentials';
    throw new RequestError(apiError({ status, code: wrong, fields: { oldPassword: wrong } }), {
      cause: thrown,
    });
  }
}

export async function fetchDevices({ signal }: CallContext): Promise<Device[]> {
  const answer = listOf(deviceSchema);
  return (await request({ method: 'get', path: '/api/user/sessions', answer, signal })).list;
}

/** Logs out one other device, or all of them without an id. */
export function endSessions(id: string | null, { signal }: CallContext): Promise<undefined> {
  const path = id === null ? '/api/user/sessions' : `/api/user/sessions/${encodeURIComponent(id)}`;
  return request({ method: 'delete', path, answer: noContent, signal });
}

export async function fetchFactors({ signal }: CallContext): Promise<Factor[]> {
  const answer = listOf(factorSchema);
  const { list } = await request({ method: 'get', path: '/api/2fa', answer, signal });
  return list.map((factor) => ({
    ...toMethod(factor),
    isDefault: factor.default,
    isVerified: factor.verified,
  }));
}

export function fetchAppOffer({ signal }: CallContext): Promise<AppOffer> {
  return request({ method: 'get', path: '/api/2fa/app', answer: appOfferSchema, signal });
}

const added = perhaps(v.object({ id }));

/** The id of a new method: the answer's, or that of the last one listed where the answer tells none (ANY-02). */
async function idOfNew(
  answer: { id: string } | null,
  type: TwoFactorMethod['type'],
  context: CallContext,
): Promise<string> {
  if (answer !== null) return answer.id;
  const listed = await fetchFactors(context);
  const newest = listed.findLast((factor) => factor.type === type);
  if (!newest) throw new RequestError(malformedError);
  return newest.id;
}

/** Starts the set-up; the app is in use after `verifyFactor`. */
export async function addApp(app: NewApp, context: CallContext): Promise<TwoFactorMethod> {
  const { signal } = context;
  const body = { ...app, default: false };
  const answer = await request({ method: 'post', path: '/api/2fa/app', body, answer: added, signal });
  return { type: 'app', id: await idOfNew(answer, 'app', context), label: app.accountName };
}

/** Starts the set-up and sends a code to the phone. */
export async function addPhone(phone: NewPhone, context: CallContext): Promise<TwoFactorMethod> {
  const { signal } = context;
  const answer = await request({
    method: 'post',
    path: '/api/2fa/phone',
    body: phone,
    answer: added,
    signal,
  });
  const id = await idOfNew(answer, 'phone', context);
  return { type: 'phone', id, label: `+${phone.countryCode} ${phone.phoneNumber}` };
}

interface FactorCode {
  type: TwoFactorMethod['type'];
  id: string;
  code: string;
}

export function verifyFactor({ type, id, code }: FactorCode, { signal }: CallContext): Promise<undefined> {
  return request({
    method: 'post',
    path: `/api/2fa/${type}/verify/${encodeURIComponent(id)}`,
    body: { token: code },
    answer: noContent,
    signal,
  });
}

export function removeFactor(
  { type, id }: Pick<Factor, 'type' | 'id'>,
  { signal }: CallContext,
): Promise<undefined> {
  return request({
    method: 'delete',
    path: `/api/2fa/${type}/${encodeURIComponent(id)}`,
    answer: noContent,
    signal,
  });
}

/** Makes a method the first one that a login asks for. */
export function makeDefault(
  { type, id }: Pick<Factor, 'type' | 'id'>,
  { signal }: CallContext,
): Promise<undefined> {
  return request({
    method: 'post',
    path: `/api/2fa/${type}/default/${encodeURIComponent(id)}`,
    answer: noContent,
    signal,
  });
}
