import { useDispatch, useSelector } from 'react-redux';
import { resendCode } from '../requests';
import { selectTwoFactor } from '../selectors';
import { methodChosen } from '../slice';
import type { TwoFactorMethod } from '../types';
import { useEnteringTexts } from './enteringTexts';

/** The second step of a login under way, with its words and its other methods (TFA-01); null without one. */
export function useSecondFactor() {
  const t = useEnteringTexts();
  const dispatch = useDispatch();
  const twoFactor = useSelector(selectTwoFactor);
  const method = twoFactor?.methods.find(({ id }) => id === twoFactor.chosen);
  if (!twoFactor || !method) return null;

  const { label } = method;
  // The login itself texts only the first method.
  const isFirst = method === twoFactor.methods[0];
  const isUnsent = isFirst && method.isCodeSent === false;
  const phoneLead = isUnsent
    ? t('twoFactor.leadPhoneUnsent', { label })
    : t('twoFactor.leadPhone', { label });
  return {
    method,
    lead: method.type === 'phone' ? phoneLead : t('twoFactor.leadApp', { label }),
    /** The login has just sent a code. */
    isSent: isFirst && !isUnsent,
    others: twoFactor.methods.filter(({ id }) => id !== method.id),
    nameOf: (other: TwoFactorMethod) =>
      other.type === 'phone'
        ? t('twoFactor.byPhone', { label: other.label })
        : t('twoFactor.byApp', { label: other.label }),
    choose: (other: TwoFactorMethod) => {
      dispatch(methodChosen(other.id));
      if (other.type === 'phone') dispatch(resendCode.request(other.id));
    },
  };
}
