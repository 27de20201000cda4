import type { NotificationType } from '@/shared/wire/user';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { userChanged } from '@/features/session/slice';
import * as api from './api';
import type { Factor } from './types';
import { newFactorChanged } from './newFactorSlice';

/** Changes of the basic information (SET-02). A new address counts only once its link was opened. */
export const saveBasic = createRequest('settings/saveBasic', api.saveAccount, {
  followUps: ({ user }) => [userChanged(user)],
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Mails the link to a new address once more (SET-02). */
export const resendConfirmation = createRequest(
  'settings/resendConfirmation',
  (email: string, context: CallContext) => api.saveAccount({ email }, context),
  {
    followUps: ({ user }) => [userChanged(user)],
    messages: { success: 'settings:basic.emailResent', failure: 'errors:failedTo.updateSettings' },
  },
);

/** Takes the change of the address back by asking for the present one (SET-02). */
export const keepEmail = createRequest(
  'settings/keepEmail',
  (email: string, context: CallContext) => api.saveAccount({ email }, context),
  {
    followUps: ({ user }) => [userChanged(user)],
    messages: { success: 'settings:basic.emailKept', failure: 'errors:failedTo.updateSettings' },
  },
);

/** Changes of the privacy settings (SET-04). */
export const savePrivacy = createRequest('settings/savePrivacy', api.saveAccount, {
  followUps: ({ user }) => [userChanged(user)],
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** One switch of the notifications (SET-05); the saga takes over that switch alone from the answer. */
export const switchNotification = createRequest(
  'settings/switchNotification',
  async ({ type, isOn }: { type: NotificationType; isOn: boolean }, context: CallContext) => {
    const { user } = await api.saveAccount({ notification: { [type]: isOn } }, context);
    return { type, isOn: user.notification[type] ?? isOn };
  },
  {
    key: ({ type }: { type: NotificationType }) => type,
    messages: { failure: 'errors:failedTo.updateSettings' },
  },
);

/** Publication and voting power (SET-05). */
export const saveBlockchain = createRequest('settings/saveBlockchain', api.saveBlockchain, {
  followUps: ({ user }) => [userChanged(user)],
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** A new password (SET-03); the other devices are logged out with it. */
export const changePassword = createRequest('settings/changePassword', api.changePassword, {
  followUps: () => [loadDevices.request()],
  messages: { success: 'settings:password.changed' },
});

export const loadDevices = createResource('settings/loadDevices', api.fetchDevices, {
  concurrency: 'latest',
});

/** Logs another device out, or all others. */
export const endSessions = createRequest('settings/endSessions', api.endSessions, {
  key: (id) => id ?? 'all',
  followUps: () => [loadDevices.request()],
  messages: { success: 'settings:devices.ended', failure: 'errors:failedTo.updateSettings' },
});

/** The second factors of the member (TFA-05). */
export const loadFactors = createResource('settings/loadFactors', api.fetchFactors, {
  concurrency: 'latest',
});

/** App data of a set-up (TFA-06). */
export const loadAppOffer = createResource('settings/loadAppOffer', api.fetchAppOffer, {
  concurrency: 'latest',
});

export const addApp = createRequest('settings/addApp', api.addApp, {
  followUps: (newFactor) => [newFactorChanged(newFactor)],
});

/** Phone data of a set-up (TFA-06). */
export const addPhone = createRequest('settings/addPhone', api.addPhone, {
  followUps: (newFactor) => [newFactorChanged(newFactor)],
});

/** The code that puts a second factor into use (TFA-03, TFA-06). */
export const verifyFactor = createRequest('settings/verifyFactor', api.verifyFactor, {
  messages: { success: 'settings:factors.added' },
});

/** Key of the calls about one second factor. */
const factorKey = ({ type, id }: Pick<Factor, 'type' | 'id'>) => `${type} ${id}`;

export const removeFactor = createRequest('settings/removeFactor', api.removeFactor, {
  key: factorKey,
  followUps: () => [loadFactors.request(), loadDevices.request()],
  messages: { success: 'settings:factors.removed', failure: 'errors:failedTo.updateSettings' },
});

/** Another of the methods in use becomes the default; a failure shows in its row (TFA-05). */
export const makeDefault = createRequest('settings/makeDefault', api.makeDefault, {
  key: factorKey,
});
