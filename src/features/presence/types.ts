import * as v from 'valibot';
import type { OnlineStatusCode } from '@/shared/wire/user';
import type { Presence } from '@/shared/ui/avatar/Avatar';

/** 0 invisible, 1 away, 2 online, 3 do not disturb. */
export type StatusCode = OnlineStatusCode;
export const statusCodeSchema = v.picklist([0, 1, 2, 3]);

/** Statuses by the id of the person (PRES-01). */
export type Statuses = Record<string, StatusCode>;

const presences: Record<StatusCode, Presence | undefined> = {
  0: undefined,
  1: 'away',
  2: 'online',
  3: 'busy',
};

/** The dot of a status; none for the invisible. */
export function presenceOf(status: StatusCode | undefined): Presence | undefined {
  return status === undefined ? undefined : presences[status];
}
