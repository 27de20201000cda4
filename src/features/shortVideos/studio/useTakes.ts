import { useRef, useState } from 'react';
import { eraseKept, forgetCut } from '../kept/keptVideo';
import { eraseOtherTakes, keepOrder } from '../kept/keptTakes';
import { movedEarlier, nextIdOf, withTake, type Take } from './takes';

/** Last change of the takes, and how they were before. */
export interface TakeChange {
  kind: 'deleted' | 'filmedAgain';
  /** Place of the take, from 1. */
  number: number;
  before: readonly Take[];
}

/**
 * Takes of a recording (CLIP-02), kept on the device in their order. A deleted or replaced one can be brought back
 * until the next change.
 */
export function useTakes(memberId: string, initial: readonly Take[]) {
  const [takes, setTakes] = useState(initial);
  const [last, setLast] = useState<TakeChange | null>(null);
  const next = useRef(nextIdOf(initial));
  const isBegun = useRef(initial.length > 0);

  const change = (now: readonly Take[], done: Omit<TakeChange, 'before'> | null) => {
    setLast(done && { ...done, before: takes });
    setTakes(now);
    void keepOrder(memberId, now, next.current).then(() => forgetCut(memberId));
  };
  const numberOf = (wanted: number) => takes.findIndex(({ id }) => id === wanted) + 1;
  const remove = (id: number) =>
    change(
      takes.filter((take) => take.id !== id),
      { kind: 'deleted', number: numberOf(id) },
    );

  return {
    takes,
    last,
    /** Makes room for the first take: whatever was kept before goes. Answers the id of the take to come. */
    begin: async () => {
      if (!isBegun.current) await eraseKept(memberId);
      isBegun.current = true;
      return next.current;
    },
    add: (take: Take, replaced: number | null) => {
      next.current = take.id + 1;
      const number = replaced === null ? 0 : numberOf(replaced);
      change(withTake(takes, take, replaced), number === 0 ? null : { kind: 'filmedAgain', number });
    },
    remove,
    removeLast: () => {
      const taken = takes.at(-1);
      if (taken) remove(taken.id);
    },
    moveEarlier: (id: number) => change(movedEarlier(takes, id), null),
    undo: () => last && change(last.before, null),
    /** Gives up what could be brought back. */
    settle: () => void eraseOtherTakes(memberId, takes, next.current),
  };
}
