import * as v from 'valibot';
import { request } from '@/shared/api/client';
import { listOf, noContent, whole } from '@/shared/api/decode';
import { isUnknownCall, toAppError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import { users } from '@/features/people/entities';
import { accountSchema, loggedUserKeys, profileSchema, type LoggedUser } from '@/features/people/types';
import { fetchMe } from '@/features/session/api';
import { atPassword } from './atPassword';
import {
  deviceSchema,
  type AccountChanges,
  type BlockchainSettings,
  type Device,
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

/** Changes the password (SET-03). */
export async function changePassword(body: PasswordChange, { signal }: CallContext): Promise<void> {
  const path = '/api/profile/change-password';
  await atPassword(
    { oldPassword: 'validationInvalidCredentials' },
    request({ method: 'post', path, body, hasPassword: true, answer: noContent, signal }),
  );
}

export async function fetchDevices({ signal }: CallContext): Promise<Device[]> {
  const answer = listOf(deviceSchema);
  return (await request({ method: 'get', path: '/api/user/sessions', answer, signal })).list;
}

/** Logs out one other device, or all of them without an id. One that was logged out elsewhere is no failure. */
export async function endSessions(id: string | null, { signal }: CallContext): Promise<undefined> {
  const path = id === null ? '/api/user/sessions' : `/api/user/sessions/${encodeURIComponent(id)}`;
  try {
    await request({ method: 'delete', path, answer: noContent, signal });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.status !== 404 || isUnknownCall(error)) throw thrown;
  }
}
