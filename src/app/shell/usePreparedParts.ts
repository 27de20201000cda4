import { useEffect } from 'react';
import { preparePostMenu } from '@/features/posts/ui/PostMenu';
import { untilIdle } from '@/shared/lib/idle/untilIdle';
import { prepareMenu } from '@/shared/ui/menu/Menu';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { preparePopover } from '@/shared/ui/popover/Popover';
import { prepareToasts } from '@/shared/ui/toasts/Toasts';
import { prepareAccountMenu } from './AccountMenu';

const preparations = [
  prepareModal,
  prepareMenu,
  prepareAccountMenu,
  preparePostMenu,
  preparePopover,
  prepareToasts,
];

/** Loads what every page opens, since without a connection it could not be loaded any more (SHELL-07). */
export function usePreparedParts(): void {
  useEffect(() => {
    void untilIdle().then(() => {
      for (const prepare of preparations) prepare();
    });
  }, []);
}
