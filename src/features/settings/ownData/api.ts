import { request } from '@/shared/api/client';
import { noContent } from '@/shared/api/decode';
import { firstCalls } from '@/shared/api/firstCalls';
import { isUnknownCall, toAppError } from '@/shared/errors/appError';
import type { CallContext } from '@/shared/store/attempt';
import { atPassword } from '../atPassword';
import {
  closingSchema,
  downloadSchema,
  storageSchema,
  type Closing,
  type Download,
  type Storage,
} from './types';

const wrongPassword = { password: 'wrongPassword' };

/** Reads how much room the member's pictures take; null where the backend does not tell. */
export async function fetchStorage({ signal }: CallContext): Promise<Storage | null> {
  const answer = await request({ method: 'get', path: firstCalls.me, answer: storageSchema, signal });
  return answer.storage;
}

/** Asks for the address of the member's own data (OWN-01). */
export async function askForExport(password: string, { signal }: CallContext): Promise<Download> {
  return atPassword(
    wrongPassword,
    request({
      method: 'post',
      path: '/api/user/export',
      body: { password },
      hasPassword: true,
      answer: downloadSchema,
      signal,
    }),
  );
}

/** Reads what closing the account takes; a backend that does not tell says so when it refuses (ANY-06). */
export async function fetchClosing({ signal }: CallContext): Promise<Closing> {
  try {
    return await request({ method: 'get', path: '/api/user/closing', answer: closingSchema, signal });
  } catch (thrown) {
    if (isUnknownCall(toAppError(thrown))) return { days: null, lastOwnerOf: [] };
    throw thrown;
  }
}

/** Closes the account (OWN-02). */
export async function closeAccount(password: string, { signal }: CallContext): Promise<undefined> {
  return atPassword(
    wrongPassword,
    request({
      method: 'delete',
      path: '/api/user',
      body: { password },
      hasPassword: true,
      answer: noContent,
      signal,
    }),
  );
}
