import { useEffect, useRef, useState } from 'react';

/** Pixels of finger or wheel travel for a full pull. */
const distance = 96;
/** Milliseconds without wheel events that end a gesture. */
const wheelPauseMs = 180;

/**
 * Returns how far the page is pulled, 0 to 1. A full pull calls `onPulled`: on release by touch, at once by trackpad.
 * Only gestures that begin at the top count, so that the momentum of scrolling up never refreshes.
 */
export function usePull(onPulled: () => void, isEnabled: boolean): number {
  const [pull, setPull] = useState(0);
  const pulled = useRef(onPulled);
  useEffect(() => {
    pulled.current = onPulled;
  });

  useEffect(() => {
    if (!isEnabled) return;
    let amount = 0;
    const set = (next: number) => {
      amount = next;
      setPull(next);
    };
    const stopTouch = watchTouch(
      (travel) => set(Math.min(1, Math.max(0, travel / distance))),
      () => {
        const isWhole = amount >= 1;
        set(0);
        if (isWhole) pulled.current();
      },
    );
    const stopWheel = watchWheel((travel) => {
      set(Math.min(1, travel / distance / 3));
      if (amount < 1) return false;
      set(0);
      pulled.current();
      return true;
    });
    return () => {
      stopTouch();
      stopWheel();
      setPull(0);
    };
  }, [isEnabled]);
  return pull;
}

/** A second finger, and whatever the device does in between, ends the pull without a release. */
function watchTouch(onMove: (travel: number) => void, onRelease: () => void): () => void {
  let start: number | null = null;
  const cancel = () => {
    if (start !== null) onMove(0);
    start = null;
  };
  const begin = ({ touches }: TouchEvent) => {
    cancel();
    start = scrollY <= 0 && touches.length === 1 ? (touches[0]?.clientY ?? null) : null;
  };
  const move = ({ touches }: TouchEvent) => {
    const at = touches[0]?.clientY;
    if (start === null || at === undefined) return;
    if (scrollY > 0) start = null;
    onMove(start === null ? 0 : at - start);
  };
  const end = () => {
    if (start === null) return;
    start = null;
    onRelease();
  };
  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchmove', move, { passive: true });
  document.addEventListener('touchend', end);
  document.addEventListener('touchcancel', cancel);
  return () => {
    document.removeEventListener('touchstart', begin);
    document.removeEventListener('touchmove', move);
    document.removeEventListener('touchend', end);
    document.removeEventListener('touchcancel', cancel);
  };
}

/** `onTravel` returns true when the gesture is finished. Ignores a mouse wheel's coarse clicks. */
function watchWheel(onTravel: (travel: number) => boolean): () => void {
  let last = -Infinity;
  let travel = 0;
  let counts = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const turn = ({ deltaY, deltaMode, timeStamp, ctrlKey }: WheelEvent) => {
    const isNew = timeStamp - last > wheelPauseMs;
    last = timeStamp;
    if (isNew) {
      travel = 0;
      counts = scrollY <= 0 && deltaMode === 0 && Math.abs(deltaY) < 40 && !ctrlKey;
    }
    if (!counts) return;
    travel = scrollY > 0 ? 0 : Math.max(0, travel - deltaY);
    if (onTravel(travel)) counts = false;
    clearTimeout(rest);
    rest = setTimeout(() => onTravel(0), wheelPauseMs);
  };
  addEventListener('wheel', turn, { passive: true });
  return () => {
    removeEventListener('wheel', turn);
    clearTimeout(rest);
  };
}
