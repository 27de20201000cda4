import * as v from 'valibot';
import { request } from '@/shared/api/client';
import type { CallContext } from '@/shared/store/attempt';
import { notificationSchema, type DecodedNotification } from '../types';

const newestSchema = v.object({ list: v.array(notificationSchema) });

/** Fetches the newest notification; null when there is none. */
export async function fetchNewest({ signal }: CallContext): Promise<DecodedNotification | null> {
  const query = { page: 1, per_page: 1 };
  const { list } = await request({ method: 'get', path: '/api/notify', query, answer: newestSchema, signal });
  return list[0] ?? null;
}
