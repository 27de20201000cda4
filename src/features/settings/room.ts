import type { Room } from '@/shared/store/rooms';
import { reactions } from './reactions';
import { askForExport, closeAccount, loadClosing, loadStorage } from './ownData/requests';
import {
  addApp,
  addPhone,
  changePassword,
  endSessions,
  keepEmail,
  loadAppOffer,
  loadDevices,
  loadFactors,
  makeDefault,
  removeFactor,
  resendConfirmation,
  saveBasic,
  saveBlockchain,
  savePrivacy,
  saveKind,
  verifyFactor,
} from './requests';

/** Comes with the settings pages. */
export const settingsRoom: Room = {
  name: 'settings',
  requests: [
    saveBasic,
    resendConfirmation,
    keepEmail,
    savePrivacy,
    saveKind,
    saveBlockchain,
    changePassword,
    loadDevices,
    endSessions,
    loadFactors,
    loadAppOffer,
    addApp,
    addPhone,
    verifyFactor,
    removeFactor,
    makeDefault,
    loadStorage,
    askForExport,
    loadClosing,
    closeAccount,
  ],
  reactions: reactions,
};
