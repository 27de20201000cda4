import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { id, listOf, noContent, perhaps } from '@/shared/api/decode';
import { malformedError, RequestError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import { toMethod } from '@/features/session/api';
import type { TwoFactorMethod } from '@/features/session/types';
import {
  appOfferSchema,
  factorSchema,
  type AppOffer,
  type Factor,
  type NewApp,
  type NewPhone,
} from '../types';

/** Fetches the second factors of the member (TFA-05). */
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
