import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { selectMe } from '@/features/session/selectors';
import { paths } from '@/shared/config/paths';
import { useDevice } from '@/shared/lib/device/useDevice';
import { acceptsShortcuts } from '@/shared/lib/shortcuts/acceptsShortcuts';
import { actUndone, type UndoState } from '@/shared/undo/undo';
import { useOpenFeed } from '../shell/useOpenFeed';
import { controlOf, currentArticle, moveTo, startReply } from './articleFocus';
import { actionOf, beginsSequence, type ShortcutAction } from './shortcuts';

/** Milliseconds allowed between the two keys of a sequence. */
const sequenceMs = 1500;

/** The single-key shortcuts, unless the member has switched them off (WCAG 2.1.4). */
export function useShortcuts(onHelp: () => void): void {
  const { hasShortcuts } = useDevice();
  const navigate = useNavigate();
  const me = useSelector(selectMe);
  const openFeed = useOpenFeed();
  const store = useStore<{ undo: UndoState }>();

  useEffect(() => {
    if (!hasShortcuts || !me) return;
    let begun: { key: string; at: number } | null = null;

    const undo = () => {
      const { offered } = store.getState().undo;
      if (offered) store.dispatch(actUndone({ id: offered.id }));
    };
    const perform = (action: ShortcutAction) => {
      if (action.kind === 'help') onHelp();
      else if (action.kind === 'undo') undo();
      else if (action.kind === 'move') moveTo(action.to);
      else if (action.kind === 'feed') {
        openFeed();
        void navigate(paths.feed);
      } else if (action.kind === 'go') void navigate(action.to(me), { state: action.state });
      else if (action.target === 'reply') startReply();
      else controlOf(action.target)?.click();
    };
    const onKey = (event: KeyboardEvent) => {
      if (!acceptsShortcuts(event)) return;
      const { key, timeStamp } = event;
      // A focused control keeps its own Enter; only the article itself opens.
      if (key === 'Enter' && document.activeElement !== currentArticle()) return;
      const isSecond = begun !== null && timeStamp - begun.at < sequenceMs;
      const action = actionOf(isSecond ? `${begun?.key} ${key}` : key);
      begun = !isSecond && beginsSequence(key) ? { key, at: timeStamp } : null;
      if (!action || (event.repeat && action.kind !== 'move')) return;
      event.preventDefault();
      perform(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasShortcuts, me, navigate, onHelp, openFeed, store]);
}
