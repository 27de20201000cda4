import type { Room } from '@/shared/store/rooms';
import { begin, enterAfterLogin, watchOtherTabs, watchRefusals } from './flows';
import { reactions } from './reactions';
import {
  confirmEmail,
  loadMe,
  loadStatus,
  logIn,
  register,
  requestReset,
  resendCode,
  resendConfirmation,
  resetPassword,
  verifyCode,
} from './requests';

export const sessionRoom: Room = {
  name: 'session',
  requests: [
    logIn,
    verifyCode,
    resendCode,
    register,
    confirmEmail,
    resendConfirmation,
    requestReset,
    resetPassword,
    loadMe,
    loadStatus,
  ],
  reactions,
  flows: [enterAfterLogin, watchRefusals, watchOtherTabs, begin],
};
