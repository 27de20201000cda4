import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { actUndone, type UndoState } from './undo';

interface Root {
  undo: UndoState;
}

/**
 * The undoable act on one thing (HOUR-04). Screens show the thing as if it were done while `isDone`; the same button
 * takes the act back, until it `isSending`.
 * @param name of the undoable, whose items are told apart by their `id`
 */
export function useWaiting(name: string, id: string) {
  const dispatch = useDispatch();
  const actId = useSelector(
    ({ undo }: Root) => undo.acts.find((act) => act.name === name && act.items.some(hasId(id)))?.id,
  );
  const isOffered = useSelector(({ undo }: Root) => undo.offered?.id === actId);
  const isDone = actId !== undefined;
  const takeBack = useCallback(() => {
    if (actId !== undefined) dispatch(actUndone({ id: actId }));
  }, [dispatch, actId]);
  return { isDone, isSending: isDone && !isOffered, takeBack };
}

const hasId = (id: string) => (item: unknown) => (item as { id: string }).id === id;
