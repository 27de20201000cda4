import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { listOf, noContent } from '@/shared/api/decode';
import type { CallContext } from '@/shared/store/attempt';
import { users } from '@/features/people/entities';
import { loggedUserKeys, loggedUserSchema, profileSchema, type LoggedUser } from '@/features/people/types';
import { toMethod } from '@/features/session/api';
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

function toChanged(user: LoggedUser): ChangedAccount {
  return { user, entities: { [users.kind]: { [user.id]: v.parse(profileSchema, user) } } };
}

export async function saveAccount(changes: AccountChanges, { signal }: CallContext): Promise<ChangedAccount> {
  return toChanged(
    await request({
      method: 'patch',
      path: '/api/user/edit',
      body: changes,
      answer: loggedUserSchema,
      keepKeysAt: loggedUserKeys,
      signal,
    }),
  );
}

export async function saveBlockchain(
  settings: BlockchainSettings,
  { signal }: CallContext,
): Promise<ChangedAccount> {
  return toChanged(
    await request({
      method: 'post',
      path: '/api/profile/editBlockchainSetting',
      body: settings,
      answer: loggedUserSchema,
      keepKeysAt: loggedUserKeys,
      signal,
    }),
  );
}

export function changePassword(body: PasswordChange, { signal }: CallContext): Promise<undefined> {
  return request({ method: 'post', path: '/api/profile/change-password', body, answer: noContent, signal });
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

const added = v.object({ id: v.string() });

/** Starts the set-up; the app is in use after `verifyFactor`. */
export async function addApp(app: NewApp, { signal }: CallContext): Promise<TwoFactorMethod> {
  const body = { ...app, default: false };
  const { id } = await request({ method: 'post', path: '/api/2fa/app', body, answer: added, signal });
  return { type: 'app', id, label: app.accountName };
}

/** Starts the set-up and sends a code to the phone. */
export async function addPhone(phone: NewPhone, { signal }: CallContext): Promise<TwoFactorMethod> {
  const { id } = await request({
    method: 'post',
    path: '/api/2fa/phone',
    body: phone,
    answer: added,
    signal,
  });
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
