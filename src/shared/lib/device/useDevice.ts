import { useSyncExternalStore } from 'react';
import { readDevice, subscribeToDevice, type DeviceSettings } from './device';

export function useDevice(): DeviceSettings {
  return useSyncExternalStore(subscribeToDevice, readDevice);
}
