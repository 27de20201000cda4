import { isUnknownCall } from '@/shared/errors/appError';
import { users } from '@/features/people/entities';
import { selectMe } from '@/features/session/selectors';
import { featureMissed, userChanged, type SessionState } from '@/features/session/slice';
import { on } from '@/shared/store/reactions';
import type { RequestsState } from '@/shared/store/requests';
import { askForExport, closeAccount, loadClosing } from './ownData/requests';
import {
  keepEmail,
  loadFactors,
  makeDefault,
  resendConfirmation,
  saveBasic,
  saveBlockchain,
  saveKind,
  savePrivacy,
} from './requests';
import type { Factor } from './types';

interface State {
  session: SessionState;
}

export const reactions = [
  // An answer speaks for the choices of its call: those of two may overtake each other (API-08).
  on(
    [saveBasic.success, resendConfirmation.success, keepEmail.success],
    ({ payload: { user } }, state: State) => {
      const me = selectMe(state);
      if (!me) return [];
      const { privacy, notification, digest, blockchain, onlineStatus, avatar, cover } = me;
      const others = { privacy, notification, digest, blockchain, onlineStatus, avatar, cover };
      return [userChanged({ ...user, ...others })];
    },
  ),
  on(savePrivacy.success, ({ payload }, state: State) => {
    const me = selectMe(state);
    return me ? [userChanged({ ...me, ...payload })] : [];
  }),
  on(saveBlockchain.success, ({ payload }, state: State) => {
    const me = selectMe(state);
    const { votingPower } = payload;
    return me ? [userChanged({ ...me, ...payload }), users.changed(me.id, { votingPower })] : [];
  }),

  // Each answer speaks for its own choice: those of two may overtake each other (SET-05).
  on(saveKind.success, ({ payload: { type, setting, value } }, state: State) => {
    const me = selectMe(state);
    return me ? [userChanged({ ...me, [setting]: { ...me[setting], [type]: value } })] : [];
  }),

  // A login asks for this method first from now on (TFA-05).
  on(makeDefault.success, ({ meta: { arg } }, state: { requests: RequestsState }) => {
    const factors = loadFactors.select(state).data;
    const isArg = ({ type, id }: Factor) => type === arg.type && id === arg.id;
    return factors
      ? [loadFactors.changed(factors.map((factor) => ({ ...factor, isDefault: isArg(factor) })))]
      : [];
  }),

  // A call that the backend does not know is not offered again (ANY-06).
  on(makeDefault.failure, ({ payload }) =>
    isUnknownCall(payload) ? [featureMissed('twoFactorDefault')] : [],
  ),
  on(askForExport.failure, ({ payload }) => (isUnknownCall(payload) ? [featureMissed('export')] : [])),
  on(closeAccount.failure, ({ payload }) => (isUnknownCall(payload) ? [featureMissed('closing')] : [])),

  // Something may be owned alone meanwhile: the dialog then tells what (OWN-02).
  on(closeAccount.failure, ({ payload }) =>
    payload.code === 'ownsCommunities' ? [loadClosing.request()] : [],
  ),
];
