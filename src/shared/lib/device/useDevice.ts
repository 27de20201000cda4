import { useSyncExternalStore } from 'react';
import { readDevice, subscribeToDevice, type DeviceSettings } from './device';

/** The settings of this device, up to date in every tab; change them with `writeDevice`. */
export function useDevice(): DeviceSettings {
  return useSyncExternalStore(subscribeToDevice, readDevice);
}
