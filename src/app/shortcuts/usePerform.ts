import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { actUndone, type UndoState } from '@/shared/undo/undo';
import { useOpenFeed } from '../shell/useOpenFeed';
import { controlOf, moveTo, startReply } from './articleFocus';
import type { ShortcutAction } from './shortcuts';

/** Does what a key or a row of the palette stands for; the help is its caller's. */
export function usePerform(onHelp: () => void): (action: ShortcutAction) => void {
  const navigate = useNavigate();
  const me = useSelector(selectMe);
  const openFeed = useOpenFeed();
  const store = useStore<{ undo: UndoState }>();
  return useCallback(
    (action) => {
      if (action.kind === 'help') onHelp();
      else if (action.kind === 'undo') {
        const { offered } = store.getState().undo;
        if (offered) store.dispatch(actUndone({ id: offered.id }));
      } else if (action.kind === 'search') focusSearch();
      else if (action.kind === 'move') moveTo(action.to);
      else if (action.kind === 'feed') {
        openFeed();
        void navigate(paths.feed);
      } else if (action.kind === 'go') {
        if (me) void navigate(action.to(me), { state: action.state });
      } else if (action.target === 'reply') startReply();
      else controlOf(action.target)?.click();
    },
    [me, navigate, onHelp, openFeed, store],
  );
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('header [role="search"] input');
  field?.focus();
  field?.select();
}
