import { writeDevice, type Theme } from './device';
import { useDevice } from './useDevice';

const chooseTheme = (theme: Theme) => writeDevice({ theme });

/** Returns the theme and its setter (SHELL-13). */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useDevice().theme, chooseTheme];
}
