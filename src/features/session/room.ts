import type { Room } from '@/shared/store/rooms';
import { begin, enterAfterLogin, watchOtherTabs, watchRefusals } from './flows';
import {
  confirmEmail,
  loadMe,
  loadStatus,
  logIn,
  register,
  requestReset,
  resendCode,
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
    requestReset,
    resetPassword,
    loadMe,
    loadStatus,
  ],
  flows: [enterAfterLogin, watchRefusals, watchOtherTabs, begin],
};
