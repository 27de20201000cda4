import { useSelector } from 'react-redux';
import type { Notification } from '../types';
import { postIdOf } from './reactions';
import { postMutes } from './undoable';

/** True once nothing more is told of the notification's post, as it is or as it was just chosen. */
export function useIsMuted(target: Notification['target'] | undefined): boolean {
  const waiting = useSelector(postMutes.selectItems);
  if (target === undefined) return false;
  const postId = postIdOf(target);
  return waiting.findLast((mute) => mute.postId === postId)?.isMuted ?? target.muted;
}
