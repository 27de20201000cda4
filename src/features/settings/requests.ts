import type { NotificationType } from '@/shared/wire/user';
import { createRequest } from '@/shared/store/createRequest';
import { userChanged } from '@/features/session/slice';
import * as api from './api';
import { defaultChosen, settingsRead } from './slice';

/** Saves basic information (SET-02). A new address counts once its mailed link was opened. */
export const saveBasic = createRequest('settings/saveBasic', api.saveAccount, {
  followUps: ({ user }) => [userChanged(user)],
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Mails the link of a new address again (SET-02). */
export const resendConfirmation = createRequest(
  'settings/resendConfirmation',
  (email: string, context) => api.saveAccount({ email }, context),
  {
    followUps: ({ user }) => [userChanged(user)],
    messages: { success: 'settings:basic.emailResent', failure: 'errors:failedTo.updateSettings' },
  },
);

/** Cancels a change of address by sending the current one (SET-02). */
export const keepEmail = createRequest(
  'settings/keepEmail',
  (email: string, context) => api.saveAccount({ email }, context),
  {
    followUps: ({ user }) => [userChanged(user)],
    messages: { success: 'settings:basic.emailKept', failure: 'errors:failedTo.updateSettings' },
  },
);

export const savePrivacy = createRequest('settings/savePrivacy', api.saveAccount, {
  followUps: ({ user }) => [userChanged(user)],
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Switches one kind of notification (SET-05); only that switch is taken from the answer. */
export const switchNotification = createRequest(
  'settings/switchNotification',
  async ({ type, isOn }: { type: NotificationType; isOn: boolean }, context) => {
    const { user } = await api.saveAccount({ notification: { [type]: isOn } }, context);
    return { type, isOn: user.notification[type] ?? isOn };
  },
  { key: ({ type }) => type, messages: { failure: 'errors:failedTo.updateSettings' } },
);

/** Saves publication and voting power (SET-05). */
export const saveBlockchain = createRequest('settings/saveBlockchain', api.saveBlockchain, {
  followUps: ({ user }) => [userChanged(user)],
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Changes the password (SET-03), which logs out all other devices. */
export const changePassword = createRequest('settings/changePassword', api.changePassword, {
  followUps: () => [loadDevices.request(undefined)],
  messages: { success: 'settings:password.changed' },
});

export const loadDevices = createRequest(
  'settings/loadDevices',
  (_: undefined, context) => api.fetchDevices(context),
  { concurrency: 'latest', followUps: (devices) => [settingsRead({ devices })] },
);

/** Logs out one other device, or all of them. */
export const endSessions = createRequest('settings/endSessions', api.endSessions, {
  key: (id) => id ?? 'all',
  followUps: () => [loadDevices.request(undefined)],
  messages: { success: 'settings:devices.ended', failure: 'errors:failedTo.updateSettings' },
});

/** Loads the second factors (TFA-05). */
export const loadFactors = createRequest(
  'settings/loadFactors',
  (_: undefined, context) => api.fetchFactors(context),
  { concurrency: 'latest', followUps: (factors) => [settingsRead({ factors })] },
);

/** Loads the key for an authentication app (TFA-06). */
export const loadAppOffer = createRequest(
  'settings/loadAppOffer',
  (_: undefined, context) => api.fetchAppOffer(context),
  { concurrency: 'latest', followUps: (appOffer) => [settingsRead({ appOffer })] },
);

export const addApp = createRequest('settings/addApp', api.addApp, {
  followUps: (newFactor) => [settingsRead({ newFactor })],
});

/** Adds a phone (TFA-06). */
export const addPhone = createRequest('settings/addPhone', api.addPhone, {
  followUps: (newFactor) => [settingsRead({ newFactor })],
});

/** Confirms a second factor by its first code (TFA-03, TFA-06). */
export const verifyFactor = createRequest('settings/verifyFactor', api.verifyFactor, {
  messages: { success: 'settings:factors.added' },
});

export const removeFactor = createRequest('settings/removeFactor', api.removeFactor, {
  key: ({ type, id }) => `${type} ${id}`,
  followUps: () => [loadFactors.request(undefined), loadDevices.request(undefined)],
  messages: { success: 'settings:factors.removed', failure: 'errors:failedTo.updateSettings' },
});

/** Makes another method the default; a failure shows in its row (TFA-05). */
export const makeDefault = createRequest('settings/makeDefault', api.makeDefault, {
  key: ({ type, id }) => `${type} ${id}`,
  followUps: (_, { type, id }) => [defaultChosen({ type, id })],
});
