import type { NotificationType } from '@/shared/wire/user';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import * as api from './api';
import type { AccountChanges, BlockchainSettings, Factor } from './types';
import { newFactorChanged } from './newFactorSlice';

/** Loads the calls about second factors on demand. */
const factorsApi = () => import('./twoFactor/api');

/** Saves basic information (SET-02). A new address counts once its mailed link was opened. */
export const saveBasic = createRequest('settings/saveBasic', api.saveAccount, {
  messages: { failure: 'errors:failedTo.updateSettings' },
});

/** Mails the link of a new address again (SET-02). */
export const resendConfirmation = createRequest(
  'settings/resendConfirmation',
  (email: string, context: CallContext) => api.saveAccount({ email }, context),
  {
    messages: { success: 'settings:basic.emailResent', failure: 'errors:failedTo.updateSettings' },
  },
);

/** Cancels a change of address by sending the current one (SET-02). */
export const keepEmail = createRequest(
  'settings/keepEmail',
  (email: string, context: CallContext) => api.saveAccount({ email }, context),
  {
    messages: { success: 'settings:basic.emailKept', failure: 'errors:failedTo.updateSettings' },
  },
);

/** Saves who sees what (SET-04); only that is taken from the answer. */
export const savePrivacy = createRequest(
  'settings/savePrivacy',
  async (changes: AccountChanges, context: CallContext) => {
    const { privacy } = (await api.saveAccount(changes, context)).user;
    return { privacy };
  },
  { messages: { failure: 'errors:failedTo.updateSettings' } },
);

type KindSetting = 'notification' | 'digest';
interface KindChange<S extends KindSetting = KindSetting> {
  type: NotificationType;
  setting: S;
  value: NonNullable<NonNullable<AccountChanges[S]>[NotificationType]>;
}

/** Sets the switch (SET-05) or the mail (LIVE-04) of one kind of notification; only that is taken from the answer. */
export const saveKind = createRequest(
  'settings/saveKind',
  async ({ type, setting, value }: KindChange, context: CallContext) => {
    const { user } = await api.saveAccount({ [setting]: { [type]: value } }, context);
    return { type, setting, value: user[setting]?.[type] ?? value };
  },
  {
    key: ({ type, setting }: Pick<KindChange, 'type' | 'setting'>) => `${setting} ${type}`,
    messages: { failure: 'errors:failedTo.updateSettings' },
  },
);

/** Saves publication and voting power (SET-05); only these are taken from the answer. */
export const saveBlockchain = createRequest(
  'settings/saveBlockchain',
  async (settings: BlockchainSettings, context: CallContext) => {
    const { blockchain, votingPower } = (await api.saveBlockchain(settings, context)).user;
    return { blockchain, votingPower };
  },
  { messages: { failure: 'errors:failedTo.updateSettings' } },
);

/** Changes the password (SET-03), which logs out all other devices. */
export const changePassword = createRequest('settings/changePassword', api.changePassword, {
  followUps: () => [loadDevices.request()],
  messages: { success: 'settings:password.changed', failure: 'errors:failedTo.changePassword' },
});

export const loadDevices = createResource('settings/loadDevices', api.fetchDevices, {
  concurrency: 'latest',
});

/** Logs out one other device, or all of them. */
export const endSessions = createRequest('settings/endSessions', api.endSessions, {
  key: (id) => id ?? 'all',
  followUps: () => [loadDevices.request()],
  messages: { success: 'settings:devices.ended', failure: 'errors:failedTo.updateSettings' },
});

/** Loads the second factors (TFA-05). */
export const loadFactors = createResource(
  'settings/loadFactors',
  lazyCall(async () => (await factorsApi()).fetchFactors),
  {
    concurrency: 'latest',
  },
);

/** Loads the key for an authentication app (TFA-06). */
export const loadAppOffer = createResource(
  'settings/loadAppOffer',
  lazyCall(async () => (await factorsApi()).fetchAppOffer),
  {
    concurrency: 'latest',
  },
);

export const addApp = createRequest(
  'settings/addApp',
  lazyCall(async () => (await factorsApi()).addApp),
  {
    followUps: (newFactor) => [newFactorChanged(newFactor)],
  },
);

/** Adds a phone (TFA-06). */
export const addPhone = createRequest(
  'settings/addPhone',
  lazyCall(async () => (await factorsApi()).addPhone),
  {
    followUps: (newFactor) => [newFactorChanged(newFactor)],
  },
);

/** Confirms a second factor by its first code (TFA-03, TFA-06). */
export const verifyFactor = createRequest(
  'settings/verifyFactor',
  lazyCall(async () => (await factorsApi()).verifyFactor),
  {
    messages: { success: 'settings:factors.added' },
  },
);

/** Key of the calls about one second factor. */
const factorKey = ({ type, id }: Pick<Factor, 'type' | 'id'>) => `${type} ${id}`;

export const removeFactor = createRequest(
  'settings/removeFactor',
  lazyCall(async () => (await factorsApi()).removeFactor),
  {
    key: factorKey,
    followUps: () => [loadFactors.request(), loadDevices.request()],
    messages: { success: 'settings:factors.removed', failure: 'errors:failedTo.updateSettings' },
  },
);

/** Makes another method the default; a failure shows in its row (TFA-05). */
export const makeDefault = createRequest(
  'settings/makeDefault',
  lazyCall(async () => (await factorsApi()).makeDefault),
  {
    key: factorKey,
  },
);
