import { useEffect } from 'react';
import { writeDevice, type Theme } from './device';
import { useDevice } from './useDevice';

const chooseTheme = (theme: Theme) => writeDevice({ theme });

/**
 * The chosen theme and the way to choose another (SHELL-13). The app calls it once near its root so that the
 * document follows; `system` leaves the choice to the browser.
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
