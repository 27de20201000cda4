import { useEffect } from 'react';
import { useDevice } from './useDevice';

/**
 * Marks the document with theme, text size and density of this device, for the styles (SHELL-13): a mark without a
 * style, such as the theme `system`, changes nothing. Must be mounted once near the app's root.
 */
export function useAppearance(): void {
  const { theme, textSize, density } = useDevice();
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { theme, textSize, density });
  }, [theme, textSize, density]);
}
