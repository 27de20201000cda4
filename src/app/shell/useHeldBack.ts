import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { setHolder } from '../backGate';

/**
 * Holds Back and Forward while `isOn`: the step is undone before the router hears of it, and `onHeld` is given what
 * makes it after all. Steps within one path pass.
 */
export function useHeldBack(isOn: boolean, onHeld: (leave: () => void) => void): void {
  const location = useLocation();
  const here = useRef({ index: entryIndex(), pathname: location.pathname });
  const hold = useEffectEvent(onHeld);

  useEffect(() => {
    here.current = { index: entryIndex(), pathname: location.pathname };
  }, [location]);

  useEffect(() => {
    if (!isOn) return;
    /** Steps that are on their way and must not be held: the undoing one, and the one that is made after all. */
    let ownSteps: ('hidden' | 'shown')[] = [];
    const onPop = (event: PopStateEvent) => {
      const own = ownSteps.shift();
      if (own === 'shown') return;
      if (own === undefined) {
        const steps = entryIndex() - here.current.index;
        if (steps === 0 || window.location.pathname === here.current.pathname) return;
        ownSteps.push('hidden');
        history.go(-steps);
        hold(() => {
          ownSteps = ['shown'];
          history.go(steps);
        });
      }
      event.stopImmediatePropagation();
    };
    setHolder(onPop);
    return () => setHolder(null);
  }, [isOn]);
}

/** Place of the current entry in the router's history. */
function entryIndex(): number {
  const state: unknown = history.state;
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
