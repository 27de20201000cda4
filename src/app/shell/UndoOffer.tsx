import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { actConfirmed, actUndone, undoHeld, undoMs, type UndoState } from '@/shared/undo/undo';

const UndoBar = lazyExtra(async () => (await import('@/shared/ui/undoBar/UndoBar')).UndoBar);

/** The bar of the act that can still be taken back (HOUR-04); its code loads with the first one. */
export function UndoOffer() {
  const dispatch = useDispatch();
  const offered = useSelector(({ undo }: { undo: UndoState }) => undo.offered);
  const isHeld = useSelector(({ undo }: { undo: UndoState }) => undo.isHeld);
  const hold = useCallback((isLookedAt: boolean) => void dispatch(undoHeld(isLookedAt)), [dispatch]);
  if (!offered) return null;
  const { id, text } = offered;
  return (
    <UndoBar
      key={id}
      text={text}
      ms={undoMs}
      isHeld={isHeld}
      onUndo={() => dispatch(actUndone({ id }))}
      onClose={() => dispatch(actConfirmed({ id }))}
      onHold={hold}
    />
  );
}
