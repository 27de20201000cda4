import type { DeviceSettings } from './device';

export const textSizes = ['small', 'normal', 'large', 'larger'] as const;
export type TextSize = (typeof textSizes)[number];

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Finds text size and density of this device; the usual where nothing was chosen. */
export function appearanceOf(settings: DeviceSettings): { textSize: TextSize; density: Density } {
  return {
    textSize: textSizes.find((size) => size === settings.textSize) ?? 'normal',
    density: densities.find((density) => density === settings.density) ?? 'comfortable',
  };
}
