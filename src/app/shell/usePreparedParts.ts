import { useEffect } from 'react';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { prepareMenu } from '@/shared/ui/menu/Menu';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { preparePopover } from '@/shared/ui/popover/Popover';
import { prepareToasts } from '@/shared/ui/toasts/Toasts';

/** Loads what every page opens, since without a connection it could not be loaded any more (SHELL-07). */
export function usePreparedParts(): void {
  useEffect(() => {
    void untilIdle().then(() => {
      for (const prepare of [prepareModal, prepareMenu, preparePopover, prepareToasts]) prepare();
    });
  }, []);
}
