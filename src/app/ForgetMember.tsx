import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectPhase } from '@/features/session/selectors';
import { forgetLists } from '@/shared/ui/infiniteList/listMemory';
import { clearToasts } from '@/shared/ui/toasts/toasts';

/**
 * Erases what lists and toasts keep outside the store once the session has ended (AUTH-08). An effect, since lists
 * save their scroll position while they leave the screen.
 */
export function ForgetMember() {
  const isGuest = useSelector(selectPhase) === 'guest';
  useEffect(() => {
    if (!isGuest) return;
    forgetLists();
    clearToasts();
  }, [isGuest]);
  return null;
}
