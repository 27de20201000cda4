import { useEffect } from 'react';
import { untilLoaded } from '@/shared/lib/chunks/untilLoaded';
import { productIcons, setFavicon } from '@/shared/lib/documentTitle/favicon';

/** Makes the tile of a seed the icon of the tab while its page shows, so that many tabs are told apart (SHELL-09). */
export function useTileIcon(seed: string): void {
  useEffect(() => {
    let isOver = false;
    void untilLoaded(() => import('./tileIcons')).then(({ tileIcons }) => {
      if (!isOver) setFavicon(tileIcons(seed));
    });
    return () => {
      isOver = true;
      setFavicon(productIcons);
    };
  }, [seed]);
}
