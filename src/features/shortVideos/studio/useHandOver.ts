import { useDispatch, useStore } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { publishClip } from '../adding/publishClip';
import { eraseOutgoing, keepOutgoing, type OutgoingClip } from '../kept/outgoing';

/**
 * Hands a finished video to the uploads, which send it while its member moves about. Answers false, and keeps nothing,
 * where it was stopped or its member has logged out until then: reading and keeping a large file take long (CLIP-02).
 */
export function useHandOver(memberId: string) {
  const dispatch = useDispatch();
  const store = useStore<{ session: SessionState }>();
  return async (clip: OutgoingClip, signal: AbortSignal): Promise<boolean> => {
    const isOver = () => signal.aborted || selectMyId(store.getState()) !== memberId;
    if (isOver()) return false;
    await keepOutgoing(memberId, clip);
    if (isOver()) {
      await eraseOutgoing(memberId, clip.id);
      return false;
    }
    publishClip(clip).forEach(dispatch);
    return true;
  };
}
