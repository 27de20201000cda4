import { useEffect } from 'react';
import { writeDevice, type Theme } from './device';
import { useDevice } from './useDevice';

const chooseTheme = (theme: Theme) => writeDevice({ theme });

/**
 * Returns the theme and its setter (SHELL-13), and applies it to the document; `system` leaves the choice to the
 * browser. Must be mounted once near the app's root.
 */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const { theme } = useDevice();
  useEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }, [theme]);
  return [theme, chooseTheme];
}
