import { useSyncExternalStore } from 'react';
import { readDevice, subscribeToDevice, type DeviceSettings } from './device';

/** Change the settings with `writeDevice`. */
export function useDevice(): DeviceSettings {
  return useSyncExternalStore(subscribeToDevice, readDevice);
}
