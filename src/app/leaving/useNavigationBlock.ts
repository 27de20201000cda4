import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { setHolder } from '../backGate';

/**
 * Blocks Back and Forward while `isOn`: undoes the navigation before the router sees it; `onHeld` gets a function
 * that performs it after all. Navigation within one path passes.
 */
export function useNavigationBlock(isOn: boolean, onHeld: (leave: () => void) => void): void {
  const location = useLocation();
  const here = useRef({ index: entryIndex(), pathname: location.pathname });
  const hold = useEffectEvent(onHeld);

  useEffect(() => {
    here.current = { index: entryIndex(), pathname: location.pathname };
  }, [location]);

  useEffect(() => {
    if (!isOn) return;
    /** Own navigations under way that must pass: the undoing one, and the one performed after all. */
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

/** Index of the current entry in the router's history. */
function entryIndex(): number {
  const state: unknown = history.state;
  const index: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}
